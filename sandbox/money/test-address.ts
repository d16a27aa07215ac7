import { createHash, randomBytes } from 'node:crypto';

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A new address of a chain in base58check, without a key. `version`: its first byte, which is not zero. */
export const testAddress = (version: number): string => {
  const payload = Buffer.concat([Buffer.of(version), randomBytes(20)]);
  const bytes = Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]);
  let text = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    text = DIGITS[Number(rest % 58n)] + text;
  return text;
};
