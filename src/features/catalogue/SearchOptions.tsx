import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { History, Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useHalls, useProviderOf } from '#src/components/games/catalogue.ts';
import { gameName } from '#src/components/games/tiles.ts';
import { IconButton, TextButton } from '#src/ui/elements.tsx';
import css from './GlobalSearch.module.css';

interface Props {
  id: string;
  options: readonly SearchOption[];
  active: string | undefined;
  choose: (option: SearchOption) => void;
  /** Removes one recent search, or all of them. */
  remove: (text?: string) => void;
}

export function SearchOptions({ id, options, active, choose, remove }: Props) {
  const { t } = useLingui();
  const row = (option: SearchOption, index: number) => (
    <Row
      key={option.kind === 'recent' ? option.text : option.kind === 'all' ? '' : option.game.gameId}
      id={`${id}-${index}`}
      option={option}
      isActive={active === `${id}-${index}`}
      choose={choose}
    />
  );
  const recent = options.filter((option) => option.kind === 'recent');
  const rows = options.map(row);
  const isIdle = options.every(({ kind }) => kind === 'recent' || kind === 'popular');
  return (
    <div className={css.panel}>
      <div id={id} role="listbox" aria-label={t`Search results`}>
        {isIdle ? (
          <>
            {recent.length > 0 && (
              <Group title={<Trans>Recent searches</Trans>}>{rows.slice(0, recent.length)}</Group>
            )}
            {rows.length > recent.length && (
              <Group title={<Trans>Popular games</Trans>}>{rows.slice(recent.length)}</Group>
            )}
          </>
        ) : (
          rows
        )}
      </div>
      {/* Beside the list, because an option contains no buttons; each is as high as its row. */}
      {recent.length > 0 && (
        <div className={css.removal}>
          <TextButton tabIndex={-1} onClick={() => remove()}>
            <Trans>Clear all</Trans>
          </TextButton>
          {recent.map(({ text }) => (
            <IconButton key={text} small tabIndex={-1} label={t`Remove ${text}`} onClick={() => remove(text)}>
              <X />
            </IconButton>
          ))}
        </div>
      )}
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={css.group}>
        {title}
      </div>
      {children}
    </div>
  );
}

interface RowProps extends Pick<Props, 'id' | 'choose'> {
  option: SearchOption;
  isActive: boolean;
}

const Row = ({ id, option, isActive, choose }: RowProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and has the keys
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    aria-keyshortcuts={option.kind === 'recent' ? 'Delete' : undefined}
    className={css.result}
    onClick={() => choose(option)}
  >
    {option.kind === 'recent' ? (
      <Line icon={<History />}>{option.text}</Line>
    ) : option.kind === 'all' ? (
      <Line icon={<Search />}>
        <Plural value={option.count} one="See # game" other="See all # games" />
      </Line>
    ) : (
      <GameOption option={option} />
    )}
  </div>
);

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className={css.line}>
    {icon}
    <span className={css.name}>{children}</span>
  </span>
);

function GameOption({ option: { game } }: { option: Extract<SearchOption, { game: unknown }> }) {
  const halls = useHalls();
  const provider = useProviderOf()(game);
  const hall = halls.data?.find(({ gtId }) => gtId === game.gtId)?.gtName;
  return (
    <>
      <img className={css.art} src={game.icon} alt="" />
      <span className={css.name}>{gameName(game)}</span>
      <span className={css.by}>{hall ? `${provider}, ${hall}` : provider}</span>
    </>
  );
}

/** What the list of the search shows: null while it has no options. */
export type ShownOptions = { active: string | undefined } | null;
/** Receives the keys of the search field while the list is open. */
export type OnKey = (event: KeyboardEvent) => void;

export type SearchOption =
  | { kind: 'recent'; text: string }
  | { kind: 'popular' | 'found'; game: Game }
  | { kind: 'all'; count: number };

const MAX_FOUND = 8;
const MAX_POPULAR = 5;

interface Lists {
  query: string;
  found: readonly Game[];
  recent: readonly string[];
  popular: readonly Game[];
}

/** What the list offers: results for a text, else recent searches and popular games. */
export function searchOptions({ query, found, recent, popular }: Lists): SearchOption[] {
  if (query.trim() === '') {
    return [
      ...recent.map((text) => ({ kind: 'recent', text }) as const),
      ...popular.slice(0, MAX_POPULAR).map((game) => ({ kind: 'popular', game }) as const),
    ];
  }
  const first = found.slice(0, MAX_FOUND).map((game) => ({ kind: 'found', game }) as const);
  return found.length > MAX_FOUND ? [...first, { kind: 'all', count: found.length }] : first;
}

/** The option that a key leads to; -1 is none. The arrow keys wrap, the keys of the text return to the text. */
export function optionAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return count === 0 ? -1 : (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return /^(?:Home|End|ArrowLeft|ArrowRight)$/.test(key) ? -1 : at;
}
