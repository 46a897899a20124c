/** Whether this page plays without a server: then everything it asks is answered in the browser (`src/here/`). */

export const here: boolean = globalThis.document?.documentElement?.dataset["here"] !== undefined;
