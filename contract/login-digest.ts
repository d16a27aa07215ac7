/**
 * How a `.login` event names the session that was opened (docs/decisions/0082-login-digest.md).
 */

const digestPrefix = 'sha256:';

/** Digest of a token for `.login`: can be compared, but not be used to sign in. */
export async function loginDigest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digestPrefix + hex.join('');
}

/**
 * Whether a `.login` event is about the own token: it carries a token or its digest. Null if it cannot be told,
 * because an insecure context has no `crypto.subtle`.
 */
export async function isOwnLogin(announced: string, token: string | null): Promise<boolean | null> {
  if (token === null || !announced.startsWith(digestPrefix)) return announced === token;
  return crypto.subtle ? announced === (await loginDigest(token)) : null;
}
