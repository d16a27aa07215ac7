import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Data } from '#contract/call.ts';
import type { myCash } from '#contract/endpoints/wallet.ts';
import { selectMember } from '#machines/session.selectors.ts';
import { cashQuery, profileQuery } from '#src/api/member-queries.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/app/context.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { ReturnButton } from '#src/components/ReturnBalances.tsx';
import { SignInRequired } from '#src/components/SignInRequired.tsx';
import { useLevel, useMemberLayout } from '#src/components/use-member-layout.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Account.module.css';

/** The member's details and balances. */
export function Account() {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const epoch = useEpoch();
  const session = useSend('session');
  const profile = useQuery({ ...profileQuery(epoch), enabled: Boolean(member) });
  const cash = useQuery({ ...cashQuery(epoch), enabled: Boolean(member) });
  const layout = useMemberLayout();
  const level = useLevel(layout);
  if (!member)
    return (
      <SignInRequired
        title={<Trans>My account</Trans>}
        text={<Trans>Sign in to see your account and wallet.</Trans>}
      />
    );
  const given = (value: string | undefined) => value || <Trans>Not provided</Trans>;
  return (
    <>
      <header className={css.head}>
        <h1 className={css.account}>{member.account}</h1>
        <Button onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      </header>
      <div className={css.cards}>
        <Section title={<Trans>Wallet</Trans>}>
          <div className={css.card}>
            <QueryView query={cash} skeleton={<LineSkeletons label={t`Loading your wallet`} />}>
              {(read) => <ProviderBalances cash={read} currency={member.currency} />}
            </QueryView>
          </div>
        </Section>
        <Section
          title={<Trans>Details</Trans>}
          more={{ label: <Trans>See all</Trans>, render: <Link to="/user/Info" /> }}
        >
          <div className={css.card}>
            <QueryView query={profile} skeleton={<LineSkeletons label={t`Loading your details`} count={4} />}>
              {({ memberName, memberEmail, memberPhone }) => (
                <DescriptionList
                  lines={[
                    { id: 'name', label: <Trans>Name</Trans>, value: given(memberName) },
                    { id: 'email', label: <Trans>E-mail</Trans>, value: given(memberEmail) },
                    { id: 'phone', label: <Trans>Phone</Trans>, value: given(memberPhone) },
                    { id: 'currency', label: <Trans>Currency</Trans>, value: member.currency },
                    ...(level && layout?.memberType !== '1'
                      ? [{ id: 'level', label: <Trans>Level</Trans>, value: level }]
                      : []),
                  ]}
                />
              )}
            </QueryView>
          </div>
        </Section>
      </div>
    </>
  );
}

/** Only providers with a balance, or an unknown one: a hundred without one say nothing. */
function ProviderBalances({ cash, currency }: { cash: Data<typeof myCash>; currency: string }) {
  const providersWithBalance = cash.myCashList.filter(({ balance }) => balance !== 0);
  if (providersWithBalance.length === 0) {
    return (
      <p className={css.note}>
        <Trans>Your full balance is in your wallet. No balance is left with providers.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={css.note}>
        {providersWithBalance.some(({ balance }) => balance === null) ? (
          <Trans>The balance with a provider is not known right now. It remains yours.</Trans>
        ) : (
          <Trans>Part of your balance is still with these providers. It remains yours.</Trans>
        )}
      </p>
      <DescriptionList
        lines={providersWithBalance.map(({ gpId, gpName, balance }, place) => ({
          // An unreadable row has no provider's id.
          id: gpId || String(place),
          label: gpName || gpId || <Trans>A provider</Trans>,
          value: <Amount value={balance} currency={currency} />,
        }))}
        total={{
          label: <Trans>Wallet and providers</Trans>,
          value: <Amount value={cash.total} currency={currency} />,
        }}
      />
      <ReturnButton />
    </>
  );
}
