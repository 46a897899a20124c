/** The worker in which a page without a server plays: Pyodide, the product's own Python files, and the house they make. */

import type { loadPyodide as Load, PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { Keeping } from "./kept";
import type { FromWorker, ToWorker } from "./messages";

interface House extends PyProxy {
  ask(method: string, path: string, body: string, lang: string): Promise<PyProxy>;
  call(line: number, table: string, lang: string, hear: (text: string) => void): void;
  say(line: number, text: string): Promise<void>;
  hang_up(line: number): void;
  run(typed: string): PyProxy;
}

/** The files beside the page with their lengths and hashes, as the build wrote them down. */
interface Files {
  pyodide: string;
  files: Record<string, { size: number; integrity: string }>;
}

const BASE = new URL(self.name);
const LOCK = "statecraft-here";

const tell = (message: FromWorker): void => postMessage(message);

/** Fetch what the house is made of: only what is as it was built, and with word of how much is here. */
async function watched(known: Files["files"]): Promise<void> {
  const plain = self.fetch.bind(self);
  const of = Object.values(known).reduce((sum, { size }) => sum + size, 0);
  let have = 0;
  self.fetch = async (asked: RequestInfo | URL, init: RequestInit = {}) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const file = known[address.slice(BASE.href.length)];
    if (!address.startsWith(BASE.href) || file === undefined) return plain(asked, init);
    const answer = await plain(address, { integrity: file.integrity, credentials: "same-origin" });
    if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${address}`);
    if (address.endsWith(".wasm")) {
      // As it came: a browser keeps what it has compiled of an answer of its own alone.
      have += file.size;
      tell({ is: "progress", have, of });
      return answer;
    }
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        have += part.byteLength;
        tell({ is: "progress", have, of });
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
  };
}

async function begin(): Promise<House> {
  const list = (await (await fetch(new URL("files.json", BASE))).json()) as Files;
  await watched(list.files);
  const [{ loadPyodide }, keeping, archive] = await Promise.all([
    import(/* @vite-ignore */ new URL(`${list.pyodide}/pyodide.mjs`, BASE).href) as Promise<{ loadPyodide: typeof Load }>,
    Keeping.open(),
    fetch(new URL("statecraft.zip", BASE)).then((answer) => answer.arrayBuffer()),
  ]);
  const [python, kept] = await Promise.all([loadPyodide({ indexURL: new URL(`${list.pyodide}/`, BASE).href }), keeping.read()]);
  return open(python, archive, keeping, kept.copy, kept.journal);
}

async function open(python: PyodideInterface, archive: ArrayBuffer, keeping: Keeping, copy: Uint8Array, journal: string[]): Promise<House> {
  python.unpackArchive(archive, "zip", { extractDir: "/statecraft" });
  python.registerJsModule("statecraft_kept", {
    copy,
    journal,
    add: (written: string) => keeping.add(written),
    replace: (bytes: Uint8Array) => keeping.replace(bytes),
  });
  return (await python.runPythonAsync(`
import sys
sys.path.insert(0, "/statecraft")
from statecraft.offline.browser import opened
await opened()
`)) as House;
}

/** One tab plays at a time: what two wrote beside each other would be neither's. */
function alone(): Promise<void> {
  return new Promise((done) => {
    const hold = () =>
      new Promise<void>(() => {
        done();
      });
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return hold();
      tell({ is: "waiting" });
      void navigator.locks.request(LOCK, hold);
      return undefined;
    });
  });
}

const opening = alone().then(begin);
opening.then(
  () => tell({ is: "ready" }),
  (no: unknown) => tell({ is: "broken", reason: String(no) }),
);

self.onmessage = async (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  const house = await opening.catch(() => null);
  if (house === null) return;
  try {
    if (message.do === "ask") {
      const answer = await house.ask(message.method, message.path, message.body, message.lang);
      const [status, text] = answer.toJs() as [number, string];
      answer.destroy();
      tell({ is: "answer", id: message.id, status, text });
    } else if (message.do === "run") {
      const answer = house.run(message.typed);
      const [ran, text] = answer.toJs() as [boolean, string];
      answer.destroy();
      tell({ is: "ran", id: message.id, ran, text });
    } else if (message.do === "call") {
      const line = message.id;
      house.call(line, message.table, message.lang, (text) => tell({ is: "heard", line, text }));
      tell({ is: "called", id: line });
    } else if (message.do === "say") await house.say(message.line, message.text);
    else house.hang_up(message.line);
  } catch (no) {
    tell({ is: "broken", reason: String(no) });
  }
};
