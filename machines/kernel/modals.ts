import type { ModalKind } from './events.ts';

interface Modal {
  /** Stacking order: questions while money is at stake are above promotions. */
  priority: 0 | 1 | 2 | 3;
  /** Name of the machine that receives the answer as `modal.answered.<kind>`; null if no machine needs it. */
  owner: string | null;
}

/** Every modal. Its view is in src/shell/Overlays.tsx. */
export const modals = {
  signOutInPlay: { priority: 3, owner: 'session' },
  replaceMember: { priority: 3, owner: 'session' },
  signedInElsewhere: { priority: 3, owner: null },
  maintenance: { priority: 2, owner: null },
  playClosed: { priority: 2, owner: null },
  changeGame: { priority: 2, owner: 'playCoordinator' },
  popupBlocked: { priority: 2, owner: 'playCoordinator' },
  playReminder: { priority: 2, owner: 'playClock' },
  changePassword: { priority: 2, owner: 'passwordChange' },
  redEnvelope: { priority: 2, owner: 'redEnvelope' },
  signIn: { priority: 1, owner: 'signIn' },
  register: { priority: 1, owner: 'registration' },
  passwordRecovery: { priority: 1, owner: 'passwordRecovery' },
  signInPrompt: { priority: 1, owner: 'signIn' },
  demoPlay: { priority: 1, owner: 'demoPlay' },
  differentDevice: { priority: 1, owner: 'signIn' },
  gameCard: { priority: 1, owner: null },
  serviceAgreement: { priority: 1, owner: null },
  popUpDiscountHistory: { priority: 1, owner: null },
  news: { priority: 1, owner: null },
  popUpDiscount: { priority: 0, owner: 'popUpDiscount' },
} as const satisfies Record<ModalKind, Modal>;

/** The modals that a machine opens and whose answer it receives. */
export type OwnedModalKind = {
  [Kind in ModalKind]: (typeof modals)[Kind]['owner'] extends null ? never : Kind;
}[ModalKind];
