import { Plural, useLingui } from '@lingui/react/macro';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import recordCss from '#src/components/records/Records.module.css';
import { type SearchChange, sorted } from '#src/components/records/record-search.ts';
import { DataTable, type TableColumn } from '#src/ui/DataTable.tsx';
import { RecordCards } from '#src/ui/RecordCards.tsx';
import { countOf, type PromotionSearch, useLinkKinds } from './agent-queries.ts';
import css from './Promotion.module.css';

interface Props {
  links: readonly AgentLink[];
  search: PromotionSearch;
  /** Code of the link that is shown beside the table. */
  openId: string | undefined;
  onChange: (change: SearchChange) => void;
}

/** The links, each with its clicks, registrations and first deposits. */
export function LinkTable({ links, search, openId, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const kinds = useLinkKinds();
  const about = ({ code, kind, isDisabled }: AgentLink) =>
    [code, kinds[kind], isDisabled && t`Disabled`].filter(Boolean).join(', ');
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  const counted = (
    id: string,
    label: string,
    field: Parameters<typeof countOf>[1],
  ): TableColumn<AgentLink> => ({
    id,
    label,
    isNumber: true,
    isSortable: true,
    cell: (link) => count(link[field]),
    total: count(countOf(links, field)),
  });
  const detailsOf = (link: string) => t`Details of ${link}`;
  const clicksText = (clicks: string) => t`${clicks} clicks`;
  const columns: TableColumn<AgentLink>[] = [
    {
      id: 'name',
      label: t`Link`,
      isSortable: true,
      cell: (link) => (
        <span className={css.name}>
          {link.name || link.code}
          <small>{about(link)}</small>
        </span>
      ),
      total: <Plural value={links.length} one="# link" other="# links" />,
    },
    { id: 'currency', label: t`Currency`, cell: ({ currency }) => currency },
    counted('clicks', t`Clicks`, 'clicks'),
    counted('registrations', t`Registrations`, 'registrations'),
    counted('first_deposits', t`First deposits`, 'firstDeposits'),
  ];
  if (isDesktop)
    return (
      <div className={recordCss.card}>
        <DataTable
          caption={t`Links`}
          columns={columns}
          hidden={[]}
          rows={links}
          rowId={({ code }) => code}
          sort={search.sort}
          onSort={(sort) => onChange(sorted(sort))}
          detail={{
            openId,
            onOpen: (link) => onChange({ link: link ?? openId }),
            label: ({ name, code }) => detailsOf(name || code),
          }}
        />
      </div>
    );
  return (
    <RecordCards
      groups={[
        {
          id: 'links',
          label: <Plural value={links.length} one="# link" other="# links" />,
          end: (
            <span>
              {t`First deposits`} {count(countOf(links, 'firstDeposits'))}
            </span>
          ),
          rows: links.map((link) => ({
            id: link.code,
            title: link.name || link.code,
            sub: about(link),
            figureLabel: t`First deposits`,
            figure: count(link.firstDeposits),
            subFigure: clicksText(count(link.clicks)),
            onOpen: () => onChange({ link: link.code }),
          })),
        },
      ]}
    />
  );
}
