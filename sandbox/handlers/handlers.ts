import { accountHandlers } from './accounts.ts';
import { depositHandlers } from './deposit.ts';
import { gameHandlers } from './games.ts';
import type { Handlers } from './handler.ts';
import { identityHandlers } from './identity.ts';
import { letterHandlers } from './letters.ts';
import { memberHandlers } from './member.ts';
import { passwordHandlers } from './password.ts';
import { profileHandlers } from './profile.ts';
import { promotionHandlers } from './promotions.ts';
import { registerHandlers } from './register.ts';
import { requestOutcomeHandlers } from './request-outcome.ts';
import { siteHandlers } from './site.ts';
import { walletHandlers } from './wallet.ts';
import { walletTransferHandlers } from './wallet-transfers.ts';
import { withdrawalHandlers } from './withdrawal.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...identityHandlers,
  ...letterHandlers,
  ...memberHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...promotionHandlers,
  ...registerHandlers,
  ...requestOutcomeHandlers,
  ...siteHandlers,
  ...walletHandlers,
  ...walletTransferHandlers,
  ...withdrawalHandlers,
};
