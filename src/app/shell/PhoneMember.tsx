import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useMemberPage } from './use-member-page.ts';

const PhonePageHeader = lazyComponent(() => import('./PhonePageHeader.tsx'), {
  alongside: loadDeferredMessages,
});

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  const page = useMemberPage();
  if (page && !page.isOverview) return <PhonePageHeader title={page.title} />;
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
