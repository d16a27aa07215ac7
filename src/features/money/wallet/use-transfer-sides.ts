import { useState } from 'react';
import { mainWallet } from '#contract/constants.ts';
import type { TransferRequest } from '#machines/money/wallet-transfer.machine.ts';
import type { ProviderMoney } from '#src/api/provider-money.ts';
import type { Wallet } from './WalletSelect.tsx';

interface Options {
  wallet: Wallet;
  providers: readonly ProviderMoney[];
  /** A transfer that was sent before the page was loaded: its sides are chosen at first. */
  sent: TransferRequest | null;
}

/** From where to where money is moved: one side is the member's wallet, the other a provider. */
export function useTransferSides({ wallet, providers, sent }: Options) {
  const open = providers.filter(({ id, maintenance }) => id && !maintenance);
  const [toProvider, setToProvider] = useState(sent?.to !== mainWallet);
  const [chosen, setChosen] = useState((sent?.to === mainWallet ? sent.from : sent?.to) ?? open[0]?.id ?? '');
  // It stays chosen when it closes: the money must not go to another one.
  const provider = providers.find(({ id }) => id && id === chosen) ?? open[0];
  const [from, to] = toProvider ? [wallet, provider] : [provider, wallet];
  return {
    /** One of the two is undefined if no provider is open. */
    from,
    to,
    wallets: [wallet, ...providers.filter((each) => open.includes(each) || each === provider)],
    choose: (id: string, isSource: boolean) => {
      if (id !== mainWallet) setChosen(id);
      setToProvider(isSource === (id === mainWallet));
    },
    swap: () => setToProvider(!toProvider),
  };
}
