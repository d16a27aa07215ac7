import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Share2 as Share } from 'lucide-react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QrCode } from '#src/components/QrCode.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useCopyTexts } from '#src/components/use-copy-texts.ts';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { CopyField, WideCopyButton } from '#src/ui/CopyButton.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Columns, Panel, Summary } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './RecommendProject.module.css';
import { projectQuery } from './recommend-queries.ts';

/** The link by which friends join, and what the member gets for them. */
export default function RecommendProject() {
  const { t, i18n } = useLingui();
  const copied = useCopyTexts();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const project = useQuery(projectQuery(useEpoch()));
  // A reward arrives with the balance.
  useBalanceEvents(project.refetch);
  const amount = (decimal: string | null) => (
    <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
  );
  const canShare = 'share' in navigator;
  const count = (number: number | null) => (number === null ? t`Unknown` : i18n.number(number));
  return (
    <QueryView query={project} skeleton={<LineSkeletons label={t`Loading the page`} />}>
      {({ recommendCode, url, rules, totals }) => (
        <Columns
          aside={
            <Summary
              title={<Trans>So far</Trans>}
              lines={[
                { id: 'friends', label: <Trans>Friends who joined</Trans>, value: count(totals.friends) },
                {
                  id: 'deposited',
                  label: <Trans>Friends who deposited</Trans>,
                  value: count(totals.deposited),
                },
              ]}
              total={{ label: <Trans>Rewards</Trans>, value: amount(totals.rewards) }}
            >
              <Button shape="wide" render={<Link {...areaLocation('user', 'RecommendMemberSearch')} />}>
                <Trans>Show friends</Trans>
              </Button>
            </Summary>
          }
        >
          <Panel title={<Trans>Your link</Trans>}>
            <div className={css.link}>
              <div className={css.fields}>
                {canShare ? (
                  <ShareButton url={url} />
                ) : (
                  <WideCopyButton text={url} label={t`Copy the link`} {...copied} />
                )}
                <CopyField
                  name={<Trans>Link</Trans>}
                  text={url}
                  label={t`Copy the link`}
                  {...copied}
                  withoutButton={!canShare}
                />
                <CopyField
                  name={<Trans>Code</Trans>}
                  text={recommendCode}
                  label={t`Copy the code`}
                  {...copied}
                />
              </div>
              <QrCode text={url} label={t`QR code of your link`} />
            </div>
          </Panel>
          <Panel title={<Trans>What you get for each friend</Trans>}>
            {rules.length === 0 && <Trans>There is no reward at the moment.</Trans>}
            <ol className={css.rules}>
              {rules.map(({ level, condition, amount: needed, reward }) => (
                <li key={level}>
                  <span>
                    {condition === 'deposits' ? (
                      <Trans>Your friend deposits {amount(needed)} in total</Trans>
                    ) : (
                      <Trans>Your friend’s bets come to {amount(needed)}</Trans>
                    )}
                  </span>
                  <b>{amount(reward)}</b>
                </li>
              ))}
            </ol>
          </Panel>
        </Columns>
      )}
    </QueryView>
  );
}

/** Opens the system's sheet. */
function ShareButton({ url }: { url: string }) {
  // A member who closes the sheet has changed their mind.
  const share = () => void navigator.share({ url }).catch(() => {});
  return (
    <Button variant="primary" shape="wide" icon={<Share />} onClick={share}>
      <Trans>Share</Trans>
    </Button>
  );
}
