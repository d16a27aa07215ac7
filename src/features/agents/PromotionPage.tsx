import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type AgentLink, linkKinds } from '#contract/endpoints/agents/promotion.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { FilterBar } from '#src/components/records/FilterBar.tsx';
import { type SearchChange, useRecordSearch } from '#src/components/records/record-search.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, hideBrokenImage, renderElement } from '#src/ui/elements.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import {
  countOf,
  type Promotion,
  type PromotionSearch,
  promotionQuery,
  readPromotionSearch,
  selectLinks,
  useLinkKinds,
} from './agent-queries.ts';
import { LinkDetail, NewLinkDialog } from './LinkDialogs.tsx';
import { LinkTable } from './LinkTable.tsx';
import css from './Promotion.module.css';

/** The agent's links with their results, and images for them. */
export default function PromotionPage() {
  const { t } = useLingui();
  const [rawSearch, change] = useRecordSearch();
  const search = readPromotionSearch(rawSearch);
  const promotion = useQuery(promotionQuery(useEpoch()));
  const [isCreating, setCreating] = useState(false);
  const own = useMachineSelector('session', selectMember)?.currency ?? '';
  const kinds = useLinkKinds();
  const currencies = new Set(promotion.data?.links.map(({ currency }) => currency).filter(Boolean));
  return (
    <>
      <AgentHeading note={<Trans>Create one link for each channel to compare results.</Trans>}>
        <FilterBar
          filters={[
            {
              id: 'kind',
              label: t`Type`,
              value: search.kind,
              options: linkKinds.map((id) => ({ id, label: kinds[id] })),
            },
            {
              id: 'currency',
              label: t`Currency`,
              value: search.currency,
              options: [...currencies].map((id) => ({ id, label: id })),
            },
          ]}
          columns={[]}
          hidden={[]}
          sort={search.sort}
          onChange={change}
        >
          <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
            <Trans>New link</Trans>
          </Button>
        </FilterBar>
      </AgentHeading>
      <QueryView
        query={promotion}
        skeleton={<LineSkeletons label={t`Loading your links`} count={6} />}
        isEmpty={({ links }) => links.length === 0}
        empty={
          <EmptyState
            title={<Trans>You have no links yet</Trans>}
            text={<Trans>Create one. Members who register through it are in your downline.</Trans>}
          />
        }
      >
        {(loaded) => <Links {...loaded} query={promotion} search={search} onChange={change} />}
      </QueryView>
      {isCreating && (
        <NewLinkDialog
          currency={own}
          onCreated={(link) => {
            setCreating(false);
            change({ link, kind: undefined, currency: undefined });
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

interface LinksProps extends Promotion {
  query: UseQueryResult<Promotion>;
  search: PromotionSearch;
  onChange: (change: SearchChange) => void;
}

function Links({ links, materials, query, search, onChange }: LinksProps) {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const shown = selectLinks(links, search);
  // The desktop has room for a link beside the table.
  const open = links.find(({ code }) => code === search.link) ?? (isDesktop ? shown[0] : undefined);
  const title = open?.name || open?.code;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        {shown.length > 0 ? (
          <LinkTable links={shown} search={search} openId={open?.code} onChange={onChange} />
        ) : (
          <EmptyState
            title={<Trans>No links found</Trans>}
            text={<Trans>Choose another type or currency.</Trans>}
          />
        )}
        <Funnel links={shown} />
      </div>
      <div className={css.column}>
        {open &&
          (isDesktop ? (
            <Panel title={title}>
              <LinkDetail key={open.code} link={open} />
            </Panel>
          ) : (
            <Dialog title={title} closeLabel={t`Close`} onClose={() => onChange({ link: undefined })}>
              <LinkDetail link={open} />
            </Dialog>
          ))}
        <Materials materials={materials} query={query} />
      </div>
    </div>
  );
}

interface MaterialsProps
  extends Pick<Promotion, 'materials'>,
    Pick<ComponentProps<typeof UnreadableList>, 'query'> {}

/** The operator's images that go with a link. */
function Materials({ materials, query }: MaterialsProps) {
  const { t } = useLingui();
  const title = <Trans>Images for your links</Trans>;
  if (materials === null) return <UnreadableList title={title} query={query} />;
  if (materials.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={css.materials}>
        {materials.map(({ id, title, photoPath, width, height }) => {
          const link = operatorLink(photoPath, true);
          return (
            <li key={id}>
              <img src={photoPath} alt="" loading="lazy" onError={hideBrokenImage} />
              <span className={css.content}>
                {title}
                {width !== null && height !== null && <small>{`${width} × ${height}`}</small>}
              </span>
              {link &&
                renderElement(link, {
                  className: css.open,
                  'aria-label': t`Open the image ${title}`,
                  children: <Download />,
                })}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Clicks on the links, and the registrations and first deposits after them. */
function Funnel({ links }: { links: readonly AgentLink[] }) {
  const { t, i18n } = useLingui();
  const [clicks, registrations, firstDeposits] = (['clicks', 'registrations', 'firstDeposits'] as const).map(
    (field) => countOf(links, field),
  ) as [number | null, number | null, number | null];
  const shareOf = (part: number | null, whole: number | null) =>
    part === null || !whole
      ? null
      : i18n.number(part / whole, { style: 'percent', maximumFractionDigits: 1 });
  const ofClicks = shareOf(registrations, clicks);
  const ofRegistrations = shareOf(firstDeposits, registrations);
  const steps = [
    { id: 'clicks', label: t`Clicks`, count: clicks, note: null },
    {
      id: 'registrations',
      label: t`Registrations`,
      count: registrations,
      note: ofClicks && t`${ofClicks} of the clicks`,
    },
    {
      id: 'firstDeposits',
      label: t`First deposits`,
      count: firstDeposits,
      note: ofRegistrations && t`${ofRegistrations} of the registrations`,
    },
  ];
  return (
    <Panel title={<Trans>From click to first deposit</Trans>}>
      <dl className={css.funnel}>
        {steps.map(({ id, label, count, note }) => (
          <div key={id} className={css.step}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd className={css.bar} aria-hidden="true">
              <span style={{ width: `${100 * Math.min(1, (count ?? 0) / Math.max(clicks ?? 0, 1))}%` }} />
            </dd>
            <dd className={css.count}>{count === null ? t`Unknown` : i18n.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
