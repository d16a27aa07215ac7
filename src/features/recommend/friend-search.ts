import { friendStatuses } from '#contract/endpoints/recommend.ts';
import { readChoice, readText } from '#src/components/records/record-search.ts';

/** What narrows the friends, as the call names it. */
export interface FriendFilter {
  search: string | undefined;
  status: (typeof friendStatuses)[number] | undefined;
}

export const readFriendFilter = (address: Readonly<Record<string, unknown>>): FriendFilter => ({
  search: readText(address, 'q')?.slice(0, 50),
  status: readChoice(address, 'status', friendStatuses),
});
