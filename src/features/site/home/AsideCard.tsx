import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { PlayBreak } from '#machines/kernel/events.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { BreakTitle } from '#src/components/BreakTitle.tsx';
import { gameName, useTiles } from '#src/components/games/tiles.ts';
import { useIsOffered } from '#src/components/offered.tsx';
import { closureEnd, timeZoneLabel } from '#src/i18n/time.ts';
import { Button, cx } from '#src/ui/elements.tsx';
import { CardSkeleton } from '#src/ui/Skeletons.tsx';
import css from './AsideCard.module.css';
import { useLastPlayed } from './home-part-queries.ts';

/** Beside the banners: sign-in for a visitor, the last game for a member, or until when a break lasts. */
export function AsideCard() {
  const isMember = useMachineSelector('session', selectIsMember);
  return isMember ? <LastGame /> : <SignInCard />;
}

function SignInCard() {
  const send = useSend('signIn');
  return (
    <Card
      forVisitor
      title={<Trans>One wallet for every hall</Trans>}
      text={<Trans>Sign in to play, save favourites and check your balance.</Trans>}
      action={
        <Button onClick={() => send({ type: 'signIn.open' })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}

function LastGame() {
  const { games, isPending } = useLastPlayed();
  const tileOf = useTiles();
  const hasPromotions = useIsOffered('promotions');
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  const last = games[0];
  if (playBreak) return <BreakCard playBreak={playBreak} />;
  if (isPending) return <CardSkeleton />;
  if (!last) return hasPromotions && <PromotionsCard />;
  const { provider, opening, onOpen } = tileOf(last);
  return (
    <Card
      label={<Trans>Your last game</Trans>}
      title={gameName(last)}
      text={provider}
      image={last.icon}
      action={
        <Button busy={opening} busyLabel={<Trans>Opening</Trans>} onClick={() => onOpen(last)}>
          <Trans>Continue</Trans>
        </Button>
      }
    />
  );
}

function BreakCard({ playBreak }: { playBreak: PlayBreak }) {
  const { i18n } = useLingui();
  const time = closureEnd(i18n.locale, playBreak);
  const zone = timeZoneLabel();
  return (
    <Card
      title={<BreakTitle reason={playBreak.reason} />}
      text={
        time && (
          <Trans>
            You can play again from {time} ({zone}).
          </Trans>
        )
      }
      action={
        <Button render={<AreaLink area="user" page="PlayLimits" />}>
          <Trans>Play limits</Trans>
        </Button>
      }
    />
  );
}

const PromotionsCard = () => (
  <Card
    title={<Trans>Promotions</Trans>}
    text={<Trans>See current promotions and their terms.</Trans>}
    action={
      <Button render={<Link to="/discount" />}>
        <Trans>See promotions</Trans>
      </Button>
    }
  />
);

interface CardProps {
  label?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Hidden from a member in a page that a server has rendered. */
  forVisitor?: boolean;
  /** URL of an image at the end. */
  image?: string;
}

/** Card with one topic and action. */
function Card({ label, title, text, action, forVisitor, image }: CardProps) {
  const id = useId();
  return (
    <section className={cx(css.card, image && css.withImage)} aria-labelledby={id}>
      <div className={css.content} data-visitor={forVisitor ? '' : undefined}>
        {label && <span className={css.label}>{label}</span>}
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {image && <img className={css.image} src={image} alt="" />}
    </section>
  );
}
