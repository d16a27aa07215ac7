import { agentApplicationHandlers } from '#sandbox/agents/application.handlers.ts';
import { agentDownlineHandlers } from '#sandbox/agents/downline.handlers.ts';
import { agentPromotionHandlers } from '#sandbox/agents/promotion.handlers.ts';
import { agentReportHandlers } from '#sandbox/agents/reports.handlers.ts';
import { agentSettlementHandlers } from '#sandbox/agents/settlement.handlers.ts';
import { agentTransferHandlers } from '#sandbox/agents/transfers.handlers.ts';
import { letterHandlers } from '#sandbox/letters/letters.handlers.ts';
import { accountHandlers } from '#sandbox/money/accounts.handlers.ts';
import { depositHandlers } from '#sandbox/money/deposit.handlers.ts';
import { requestOutcomeHandlers } from '#sandbox/money/request-outcome.handlers.ts';
import { walletHandlers } from '#sandbox/money/wallet.handlers.ts';
import { walletTransferHandlers } from '#sandbox/money/wallet-transfers.handlers.ts';
import { withdrawalHandlers } from '#sandbox/money/withdrawal.handlers.ts';
import { gameHandlers } from '#sandbox/play/games.handlers.ts';
import { playLimitHandlers } from '#sandbox/play/limits.handlers.ts';
import { playSessionHandlers } from '#sandbox/play/session.handlers.ts';
import { profileHandlers } from '#sandbox/profile/profile.handlers.ts';
import { checkInHandlers } from '#sandbox/promotions/check-in.handlers.ts';
import { promotionClaimHandlers } from '#sandbox/promotions/claims.handlers.ts';
import { promotionHandlers } from '#sandbox/promotions/promotions.handlers.ts';
import { recommendHandlers } from '#sandbox/recommend/recommend.handlers.ts';
import { recordHandlers } from '#sandbox/records/records.handlers.ts';
import { memberHandlers } from '#sandbox/session/member.handlers.ts';
import { passwordHandlers } from '#sandbox/session/password.handlers.ts';
import { registerHandlers } from '#sandbox/session/registration.handlers.ts';
import { identityHandlers } from '#sandbox/session/sign-in.handlers.ts';
import { siteHandlers } from '#sandbox/site/site.handlers.ts';
import type { Handlers } from './handler.ts';

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
  ...checkInHandlers,
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
