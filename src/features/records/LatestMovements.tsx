import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useDayGroup } from '#src/components/records/RecordList.tsx';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { TextButton } from '#src/ui/elements.tsx';
import { DescriptionList, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './LatestMovements.module.css';
import { useMoneyCard } from './money-columns.tsx';
import { moneyQuery, readMoneySearch } from './records-queries.ts';

/** Movements that are shown. */
const most = 4;

/** The member's latest deposits, withdrawals, bonuses and adjustments of the last seven days. */
export default function LatestMovements() {
  const { t } = useLingui();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const money = useQuery(moneyQuery(useEpoch(), readMoneySearch({})));
  useBalanceEvents(money.refetch);
  const [card, dayOf] = [useMoneyCard(currency), useDayGroup()];
  return (
    <Panel
      title={<Trans>Deposits and withdrawals</Trans>}
      end={
        <TextButton render={<AreaLink area="user" page="DWRecord" />}>
          <Trans>See all</Trans>
        </TextButton>
      }
    >
      <QueryView
        query={money}
        skeleton={<LineSkeletons label={t`Loading the list`} count={most} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <p className={css.none}>
            <Trans>None in the last 7 days.</Trans>
          </p>
        }
      >
        {({ list }) => (
          <DescriptionList
            lines={list.slice(0, most).map((movement) => {
              const { title, figure, subFigure } = card(movement);
              return {
                id: movement.id,
                label: (
                  <>
                    {title} <small className={css.day}>{dayOf(movement).label}</small>
                  </>
                ),
                value: (
                  <span className={css.amount}>
                    {movement.status !== 'success' && subFigure}
                    {figure}
                  </span>
                ),
              };
            })}
          />
        )}
      </QueryView>
    </Panel>
  );
}
