/** A key of one's own for a seat: by WebCrypto where the page has it and knows Ed25519, else by an audited library. */

import { hex, unhex } from "./hashing";

/** The secret half is 32 bytes, which either way can sign with. */
export interface SeatKey {
  secret: string;
  key: string;
}

/** What stands before the 32 bytes in the form in which WebCrypto takes and gives keys (RFC 8410). */
const PKCS8 = "302e020100300506032b657004220420";

const library = () => import("@noble/curves/ed25519.js").then((found) => found.ed25519);

export async function makeKey(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<SeatKey> {
  try {
    if (subtle !== undefined) {
      const made = (await subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
      const [secret, key] = await Promise.all([subtle.exportKey("pkcs8", made.privateKey), subtle.exportKey("raw", made.publicKey)]);
      return { secret: hex(new Uint8Array(secret).slice(-32)), key: hex(new Uint8Array(key)) };
    }
  } catch {
    // A browser without Ed25519: the library takes over.
  }
  const ed25519 = await library();
  const secret = crypto.getRandomValues(new Uint8Array(32));
  return { secret: hex(secret), key: hex(ed25519.getPublicKey(secret)) };
}

/** The signature of a message in hexadecimal digits. */
export async function signed(own: SeatKey, message: Uint8Array, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<string> {
  try {
    if (subtle !== undefined) {
      const whole = unhex(PKCS8 + own.secret, 48) as Uint8Array<ArrayBuffer>;
      const key = await subtle.importKey("pkcs8", whole, "Ed25519", false, ["sign"]);
      return hex(new Uint8Array(await subtle.sign("Ed25519", key, message as Uint8Array<ArrayBuffer>)));
    }
  } catch {
    // As above.
  }
  return hex((await library()).sign(message, unhex(own.secret)));
}
