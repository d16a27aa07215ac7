import { Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-react/icons/undo-2';
import { selectResting, selectReturning } from '#machines/selectors.ts';
import { useMachine, useSend } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/** Brings what is left at the providers back to the wallet; not again before it has rested. */
function useReturn() {
  const busy = useMachine('playDesk', selectReturning) ?? false;
  const resting = useMachine('playDesk', selectResting) ?? false;
  const send = useSend('playDesk');
  return { busy, resting, onClick: () => send({ type: 'balance.return' }) };
}

/** In the header, where the balance stands. */
export function ReturnIcon() {
  const { t } = useLingui();
  const { busy, resting, onClick } = useReturn();
  const label =
    resting && !busy ? t`Return all game balances: again in a few seconds` : t`Return all game balances`;
  return (
    <IconButton small label={label} idle={busy || resting} aria-busy={busy || undefined} onClick={onClick}>
      {busy ? <Spinner /> : <Undo />}
    </IconButton>
  );
}

/** Beside the list of what is left there. */
export function ReturnButton() {
  const { busy, resting, onClick } = useReturn();
  return (
    <Button
      kind="lit"
      shape="wide"
      icon={<Undo />}
      busy={busy}
      busyLabel={<Trans>Returning balances</Trans>}
      disabled={resting && !busy}
      onClick={onClick}
    >
      <Trans>Return all to my wallet</Trans>
    </Button>
  );
}
