/**
 * The text of the picture that is compared in the page (`/clientCaptcha`, SPEC.md section 7), sealed by AES-GCM under
 * the key of the site's config document: nonce and ciphertext in base64. What that protects is in docs/decisions/0017.
 */

const nonceLength = 12;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const keyOf = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function sealText(text: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const given = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(key), given);
  return base64Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Null where it was sealed under another key, was changed on its way, or where the page is not served securely. */
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

/** Whether what was typed is what the picture shows: blanks around it and capitals do not count. */
export const isSameText = (typed: string, shown: string) =>
  typed.normalize('NFKC').trim().toLowerCase() === shown.trim().toLowerCase();
