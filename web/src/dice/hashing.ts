/** The few functions everything is proven with: by WebCrypto where the page has it, else in plain script. */

import { isSigned } from "./ed25519";
import { canonical, type Value } from "./json";
import { hmac, joined, sha256 } from "./sha";

export interface Hashing {
  name: "browser" | "script";
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
  isSigned(key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean>;
}

export const byScript: Hashing = {
  name: "script",
  sha256: async (message) => sha256(message),
  hmac: async (key, message) => hmac(key, message),
  isSigned: async (key, signature, message) => isSigned(key, signature, message),
};

type Bytes = Uint8Array<ArrayBuffer>;

function byBrowser(subtle: SubtleCrypto): Hashing {
  // A browser without Ed25519 says so when it is given the first key; the script takes over then.
  let knowsSignatures = true;
  return {
    name: "browser",
    sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", message as Bytes)),
    hmac: async (key, message) => {
      const kept = await subtle.importKey("raw", key as Bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", kept, message as Bytes));
    },
    isSigned: async (key, signature, message) => {
      if (knowsSignatures) {
        try {
          const kept = await subtle.importKey("raw", key as Bytes, "Ed25519", false, ["verify"]);
          return await subtle.verify("Ed25519", kept, signature as Bytes, message as Bytes);
        } catch {
          knowsSignatures = false;
        }
      }
      return isSigned(key, signature, message);
    },
  };
}

/** What this page can hash with: `crypto.subtle` is there only where the page came by https or from this machine. */
export function hashing(found: SubtleCrypto | undefined = globalThis.crypto?.subtle): Hashing {
  return found === undefined ? byScript : byBrowser(found);
}

const encoder = new TextEncoder();
const FORMAT = "statecraft-dice-1";

/** What is hashed for a purpose: each has a word of its own. */
function tagged(tag: string, content: Value | Uint8Array): Uint8Array {
  const bytes = content instanceof Uint8Array ? content : encoder.encode(canonical(content));
  return joined(encoder.encode(`${FORMAT}:${tag}:`), bytes);
}

export async function digest(by: Hashing, tag: string, value: Value | Uint8Array): Promise<string> {
  return hex(await by.sha256(tagged(tag, value)));
}

export async function mac(by: Hashing, key: Uint8Array, tag: string, value: Value | Uint8Array): Promise<string> {
  return hex(await by.hmac(key, tagged(tag, value)));
}

/** The element of a chain so many links nearer to the tip. */
export async function back(by: Hashing, element: Uint8Array, links: number): Promise<Uint8Array> {
  let found = element;
  for (let link = 0; link < links; link += 1) found = await by.sha256(tagged("link", found));
  return found;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Something in an entry is not written as it must be. */
export class Unreadable extends Error {}

/** The bytes that lower-case hexadecimal digits stand for. */
export function unhex(word: Value | undefined, size = 32): Uint8Array {
  if (typeof word !== "string" || word.length !== 2 * size || !/^[0-9a-f]*$/.test(word)) throw new Unreadable("hex");
  return Uint8Array.from({ length: size }, (_, at) => parseInt(word.slice(2 * at, 2 * at + 2), 16));
}
