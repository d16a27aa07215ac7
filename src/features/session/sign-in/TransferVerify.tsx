import { selectProving } from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useMachineSelector } from '#src/actors/machines.ts';
import { TransferPasswordForm } from './TransferPasswordForm.tsx';
import { TransferProofForm } from './TransferProofForm.tsx';

/** A transferred account: the proof of ownership, then its new password. */
export default function TransferVerify() {
  const state = useMachineSelector('transferVerify', stateName);
  const proving = useMachineSelector('transferVerify', selectProving);
  const Form = proving ? TransferProofForm : TransferPasswordForm;
  return (
    <div data-machine="transferVerify" data-state={state}>
      <Form />
    </div>
  );
}
