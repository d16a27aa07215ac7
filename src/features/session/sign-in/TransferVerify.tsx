import type { ActorRefFrom } from 'xstate';
import type { transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import { selectProving } from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useActorSelector } from '#src/actors/context.tsx';
import { TransferPasswordForm } from './TransferPasswordForm.tsx';
import { TransferProofForm } from './TransferProofForm.tsx';

interface Props {
  transferVerify: ActorRefFrom<typeof transferVerifyMachine>;
}

/** A transferred account: the proof of ownership, then its new password. */
export default function TransferVerify({ transferVerify }: Props) {
  const state = useActorSelector(transferVerify, stateName);
  const proving = useActorSelector(transferVerify, selectProving);
  const Form = proving ? TransferProofForm : TransferPasswordForm;
  return (
    <div data-machine="transferVerify" data-state={state}>
      <Form transferVerify={transferVerify} />
    </div>
  );
}
