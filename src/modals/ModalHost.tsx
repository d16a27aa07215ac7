import { type ComponentType, lazy, Suspense } from 'react';
import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/events.ts';
import { selectOpen } from '#machines/selectors.ts';
import { useMachine, useSend } from '../actors/context.tsx';

export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}
type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

/** Every modal of the house, one file each, loaded when it is first asked for. */
const views: Views = {
  signIn: lazy(() => import('./SignIn.tsx')),
  register: lazy(() => import('./register/Register.tsx')),
  demoPlay: lazy(() => import('./DemoPlay.tsx')),
  differentDevice: lazy(() => import('./DifferentDevice.tsx')),
  passwordRecovery: lazy(() => import('./password/Recovery.tsx')),
  changePassword: lazy(() => import('./password/ChangePassword.tsx')),
  loginPrompt: lazy(() => import('./LoginPrompt.tsx')),
  signOutInPlay: lazy(() => import('./SignOutInPlay.tsx')),
  protocol: lazy(() => import('./Protocol.tsx')),
  popupBlocked: lazy(() => import('./PopupBlocked.tsx')),
  maintenance: lazy(() => import('./Maintenance.tsx')),
  popUpDiscount: lazy(() => import('./PopUpDiscount.tsx')),
  offersSoFar: lazy(() => import('./OffersSoFar.tsx')),
  news: lazy(() => import('./News.tsx')),
  redEnvelope: lazy(() => import('./RedEnvelope.tsx')),
  applyAsAgent: lazy(() => import('./ApplyAsAgent.tsx')),
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
