import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { useAreaPage } from '#src/components/use-area-page.ts';
import { useOnBreak } from '#src/components/use-on-break.ts';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { IconButton } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PlayClock } from './PlayClock.tsx';

const PhonePageHeader = lazyComponent(() => import('./PhonePageHeader.tsx'));

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  const { t } = useLingui();
  const page = useAreaPage();
  const onBreak = useOnBreak();
  if (page && !page.isOverview) return <PhonePageHeader {...page} />;
  return (
    <>
      <PlayClock />
      <LettersButton />
      <MemberWallet />
      {!page && !onBreak && (
        <IconButton primary label={t`Deposit`} render={<AreaLink area="user" page="Deposit" />}>
          <Plus />
        </IconButton>
      )}
    </>
  );
}
