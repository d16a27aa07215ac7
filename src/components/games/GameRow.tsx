import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { useUsed } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { IconButton, type RenderProp } from '#src/ui/elements.tsx';
import { scrollByPage, useRovingTiles, useScrollEdges } from '#src/ui/lists.ts';
import { Section } from '#src/ui/Section.tsx';
import { LARGE_TILES, LargeTiles } from '#src/ui/Tile.tsx';
import css from './GameRow.module.css';
import { GameTile } from './GameTile.tsx';
import { useTiles } from './tiles.ts';

interface Props {
  title: ReactNode;
  games: readonly Game[];
  /** Link to the complete list. */
  all?: RenderProp | false;
  /** Whether the first games are larger than the others. */
  featured?: boolean;
}

const MAX_GAMES = 14;
/** Games of a row on a phone's first page. The others are beyond the end of the line and come when the page is used. */
const FIRST_GAMES = 8;
/** The number of tiles from which a line is wider than most windows. */
const FEWEST_TO_SCROLL = 8;

export function GameRow({ title, games, all, featured = false }: Props) {
  const { t } = useLingui();
  const tileOf = useTiles();
  const isDesktop = useIsDesktop();
  const isUsed = useUsed();
  const shown = games.slice(0, isDesktop || isUsed ? MAX_GAMES : FIRST_GAMES);
  const { current, roving } = useRovingTiles();
  const stop = Math.min(current, shown.length - 1);
  // Without others to follow, large tiles would be a row with holes.
  const large = featured && shown.length > LARGE_TILES ? LARGE_TILES : 0;
  const isRendered = useIsRendered();
  const tiles = shown.map((game, index) => (
    <li key={game.gameId} data-tile={index}>
      <GameTile
        {...tileOf(game)}
        tabbable={index === stop}
        // The banner's picture comes first.
        inSight={isRendered && index < large ? index + 1 : undefined}
      />
    </li>
  ));
  return (
    <TileRow
      title={title}
      more={all ? { label: <Trans>All</Trans>, render: all } : undefined}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
      roving={roving}
      fits={shown.length - large < FEWEST_TO_SCROLL}
      large={large > 0 && tiles.slice(0, large)}
    >
      {tiles.slice(large)}
    </TileRow>
  );
}

interface TileRowProps {
  title: ReactNode;
  more?: { label: ReactNode; render: RenderProp };
  backLabel: string;
  forwardLabel: string;
  roving: ReturnType<typeof useRovingTiles>['roving'];
  /** Whether the line is supposed to fit, until it is measured. */
  fits: boolean;
  /** List items of larger tiles above the line (LARGE_TILES). */
  large?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** One line of tiles that scrolls sideways: by arrows on the desktop, by swipe on the phone. */
function TileRow({ title, more, backLabel, forwardLabel, roving, fits, large, children }: TileRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(row, fits);
  const arrows = !(edges.start && edges.end) && (
    <span className={css.arrows}>
      <IconButton label={backLabel} idle={edges.start} onClick={() => scrollByPage(row.current, -1)}>
        <ArrowLeft />
      </IconButton>
      <IconButton label={forwardLabel} idle={edges.end} onClick={() => scrollByPage(row.current, 1)}>
        <ArrowRight />
      </IconButton>
    </span>
  );
  return (
    <Section title={title} more={more} end={arrows}>
      <div {...roving}>
        {large && <LargeTiles>{large}</LargeTiles>}
        {/* Browsers make a scroller without a Tab stop one itself. */}
        <ul className={css.row} data-part="tile-line" ref={row} tabIndex={large ? -1 : undefined}>
          {children}
        </ul>
      </div>
    </Section>
  );
}
