import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PromotionAction as Action } from '#contract/endpoints/promotions/promotions.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useOnBreak, useSend } from '#src/actors/machines.tsx';
import { useHalls, useLaunch, useLinkedGame } from '#src/components/games/catalogue.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/elements.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { AreaLink } from './AreaLink.tsx';
import { DepositButton } from './DepositButton.tsx';
import { useIsOffered } from './offered.tsx';

interface Props {
  action: Action | null;
  /** The promotion that has the action. */
  promotionId: string;
  /** One of several in a list. */
  listed?: boolean;
  /** Called when the user follows the action. */
  onFollow?: () => void;
}
type ActionProps = Pick<Props, 'listed' | 'onFollow'>;

/** What a promotion leads to; nothing in a break, on a demo site, and if the site does not have it. */
export function PromotionAction({ action, promotionId, ...props }: Props) {
  const onBreak = useOnBreak();
  if (!action || onBreak || site.isDemo) return null;
  if (action.kind === 'deposit') return <Deposit {...props} />;
  if (action.kind === 'play') return <Play action={action} {...props} />;
  return <Claim promotionId={action.promotionId || promotionId} {...props} />;
}

interface ActionButtonProps extends Pick<Props, 'listed'> {
  render?: Parameters<typeof Button>[0]['render'];
  disabled?: boolean;
  children: ReactNode;
}
const ActionButton = ({ listed = false, ...props }: ActionButtonProps) => (
  <div>
    <Button variant={listed ? 'secondary' : 'primary'} {...props} />
  </div>
);

/** A visitor signs in first, on the page that then goes on. */
function useFollow(onFollow: (() => void) | undefined) {
  const isMember = useMachineSelector('session', selectIsMember);
  const send = useSend('signIn');
  return {
    isMember,
    follow: () => {
      onFollow?.();
      if (!isMember) send({ type: 'signIn.open' });
    },
  };
}

function Claim({ promotionId, listed, onFollow }: ActionProps & Pick<Props, 'promotionId'>) {
  const { follow } = useFollow(onFollow);
  return (
    <ActionButton
      listed={listed}
      render={
        <Link to="/discount/$id" params={{ id: promotionId }} search={{ claim: true }} onClick={follow} />
      }
    >
      <Trans>Claim</Trans>
    </ActionButton>
  );
}

function Deposit({ listed, onFollow }: ActionProps) {
  const { isMember, follow } = useFollow(onFollow);
  if (!useIsOffered('deposit')) return null;
  return (
    <div>
      <DepositButton
        variant={listed ? 'secondary' : 'primary'}
        render={
          isMember ? (
            <AreaLink area="user" page="Deposit" onFollow={onFollow} />
          ) : (
            <Link {...areaLocation('user', 'Deposit')} onClick={follow} />
          )
        }
      />
    </div>
  );
}

function Play({ action: { gtId, game: link }, listed, onFollow }: ActionProps & { action: Action }) {
  const { data: halls, isPending } = useHalls();
  const linkedGame = useLinkedGame();
  const launch = useLaunch();
  const game = link && linkedGame(link, '', '');
  const hasHall = halls?.some((hall) => hall.gtId === gtId);
  // Its place is kept, so that the cards below do not move.
  if (isPending)
    return (
      <ActionButton listed={listed} disabled>
        <Trans>Play</Trans>
      </ActionButton>
    );
  if (!game && !hasHall) return null;
  const start = () => {
    onFollow?.();
    if (game) launch(game);
  };
  return (
    <ActionButton
      listed={listed}
      render={
        game ? (
          <button type="button" onClick={start} />
        ) : (
          <Link to="/gameHall/$gtId" params={{ gtId }} onClick={start} />
        )
      }
    >
      <Trans>Play</Trans>
    </ActionButton>
  );
}
