import { Trans } from '@lingui/react/macro';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '../MinorAmount.tsx';
import { useCurrency } from './catalogue.ts';

/** The least stake of a game as a price on its tile; the provider's name if the operator does not say it. */
export default function LeastStake({ game, provider }: { game: Game; provider: string }) {
  const currency = useCurrency();
  const minor = minorOf(game.minStake ?? null, currency);
  if (minor === null) return provider;
  const from = <MinorAmount minor={minor} currency={currency} />;
  return (
    <span data-part="price">
      <Trans>From {from}</Trans>
    </span>
  );
}
