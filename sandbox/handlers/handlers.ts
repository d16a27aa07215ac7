import { depositHandlers } from './deposit.ts';
import { gameHandlers } from './games.ts';
import type { Handlers } from './handler.ts';
import { identityHandlers } from './identity.ts';
import { letterHandlers } from './letters.ts';
import { memberHandlers } from './member.ts';
import { passwordHandlers } from './password.ts';
import { promotionHandlers } from './promotions.ts';
import { registerHandlers } from './register.ts';
import { siteHandlers } from './site.ts';
import { walletHandlers } from './wallet.ts';
import { walletTransferHandlers } from './wallet-transfers.ts';

export const handlers: Handlers = {
  ...depositHandlers,
  ...gameHandlers,
  ...identityHandlers,
  ...letterHandlers,
  ...memberHandlers,
  ...passwordHandlers,
  ...promotionHandlers,
  ...registerHandlers,
  ...siteHandlers,
  ...walletHandlers,
  ...walletTransferHandlers,
};
