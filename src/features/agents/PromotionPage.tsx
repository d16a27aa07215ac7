import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { linkKinds } from '#contract/endpoints/agents/promotion.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { FilterBar } from '#src/components/records/FilterBar.tsx';
import { type SearchChange, useRecordSearch } from '#src/components/records/record-search.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Funnel } from './Funnel.tsx';
import { LinkDetail } from './LinkDetail.tsx';
import { LinkTable } from './LinkTable.tsx';
import { Materials } from './Materials.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import css from './Promotion.module.css';
import { type Promotion, promotionQuery } from './promotion-queries.ts';
import { type PromotionSearch, readPromotionSearch, selectLinks } from './promotion-search.ts';
import { useLinkKinds } from './use-link-kinds.ts';

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
