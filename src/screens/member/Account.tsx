import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectEpoch, selectMember } from '#machines/session.machine.ts';
import { useMachine, useSend } from '../../actors/context.tsx';
import { cashQuery, profileQuery } from '../../api/page-queries.ts';
import { moneyFormat } from '../../site/currency.ts';
import { Blank } from '../../ui/Blank.tsx';
import { LineBones } from '../../ui/Bones.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { QueryView } from '../pages/QueryView.tsx';
import css from './Account.module.css';

/** Who the operator knows here, and where the money lies. */
export function Account() {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const epoch = useMachine('session', selectEpoch);
  const signIn = useSend('signIn');
  const session = useSend('session');
  const profile = useQuery({ ...profileQuery(epoch), enabled: member !== null });
  const cash = useQuery({ ...cashQuery(epoch), enabled: member !== null });
  if (!member) {
    return (
      <Blank
        kind="empty"
        title={<Trans>You are not signed in</Trans>}
        text={<Trans>Your account and your wallet are here once we know who you are.</Trans>}
        action={
          <Button kind="lit" onClick={() => signIn({ type: 'signIn.open' })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    );
  }
  const format = moneyFormat(member.currency);
  const rows = [
    { label: t`Name`, value: profile.data?.memberName },
    { label: t`E-mail`, value: profile.data?.memberEmail },
    { label: t`Phone`, value: profile.data?.memberPhone },
    { label: t`Currency`, value: member.currency },
  ];
  return (
    <>
      <header className={css.head}>
        <h1 className={css.account}>{member.account}</h1>
        <Button onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      </header>
      <Section title={<Trans>Wallet</Trans>}>
        <QueryView query={cash} bones={<LineBones label={t`Loading your wallet`} />}>
          {({ total, myCashList }) => (
            <ul className={css.rows}>
              <li className={css.total}>
                <span>
                  <Trans>Total</Trans>
                </span>
                <Money value={total} format={format} />
              </li>
              {myCashList.map((row) => (
                <li key={row.gpId}>
                  <span>{row.gpName || row.gpId}</span>
                  <Money value={row.balance} format={format} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
      <Section title={<Trans>Details</Trans>}>
        <QueryView query={profile} bones={<LineBones label={t`Loading your details`} />}>
          {() => (
            <ul className={css.rows}>
              {rows.map(({ label, value }) => (
                <li key={label}>
                  <span>{label}</span>
                  <span>{value || <Trans>Not given</Trans>}</span>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
    </>
  );
}
