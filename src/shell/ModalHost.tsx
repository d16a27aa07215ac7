import { type ComponentType, Suspense } from 'react';
import type { ModalKind, ModalRequest } from '#machines/kernel/events.ts';
import { selectOpen } from '#machines/kernel/modals.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

type Views = { [K in ModalKind]: ComponentType<ModalProps<K>> };

/** All modals, one file each, loaded on first use. */
const views: Views = {
  signIn: lazyComponent(() => import('#src/features/session/sign-in/SignIn.tsx')),
  register: lazyComponent(() => import('#src/features/session/registration/Register.tsx')),
  demoPlay: lazyComponent(() => import('#src/features/play/demo/DemoPlay.tsx')),
  differentDevice: lazyComponent(() => import('#src/features/session/sign-in/DifferentDevice.tsx')),
  passwordRecovery: lazyComponent(() => import('#src/features/session/password/PasswordRecovery.tsx')),
  changePassword: lazyComponent(() => import('#src/features/session/password/ChangePassword.tsx')),
  signInPrompt: lazyComponent(() => import('#src/features/session/sign-in/SignInPrompt.tsx')),
  signOutInPlay: lazyComponent(() => import('#src/features/session/SignOutInPlay.tsx')),
  signedInElsewhere: lazyComponent(() => import('#src/features/session/SignedInElsewhere.tsx')),
  serviceAgreement: lazyComponent(() => import('#src/features/session/registration/ServiceAgreement.tsx')),
  gameCard: lazyComponent(() => import('#src/features/catalogue/GameCard.tsx')),
  changeGame: lazyComponent(() => import('#src/features/play/ChangeGame.tsx')),
  popupBlocked: lazyComponent(() => import('#src/features/play/PopupBlocked.tsx')),
  playReminder: lazyComponent(() => import('#src/features/play/PlayReminder.tsx')),
  maintenance: lazyComponent(() => import('#src/features/play/Maintenance.tsx')),
  playClosed: lazyComponent(() => import('#src/features/play/PlayClosed.tsx')),
  popUpDiscount: lazyComponent(() => import('#src/features/promotions/PopUpDiscount.tsx')),
  popUpDiscountHistory: lazyComponent(() => import('#src/features/promotions/PopUpDiscountHistory.tsx')),
  news: lazyComponent(() => import('#src/features/site/home/News.tsx')),
  redEnvelope: lazyComponent(() => import('#src/features/promotions/RedEnvelope.tsx')),
};

/** A modal that is only read leaves the form beneath it mounted, with its typed values. */
const shown = (open: ModalRequest[]) => open.slice(open.at(-1)?.kind === 'serviceAgreement' ? -2 : -1);

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
