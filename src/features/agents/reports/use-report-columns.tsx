import { Trans, useLingui } from '@lingui/react/macro';
import { operationGroups, type ReportSums } from '#contract/endpoints/agents/reports.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import type { RecordFilter } from '#src/components/records/record-search.ts';
import { moneyFormat } from '#src/site/locale.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import type { RecordCard } from '#src/ui/RecordCards.tsx';
import {
  type CountField,
  countFields,
  type MoneyField,
  moneyFields,
  type OperationGroup,
  type OperationSearch,
  type ReportRow,
} from './reports.ts';

/** Names of the figures of a report. */
export function useFigureNames(): Record<CountField | MoneyField, string> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    registrations: t`New`,
    firstDeposits: t`First deposits`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    turnover: t`Turnover`,
    valid: t`Counts as turnover`,
    bonus: t`Bonuses`,
    net: t`Net win`,
  };
}

/** What the agent's members get is written with a minus. */
const paidOut: readonly MoneyField[] = ['withdrawals', 'bonus'];

/** Minor units of a figure with its sign; null if it is not known. */
function signedMinor(sums: ReportSums, field: MoneyField, currency: string): number | null {
  const minor = minorOf(sums[field], currency);
  return minor !== null && paidOut.includes(field) ? 0 - minor : minor;
}

interface AmountProps {
  sums: ReportSums;
  field: MoneyField;
  currency: string;
  bare?: boolean;
}

/** A figure of a report; with its sign where it has one. */
export function ReportAmount({ sums, field, currency, bare = false }: AmountProps) {
  const minor = signedMinor(sums, field, currency);
  if (field === 'net' || (minor !== null && minor < 0))
    return <ResultAmount minor={minor} currency={currency} bare={bare} />;
  return bare ? (
    <TableAmount minor={minor} currency={currency} />
  ) : (
    <MinorAmount minor={minor} currency={currency} />
  );
}

interface Options {
  /** The figures of the table. */
  fields: readonly (CountField | MoneyField)[];
  /** Of all rows; null if the rows have several. */
  currency: string | null;
  totals: ReportSums | null;
}

export function useReportColumns<Row extends ReportRow>({
  fields,
  currency,
  totals,
}: Options): TableColumn<Row>[] {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  const sign = currency === null ? null : moneyFormat(currency).sign;
  return [
    ...countFields
      .filter((field) => fields.includes(field))
      .map((field) => ({
        id: field,
        label: names[field],
        isNumber: true,
        isSortable: true,
        cell: (row: Row) => count(row[field]),
        ...(totals && { total: count(totals[field]) }),
      })),
    ...moneyFields
      .filter((field) => fields.includes(field))
      .map((field) => ({
        id: field,
        label: sign === null ? names[field] : t`${names[field]}, ${sign}`,
        isNumber: true,
        isSortable: true,
        cell: (row: Row) => (
          <ReportAmount sums={row} field={field} currency={row.currency} bare={currency !== null} />
        ),
        ...(totals &&
          currency !== null && {
            total: <ReportAmount sums={totals} field={field} currency={currency} bare />,
          }),
      })),
  ];
}

/** A row of a report on the phone. */
export function useReportCard<Row extends ReportRow>(nameOf: (row: Row) => string) {
  const { t, i18n } = useLingui();
  const count = (value: number) => i18n.number(value);
  return (row: Row): RecordCard => {
    const { active, registrations, currency } = row;
    const [activeText, newText] = [count(active ?? 0), count(registrations ?? 0)];
    const turnover = <ReportAmount sums={row} field="turnover" currency={currency} />;
    return {
      title: nameOf(row),
      sub:
        active === null ? null : registrations === null ? (
          <Trans>{activeText} active</Trans>
        ) : (
          <Trans>
            {activeText} active, {newText} new
          </Trans>
        ),
      figureLabel: t`Net win`,
      figure: <ReportAmount sums={row} field="net" currency={currency} />,
      subFigure: <Trans>of {turnover}</Trans>,
    };
  };
}

/** What a row is, by group. */
export function useGroupNames(): Record<OperationGroup, string> {
  const { t } = useLingui();
  return { day: t`Day`, hall: t`Hall`, provider: t`Provider`, currency: t`Currency` };
}

interface Currencies {
  currency: string;
  currencies: readonly string[];
}

/** The filter by currency, if the downline has several. */
export function useCurrencyFilter(
  chosen: string | undefined,
  { currency, currencies }: Currencies = { currency: '', currencies: [] },
): RecordFilter[] {
  const { t } = useLingui();
  const offered = [...new Set([...currencies, ...(chosen ? [chosen] : [])])];
  if (offered.length < 2) return [];
  return [
    {
      id: 'currency',
      label: t`Currency`,
      value: chosen ?? currency,
      options: offered.map((id) => ({ id, label: id })),
      isRequired: true,
    },
  ];
}

export function useOperationFilters(search: OperationSearch, read: Currencies | undefined): RecordFilter[] {
  const { t } = useLingui();
  const names = useGroupNames();
  const currency = useCurrencyFilter(search.currency, read);
  return [
    {
      id: 'group',
      label: t`Group by`,
      value: search.group,
      options: operationGroups.map((id) => ({ id, label: names[id] })),
      isRequired: true,
    },
    ...(search.group === 'currency' ? [] : currency),
  ];
}
