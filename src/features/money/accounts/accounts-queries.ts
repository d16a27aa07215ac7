import { queryOptions } from '@tanstack/react-query';
import { accountBanks } from '#contract/endpoints/money/accounts.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

/** What can be added, by kind. */
export const institutionsQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'institutions'),
    queryFn: async ({ signal }) => {
      const { banks, ewallets, networks } = await callOrThrow(accountBanks, {}, { signal });
      const institution = (id: string, name: string, needsBranch = false) => ({ id, name, needsBranch });
      return {
        bank: banks.map(({ bankId, name, needsBranch }) => institution(bankId, name, needsBranch)),
        ewallet: ewallets.map(({ brand, name }) => institution(brand, name)),
        crypto: networks.map(({ network, name }) => institution(network, name)),
      };
    },
    staleTime: 5 * 60_000,
  });
