import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { MemberProfile } from '#contract/endpoints/member.ts';
import { selectOnPage } from '#machines/form-selectors.ts';
import { selectMember } from '#machines/selectors.ts';
import { profileQuery } from '#src/api/page-queries.ts';
import { useEpoch, useMachine, useSend } from '#src/app/context.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInFirst } from '#src/components/SignInRequired.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Lines } from '#src/ui/DescriptionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';
import account from './Account.module.css';
import css from './Info.module.css';

/** What the operator has on file, and the password; first of all where another one must be chosen. */
export function Info({ changePasswordForm }: { changePasswordForm: ReactNode }) {
  const member = useMachine('session', selectMember);
  const forced = useMachine('passwordChange', selectOnPage);
  if (!member)
    return (
      <SignInFirst
        title={<Trans>My details</Trans>}
        text={<Trans>Your account and your wallet are here once we know who you are.</Trans>}
      />
    );
  return (
    <>
      <header className={account.head}>
        <h1 className={account.account}>
          <Trans>My details</Trans>
        </h1>
      </header>
      {forced && <NewPassword form={changePasswordForm} />}
      <div className={account.cards}>
        <Details />
        {!forced && <Password />}
      </div>
    </>
  );
}

function NewPassword({ form }: { form: ReactNode }) {
  const { t } = useLingui();
  const session = useSend('session');
  return (
    <Section title={<Trans>Choose a password of your own</Trans>}>
      <div className={css.form}>
        <p className={css.why}>
          <Trans>The one that you came in with was given to you. Everything else opens after this.</Trans>
        </p>
        <Suspense fallback={<LineBones label={t`Loading the form`} count={4} />}>{form}</Suspense>
        <Button shape="wide" kind="plain" onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Section>
  );
}

function Password() {
  const send = useSend('passwordChange');
  return (
    <Section title={<Trans>Password</Trans>}>
      <div className={css.password}>
        <p className={css.why}>
          <Trans>Change it when somebody else may know it. Your other devices are signed out then.</Trans>
        </p>
        <Button onClick={() => send({ type: 'password.change' })}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </Section>
  );
}

function Details() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const profile = useQuery(profileQuery(epoch));
  return (
    <Section title={<Trans>Account</Trans>}>
      <div className={account.card}>
        <QueryView query={profile} bones={<LineBones label={t`Loading your details`} count={6} />}>
          {(read) => <Lines lines={[...personal(read), ...contacts(read)]} />}
        </QueryView>
      </div>
    </Section>
  );
}

function personal(read: MemberProfile) {
  const given = (value: string) => value || <Trans>Not given</Trans>;
  return [
    { id: 'account', label: <Trans>Account name</Trans>, value: read.memberAccount },
    { id: 'name', label: <Trans>Name</Trans>, value: given(read.memberName) },
    { id: 'birthday', label: <Trans>Birthday</Trans>, value: given(read.memberBirthday) },
    { id: 'email', label: <Trans>E-mail</Trans>, value: given(read.memberEmail) },
    { id: 'phone', label: <Trans>Phone</Trans>, value: given(read.memberPhone) },
    { id: 'currency', label: <Trans>Currency</Trans>, value: read.memberCurrency },
    {
      id: 'withdrawal',
      label: <Trans>Withdrawal password</Trans>,
      value: read.isWithdrawPassword ? <Trans>Set</Trans> : <Trans>Not set</Trans>,
    },
  ];
}

/** Of the many ways to reach somebody only those that they gave. */
function contacts(read: MemberProfile) {
  return [
    { id: 'line', label: 'LINE', value: read.memberLine },
    { id: 'qq', label: 'QQ', value: read.memberQq },
    { id: 'skype', label: 'Skype', value: read.memberSkype },
    { id: 'wechat', label: 'WeChat', value: read.memberWechat },
    { id: 'fb', label: 'Facebook', value: read.memberFb },
    { id: 'zalo', label: 'Zalo', value: read.memberZalo },
    { id: 'telegram', label: 'Telegram', value: read.memberTelegram },
    { id: 'whatsApp', label: 'WhatsApp', value: read.memberWhatsApp },
    { id: 'others', label: <Trans>Another way to reach you</Trans>, value: read.memberOthers },
    { id: 'identity', label: <Trans>Identity number</Trans>, value: read.newIdentityId },
  ].filter(({ value }) => value !== '');
}
