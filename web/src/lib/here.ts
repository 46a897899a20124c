/** Whether this page plays without a server: then everything it asks is answered in the browser (`src/here/`). */

export const here: boolean = globalThis.document?.documentElement?.dataset["here"] !== undefined;

/** Whether this page of a server was built with one that plays without it. */
export const offersHere: boolean = globalThis.document?.documentElement?.dataset["offersHere"] !== undefined;
