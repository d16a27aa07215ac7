import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Pages } from '#src/components/records/Pages.tsx';
import { pageSize, useRecordSearch } from '#src/components/records/record-search.ts';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { agentTransfersQuery } from '#src/features/agents/agent-queries.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { AgentTransferForm } from './AgentTransferForm.tsx';
import css from './Transfer.module.css';

/** Transfers from the agent's wallet to members of the downline. */
export default function TransferPage() {
  const { t } = useLingui();
  // The first page also tells what can be transferred.
  const latest = useQuery(agentTransfersQuery(useEpoch(), 1));
  useBalanceEvents(latest.refetch);
  return (
    <>
      <AgentHeading />
      <QueryView
        query={latest}
        skeleton={
          <Panel>
            <LineSkeletons label={t`Loading your wallet`} />
          </Panel>
        }
      >
        {(facts) => (
          <AgentTransferForm facts={facts}>
            <AgentTransferList />
          </AgentTransferForm>
        )}
      </QueryView>
    </>
  );
}

/** The agent's transfers, latest first. */
function AgentTransferList() {
  const { t, i18n } = useLingui();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const [rawSearch, change] = useRecordSearch();
  const requested = Number(rawSearch.page);
  const page = Number.isInteger(requested) && requested >= 1 ? requested : 1;
  const transfers = useQuery(agentTransfersQuery(useEpoch(), page));
  useBalanceEvents(transfers.refetch);
  return (
    <Panel flush title={<Trans>Your transfers</Trans>} end={<Trans>Times in {timeZoneLabel()}</Trans>}>
      <QueryView
        query={transfers}
        skeleton={<LineSkeletons label={t`Loading your transfers`} count={3} />}
        isEmpty={({ totalCount, list }) => totalCount === 0 && list.length === 0}
        empty={<EmptyState title={<Trans>You have not transferred anything yet.</Trans>} />}
      >
        {({ list, totalCount }) => (
          <>
            <ul>
              {list.map(({ id, toAccount, amount, createdAt }) => (
                <li key={id} className={css.row}>
                  <span className={css.name}>
                    {toAccount || <Trans>Unknown</Trans>}
                    <small>{formatTime(i18n.locale, createdAt) || <Trans>Time unknown</Trans>}</small>
                  </span>
                  <MinorAmount minor={minorOf(amount, currency)} currency={currency} />
                </li>
              ))}
            </ul>
            {(totalCount > pageSize || page > 1) && (
              <Pages page={{ totalCount }} search={{ page }} onChange={change} />
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}
