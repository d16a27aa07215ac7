import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { useHalls } from '#src/components/games/catalogue.ts';
import { Button, type RenderProp, renderElement } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useRovingTiles } from '#src/ui/lists.ts';
import { Section } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import css from './Providers.module.css';

const UnreadableList = lazyComponent(() => import('#src/components/UnreadableList.tsx'), { optional: true });

const SHOWN_FIRST = 12;

/** The providers of each hall. */
export function Providers() {
  const { t } = useLingui();
  const query = useHalls();
  const { data: halls } = query;
  const [chosen, setChosen] = useState<string>();
  const [all, setAll] = useState(false);
  const panel = useId();
  const hall = halls?.find(({ gtId }) => gtId === chosen) ?? halls?.[0];
  if (!halls || !hall) return null;
  const providers = (hall.gpList ?? []).filter((provider) => provider.active);
  const shown = all ? providers : providers.slice(0, SHOWN_FIRST);
  return (
    <Section title={<Trans>Providers</Trans>}>
      <Tabs
        label={t`Halls`}
        tabs={halls.map(({ gtId, gtName }) => ({ id: gtId, label: gtName }))}
        value={hall.gtId}
        onChange={setChosen}
        panel={panel}
      />
      <div className={css.panel} id={panel} role="tabpanel" aria-label={hall.gtName}>
        {hall.gpList === null ? (
          <Suspense>
            <UnreadableList title={<Trans>Providers</Trans>} query={query} />
          </Suspense>
        ) : (
          <ProviderCards key={hall.gtId} gtId={hall.gtId} providers={shown} all={all} />
        )}
        {shown.length < providers.length && (
          <Button onClick={() => setAll(true)}>
            <Plural value={providers.length} one="Show # provider" other="Show all # providers" />
          </Button>
        )}
      </div>
    </Section>
  );
}

interface ProviderCardsProps {
  gtId: string;
  providers: readonly GameProvider[];
  /** Whether more than the first ones are shown. */
  all: boolean;
}

/** One Tab stop, between whose cards the arrow keys move; the first card that is added takes the focus. */
function ProviderCards({ gtId, providers, all }: ProviderCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const wasAll = useRef(all);
  const { current, roving } = useRovingTiles();
  useEffect(() => {
    // The button that had the focus is gone.
    if (all && !wasAll.current)
      list.current?.querySelector<HTMLElement>(`[data-tile="${SHOWN_FIRST}"] a`)?.focus();
    wasAll.current = all;
  }, [all]);
  return (
    <ul ref={list} className={css.cards} {...roving}>
      {providers.map((provider, index) => (
        <li key={provider.gpId + provider.house} data-tile={index}>
          <ProviderCard
            name={provider.gpName}
            mark={provider.iconLight}
            detail={
              provider.gameCount !== null && (
                <Plural value={provider.gameCount} one="# game" other="# games" />
              )
            }
            render={
              <Link
                to="/gameHall/$gtId"
                params={{ gtId }}
                search={{ gp: [provider.gpId] }}
                tabIndex={index === Math.min(current, providers.length - 1) ? 0 : -1}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface ProviderCardProps {
  name: ReactNode;
  detail?: ReactNode;
  /** URL of the provider's logo for a dark background. */
  mark?: string;
  render: RenderProp;
}

const ProviderCard = ({ name, detail, mark, render }: ProviderCardProps) =>
  renderElement(render, {
    className: css.card,
    children: (
      <>
        {mark && <img className={css.logo} src={mark} alt="" loading="lazy" decoding="async" />}
        <span className={css.text}>
          <span className={css.name}>{name}</span>
          <span className={css.detail}>{detail}</span>
        </span>
      </>
    ),
  });
