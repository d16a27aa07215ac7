import { type ComponentType, lazy, Suspense } from 'react';
import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/events.ts';
import { selectTop } from '#machines/selectors.ts';
import { useMachine, useSend } from '../actors/context.tsx';
import { learnAlso } from '../i18n/i18n.ts';

export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}
type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A modal comes with its words. */
const worded = <P,>(load: Load<P>) =>
  lazy(async () => {
    const [modal] = await Promise.all([load(), learnAlso('modals')]);
    return modal;
  });

/** Every modal of the house, one file each, loaded when it is first asked for. */
const views: Views = {
  signIn: worded(() => import('./SignIn.tsx')),
  register: worded(() => import('./register/Register.tsx')),
  loginPrompt: worded(() => import('./LoginPrompt.tsx')),
  signOutInPlay: worded(() => import('./SignOutInPlay.tsx')),
  popupBlocked: worded(() => import('./PopupBlocked.tsx')),
  maintenance: worded(() => import('./Maintenance.tsx')),
  popUpDiscount: worded(() => import('./PopUpDiscount.tsx')),
  offersSoFar: worded(() => import('./OffersSoFar.tsx')),
  redEnvelope: worded(() => import('./RedEnvelope.tsx')),
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
