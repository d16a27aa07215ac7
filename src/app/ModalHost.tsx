import { type ComponentType, lazy, Suspense } from 'react';
import type { ModalKind, ModalRequest } from '#machines/events.ts';
import { selectOpen } from '#machines/modals.selectors.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { useMachineSelector, useSend } from './context.tsx';

type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

/** All modals, one file each, loaded on first use. */
const views: Views = {
  signIn: lazy(() => import('#src/features/sign-in/SignIn.tsx')),
  register: lazy(() => import('#src/features/registration/Register.tsx')),
  demoPlay: lazy(() => import('#src/features/demo/DemoPlay.tsx')),
  differentDevice: lazy(() => import('#src/features/sign-in/DifferentDevice.tsx')),
  passwordRecovery: lazy(() => import('#src/features/password/PasswordRecovery.tsx')),
  changePassword: lazy(() => import('#src/features/password/ChangePassword.tsx')),
  loginPrompt: lazy(() => import('#src/features/sign-in/LoginPrompt.tsx')),
  signOutInPlay: lazy(() => import('#src/features/session/SignOutInPlay.tsx')),
  protocol: lazy(() => import('#src/features/registration/ServiceAgreement.tsx')),
  popupBlocked: lazy(() => import('#src/features/play/PopupBlocked.tsx')),
  maintenance: lazy(() => import('#src/features/play/Maintenance.tsx')),
  popUpDiscount: lazy(() => import('#src/features/promotions/PopUpDiscount.tsx')),
  offersSoFar: lazy(() => import('#src/features/promotions/PopUpDiscountHistory.tsx')),
  news: lazy(() => import('#src/features/home/News.tsx')),
  redEnvelope: lazy(() => import('#src/features/promotions/RedEnvelope.tsx')),
  applyAsAgent: lazy(() => import('#src/features/agent/ApplyAsAgent.tsx')),
};

/** A modal that is only read leaves the form beneath it mounted, with its typed values. */
const shown = (open: ModalRequest[]) => open.slice(open.at(-1)?.kind === 'protocol' ? -2 : -1);

export function ModalHost() {
  const open = useMachineSelector('modals', selectOpen);
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
