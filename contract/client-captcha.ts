/**
 * Encryption of the client captcha's text (`/clientCaptcha`, specification, section 7): AES-GCM under the key in the
 * site config, encoded as base64 of nonce and ciphertext. What it protects:
 * docs/decisions/0017-client-captcha.md.
 */

const nonceLength = 12;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const keyOf = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function sealText(text: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const plaintext = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(key), plaintext);
  return base64Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Decrypts; null for a wrong key, a modified text or an insecure context without `crypto.subtle`. */
export async function openText(sealed: string, key: string): Promise<string | null> {
  try {
    const bytes = bytesOf(sealed);
    const iv = bytes.subarray(0, nonceLength);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await keyOf(key),
      bytes.subarray(nonceLength),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

/** Compares the typed text with the image's text; ignores case and surrounding spaces. */
export const isSameText = (typed: string, shown: string) =>
  typed.normalize('NFKC').trim().toLowerCase() === shown.trim().toLowerCase();
