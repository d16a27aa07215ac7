import { local } from '../storage/store.ts';

/** Small numbers that an address may bring along and this browser keeps (SPEC.md section 2). */
const keys = ['pwa', 'member_type'] as const;

/** Whatever else the address brings stays in it: `fbclid` is for the pixel to read. */
export function keepEntryQuery(search: string) {
  const query = new URLSearchParams(search);
  for (const key of keys) {
    const value = query.get(key) ?? '';
    if (/^\d{1,3}$/.test(value)) local.set(key, value);
  }
}
