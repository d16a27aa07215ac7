import { type ComponentType, lazy, Suspense } from 'react';
import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/events.ts';
import { selectTop } from '#machines/selectors.ts';
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
  loginPrompt: lazy(() => import('./LoginPrompt.tsx')),
  signOutInPlay: lazy(() => import('./SignOutInPlay.tsx')),
  popupBlocked: lazy(() => import('./PopupBlocked.tsx')),
  maintenance: lazy(() => import('./Maintenance.tsx')),
};

export function ModalHost() {
  const top = useMachine('modals', selectTop);
  const send = useSend('modals');
  if (!top) return null;
  const View = views[top.kind] as ComponentType<ModalProps>;
  return (
    <Suspense>
      <View
        key={top.kind}
        modal={top}
        onAnswer={(answer) => send({ type: 'modal.answer', kind: top.kind, answer })}
      />
    </Suspense>
  );
}
