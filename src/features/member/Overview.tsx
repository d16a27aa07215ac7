import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { MemberProfile } from '#contract/endpoints/member.ts';
import { selectMember } from '#machines/session.selectors.ts';
import { cashQuery, profileQuery } from '#src/api/member-queries.ts';
import { readProviders, sumOf } from '#src/api/provider-money.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/app/context.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { Balance } from '#src/components/Balance.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { useLevel, useMemberLayout } from '#src/components/use-member-layout.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './Overview.module.css';

interface Props {
  waiting: ReactNode;
  /** On the phone; the desktop has them beside the page. */
  menu: ReactNode;
  moreMenu: ReactNode;
}

/** Who the member is, the balance, and what waits. */
export function Overview({ waiting, menu, moreMenu }: Props) {
  const desktop = useIsDesktop();
  const profile = useQuery(profileQuery(useEpoch()));
  const security = <Security profile={profile} />;
  if (!desktop)
    return (
      <Columns>
        <Identity name={profile.data?.memberName} />
        <WalletPanel />
        {menu}
        {security}
        {moreMenu}
      </Columns>
    );
  return (
    <Columns
      aside={
        <>
          {waiting}
          {security}
        </>
      }
    >
      <WalletPanel />
      <Panel>
        <Identity name={profile.data?.memberName} />
        <Standing />
      </Panel>
    </Columns>
  );
}

function Identity({ name }: { name: string | undefined }) {
  const account = useMachineSelector('session', selectMember)?.account ?? '';
  // On the desktop the page's title is in the header.
  const Heading = useIsDesktop() ? 'h2' : 'h1';
  return (
    <div className={css.identity}>
      <Avatar name={name || account} render={<span className={css.avatar} aria-hidden="true" />} />
      <div className={css.words}>
        <Heading className={css.name}>{name || account}</Heading>
        {name && <p className={css.account}>{account}</p>}
      </div>
    </div>
  );
}

function Standing() {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const layout = useMemberLayout();
  const level = useLevel(layout);
  return (
    <DescriptionList
      lines={[
        { id: 'currency', label: <Trans>Currency</Trans>, value: currency },
        ...(level && layout?.memberType !== '1'
          ? [{ id: 'level', label: <Trans>Level</Trans>, value: level }]
          : []),
      ]}
    />
  );
}

function WalletPanel() {
  const { open } = useBalanceVisibility();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(useEpoch()));
  return (
    <Panel title={<Trans>Balance</Trans>}>
      <p className={css.figure}>
        <Balance shown={open} />
      </p>
      <p className={css.total}>
        <Trans>With providers</Trans>{' '}
        {cash.isPending ? (
          <Skeleton className={css.skeleton} />
        ) : (
          <MinorBalance
            minor={cash.data ? sumOf(readProviders(cash.data, currency)) : null}
            currency={currency}
          />
        )}
      </p>
      <div className={css.actions}>
        <Button render={<AreaLink area="user" page="MyWallet" />}>
          <Trans>My wallet</Trans>
        </Button>
        <Button variant="primary" icon={<Plus />} render={<AreaLink area="user" page="Deposit" />}>
          <Trans>Deposit</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Security({ profile }: { profile: ReturnType<typeof useQuery<MemberProfile>> }) {
  const { t } = useLingui();
  return (
    <Panel
      title={<Trans>Security</Trans>}
      end={
        <TextButton render={<AreaLink area="user" page="Info" />}>
          <Trans>See all</Trans>
        </TextButton>
      }
    >
      <QueryView query={profile} skeleton={<LineSkeletons label={t`Loading your details`} count={3} />}>
        {({ memberEmail, memberPhone, isWithdrawPassword }) => (
          <DescriptionList
            lines={[
              { id: 'email', label: <Trans>E-mail</Trans>, value: <Given given={memberEmail !== ''} /> },
              { id: 'phone', label: <Trans>Phone</Trans>, value: <Given given={memberPhone !== ''} /> },
              {
                id: 'withdrawal',
                label: <Trans>Withdrawal password</Trans>,
                value: isWithdrawPassword ? (
                  <StatusLine tone="success" icon={<CircleCheck />}>
                    <Trans>Set</Trans>
                  </StatusLine>
                ) : (
                  <StatusLine tone="warning" icon={<CircleAlert />}>
                    <Trans>Not set</Trans>
                  </StatusLine>
                ),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}

const Given = ({ given }: { given: boolean }) =>
  given ? (
    <StatusLine tone="success" icon={<CircleCheck />}>
      <Trans>Provided</Trans>
    </StatusLine>
  ) : (
    <StatusLine tone="warning" icon={<CircleAlert />}>
      <Trans>Not provided</Trans>
    </StatusLine>
  );
