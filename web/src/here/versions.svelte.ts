/** The page kept in this browser, and whether a newer version of it is there. */

class Versions {
  /** A new version waits to be wanted. */
  isNew = $state(false);
  /** All of the page is kept: it opens without a line from now on. */
  isKept = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keep the page; a browser that cannot plays all the same, with a line. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // Whoever wanted the new version sees it; the first one ever is this page already.
      if (had) location.reload();
    });
    const kept = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    const look = (worker: ServiceWorker | null) => {
      if (worker === null) return;
      const told = () => {
        if (worker.state === "activated") this.isKept = true;
        if (worker.state === "installed" && kept.active !== null) [this.#waiting, this.isNew] = [worker, true];
      };
      worker.addEventListener("statechange", told);
      told();
    };
    for (const worker of [kept.active, kept.waiting, kept.installing]) look(worker);
    kept.addEventListener("updatefound", () => look(kept.installing));
  }

  take(): void {
    this.#waiting?.postMessage("take over");
  }
}

export const versions = new Versions();
