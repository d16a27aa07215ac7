import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#src/features/wallet/WalletPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/user/MyWallet')({
  loader: loadDeferredMessages,
  component: WalletPage,
  staticData: { title: msg`My wallet` },
});
