import { friendStatuses } from '#contract/endpoints/recommend.ts';
import { type RawSearch, readChoice, readText } from '#src/components/records/record-search.ts';

/** What narrows the friends, as the call names it. */
export interface FriendFilter {
  search: string | undefined;
  status: (typeof friendStatuses)[number] | undefined;
}

export const readFriendFilter = (rawSearch: RawSearch): FriendFilter => ({
  search: readText(rawSearch, 'q')?.slice(0, 50),
  status: readChoice(rawSearch, 'status', friendStatuses),
});
