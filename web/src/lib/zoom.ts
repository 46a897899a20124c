/** How much larger everything is drawn on a very large screen (app.css): what the browser measures in
 * the window has to be divided by it before it is given back as a length. */
export function zoom(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
}
