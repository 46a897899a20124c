/** What is kept in the browser: a copy of the house's database, and all that was written since, each before it is shown. */

const NAME = "statecraft-here";

export interface Kept {
  copy: Uint8Array;
  journal: string[];
}

export class Keeping {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
  }

  static open(): Promise<Keeping> {
    return new Promise((done, failed) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("copy");
        opening.result.createObjectStore("journal", { autoIncrement: true });
      };
      opening.onsuccess = () => done(new Keeping(opening.result));
      opening.onerror = () => failed(opening.error ?? new Error("no database"));
    });
  }

  async read(): Promise<Kept> {
    const work = this.#db.transaction(["copy", "journal"]);
    const [copy, journal] = [work.objectStore("copy").get("database"), work.objectStore("journal").getAll()];
    await over(work);
    return { copy: (copy.result as Uint8Array | undefined) ?? new Uint8Array(), journal: journal.result as string[] };
  }

  /** One transaction more; it is on the disk when this is done. */
  async add(written: string): Promise<void> {
    const work = this.#db.transaction("journal", "readwrite", { durability: "strict" });
    work.objectStore("journal").add(written);
    await over(work);
  }

  /** A copy takes the place of all that was written before. */
  async replace(copy: Uint8Array): Promise<void> {
    const work = this.#db.transaction(["copy", "journal"], "readwrite", { durability: "strict" });
    work.objectStore("copy").put(copy, "database");
    work.objectStore("journal").clear();
    await over(work);
  }
}

function over(work: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onerror = work.onabort = () => failed(work.error ?? new Error("not kept"));
  });
}
