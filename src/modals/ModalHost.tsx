import { type ComponentType, Suspense } from 'react';
import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/events.ts';
import { selectOpen } from '#machines/selectors.ts';
import { useMachine, useSend } from '../actors/context.tsx';
import { worded } from './worded.ts';

export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}
type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

/** Every modal of the house, one file each, loaded when it is first asked for. */
const views: Views = {
  signIn: worded(() => import('./SignIn.tsx')),
  register: worded(() => import('./register/Register.tsx')),
  differentDevice: worded(() => import('./DifferentDevice.tsx')),
  passwordRecovery: worded(() => import('./password/Recovery.tsx')),
  changePassword: worded(() => import('./password/ChangePassword.tsx')),
  loginPrompt: worded(() => import('./LoginPrompt.tsx')),
  signOutInPlay: worded(() => import('./SignOutInPlay.tsx')),
  protocol: worded(() => import('./Protocol.tsx')),
  popupBlocked: worded(() => import('./PopupBlocked.tsx')),
  maintenance: worded(() => import('./Maintenance.tsx')),
  popUpDiscount: worded(() => import('./PopUpDiscount.tsx')),
  offersSoFar: worded(() => import('./OffersSoFar.tsx')),
  redEnvelope: worded(() => import('./RedEnvelope.tsx')),
};

/** What is only read leaves the form that asked for it where it is, with all that was typed. */
const shown = (open: ModalRequest[]) => open.slice(open.at(-1)?.kind === 'protocol' ? -2 : -1);

export function ModalHost() {
  const open = useMachine('modals', selectOpen);
  const send = useSend('modals');
  if (!open) return null;
  return shown(open).map((modal) => {
    const View = views[modal.kind] as ComponentType<ModalProps>;
    return (
      <Suspense key={modal.kind}>
        <View modal={modal} onAnswer={(answer) => send({ type: 'modal.answer', kind: modal.kind, answer })} />
      </Suspense>
    );
  });
}
