import { LettersButton } from './LettersButton.tsx';
import { MemberWallet } from './MemberWallet.tsx';

/** What a member has in the phone's header. */
export default function PhoneMember() {
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
