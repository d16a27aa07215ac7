import { accountHandlers } from './accounts.ts';
import { agentApplicationHandlers } from './agent-application.ts';
import { agentDownlineHandlers } from './agent-downline.ts';
import { agentPromotionHandlers } from './agent-promotion.ts';
import { agentReportHandlers } from './agent-reports.ts';
import { agentSettlementHandlers } from './agent-settlement.ts';
import { agentTransferHandlers } from './agent-transfers.ts';
import { depositHandlers } from './deposit.ts';
import { gameHandlers } from './games.ts';
import type { Handlers } from './handler.ts';
import { identityHandlers } from './identity.ts';
import { letterHandlers } from './letters.ts';
import { memberHandlers } from './member.ts';
import { passwordHandlers } from './password.ts';
import { playLimitHandlers } from './play-limits.ts';
import { playSessionHandlers } from './play-session.ts';
import { profileHandlers } from './profile.ts';
import { promotionClaimHandlers } from './promotion-claims.ts';
import { promotionHandlers } from './promotions.ts';
import { recommendHandlers } from './recommend.ts';
import { recordHandlers } from './records.ts';
import { registerHandlers } from './register.ts';
import { requestOutcomeHandlers } from './request-outcome.ts';
import { siteHandlers } from './site.ts';
import { walletHandlers } from './wallet.ts';
import { walletTransferHandlers } from './wallet-transfers.ts';
import { withdrawalHandlers } from './withdrawal.ts';

export const handlers: Handlers = {
  ...accountHandlers,
  ...agentApplicationHandlers,
  ...agentDownlineHandlers,
  ...agentPromotionHandlers,
  ...agentReportHandlers,
  ...agentSettlementHandlers,
  ...agentTransferHandlers,
  ...depositHandlers,
  ...gameHandlers,
  ...identityHandlers,
  ...letterHandlers,
  ...memberHandlers,
  ...passwordHandlers,
  ...playLimitHandlers,
  ...playSessionHandlers,
  ...profileHandlers,
  ...promotionClaimHandlers,
  ...promotionHandlers,
  ...recommendHandlers,
  ...recordHandlers,
  ...registerHandlers,
  ...requestOutcomeHandlers,
  ...siteHandlers,
  ...walletHandlers,
  ...walletTransferHandlers,
  ...withdrawalHandlers,
};
