import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'an unfinished request is stored without its member',
    class: 'storage',
    file: 'src/storage/unfinished-request.ts',
    from: 'JSON.stringify({ memberId, request',
    to: "JSON.stringify({ memberId: '', request",
    walk: ['wallet-transfer'],
  },
  {
    name: 'the button that swaps two wallets has no name',
    class: 'accessible name',
    file: 'src/features/money/wallet/WalletTransferForm.tsx',
    from: 'label={t`Swap accounts`}',
    to: 'label=""',
    walk: ['wallet-transfer'],
  },
];
