import { removeMember } from '#src/storage/member.ts';
import { localStore } from '#src/storage/store.ts';
import { countryCurrency } from './currency.ts';

/** Removes all data of the member, and resets the currency to the visitor's. */
export function clearMember() {
  removeMember();
  localStore.set('currency', countryCurrency());
}
