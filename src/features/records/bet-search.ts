import { roundSortFields, roundStatuses } from '#contract/endpoints/records.ts';
import {
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';

export interface BetSearch extends RecordSearch<(typeof roundSortFields)[number]> {
  gtId: string | undefined;
  gpId: string | undefined;
  status: (typeof roundStatuses)[number] | undefined;
}

export const readBetSearch = (rawSearch: RawSearch): BetSearch => ({
  ...readRecordSearch(rawSearch, roundSortFields),
  gtId: readText(rawSearch, 'hall'),
  gpId: readText(rawSearch, 'provider'),
  status: readChoice(rawSearch, 'status', roundStatuses),
});

/** What narrows the rounds, as the calls name it. */
export const betFilter = ({ range, gtId, gpId, status }: BetSearch) => ({
  ...range,
  gt_id: gtId,
  gp_id: gpId,
  status,
});
