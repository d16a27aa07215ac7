import type { ActorRefFrom } from 'xstate';
import { selectProving } from '#machines/form-selectors.ts';
import type { transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import { stateName, useActorState } from '#src/app/context.tsx';
import { PasswordForm } from './TransferPasswordForm.tsx';
import { ProofForm } from './TransferProofForm.tsx';

interface Props {
  transferVerify: ActorRefFrom<typeof transferVerifyMachine>;
}

/** An account from another house: the proof that it is theirs, then its new password. */
export default function TransferVerify({ transferVerify }: Props) {
  const state = useActorState(transferVerify, stateName);
  const proving = useActorState(transferVerify, selectProving);
  const Form = proving ? ProofForm : PasswordForm;
  return (
    <div data-machine="transferVerify" data-state={state}>
      <Form transferVerify={transferVerify} />
    </div>
  );
}
