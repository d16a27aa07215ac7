import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { MemberWallet } from '#src/features/wallet/MemberWallet.tsx';

/** What a member has in the phone's header. */
export default function PhoneMember() {
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
