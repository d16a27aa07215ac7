import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CirclePlay from 'lucide-react/icons/circle-play';
import { useEpoch, useSend } from '#src/actors/machines.ts';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { postToTabs } from '#src/windows/tabs.ts';

/** Whether the member has a game open, in whatever window: nothing can be withdrawn meanwhile. */
export function useIsPlaying(): boolean {
  const status = useQuery(memberStatusQuery(useEpoch()));
  useBalanceEvents(status.refetch);
  return status.data?.isPlaying === true;
}

export function LeaveGameAlert() {
  const send = useSend('playCoordinator');
  const leave = () => {
    send({ type: 'launch.leave' });
    // The tab that has opened the game's window leaves the game.
    postToTabs({ type: 'leave.requested' });
  };
  return (
    <InlineAlert
      tone="warning"
      icon={<CirclePlay />}
      text={<Trans>You have a game open. Leave it first, then withdraw.</Trans>}
      detail={<Trans>Your balance in the game returns to your wallet.</Trans>}
      action={
        <TextButton onClick={leave}>
          <Trans>Leave the game</Trans>
        </TextButton>
      }
    />
  );
}
