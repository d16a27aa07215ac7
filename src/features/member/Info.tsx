import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { MemberProfile } from '#contract/endpoints/member.ts';
import { selectOnPage } from '#machines/password-change.selectors.ts';
import { profileQuery } from '#src/api/member-queries.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/app/context.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Info.module.css';

/** The member's details and password; the password comes first if it must be changed. */
export function Info({ changePasswordForm }: { changePasswordForm: ReactNode }) {
  const forced = useMachineSelector('passwordChange', selectOnPage);
  return (
    <Columns aside={!forced && <Password />}>
      {forced && <NewPassword form={changePasswordForm} />}
      <Details />
    </Columns>
  );
}

function NewPassword({ form }: { form: ReactNode }) {
  const { t } = useLingui();
  const session = useSend('session');
  return (
    <Panel title={<Trans>Choose your own password</Trans>}>
      <div className={css.form}>
        <p className={css.explanation}>
          <Trans>You signed in with a temporary password. Change it to continue.</Trans>
        </p>
        <Suspense fallback={<LineSkeletons label={t`Loading the form`} count={4} />}>{form}</Suspense>
        <Button shape="wide" variant="ghost" onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Password() {
  const send = useSend('passwordChange');
  return (
    <Panel title={<Trans>Password</Trans>}>
      <div className={css.password}>
        <p className={css.explanation}>
          <Trans>
            Change your password if someone else may know it. Your other devices will be signed out.
          </Trans>
        </p>
        <Button onClick={() => send({ type: 'password.change' })}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Details() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const profile = useQuery(profileQuery(epoch));
  return (
    <Panel title={<Trans>Account</Trans>}>
      <QueryView query={profile} skeleton={<LineSkeletons label={t`Loading your details`} count={6} />}>
        {(read) => <DescriptionList lines={[...personal(read), ...contacts(read)]} />}
      </QueryView>
    </Panel>
  );
}

function personal(read: MemberProfile) {
  const given = (value: string) => value || <Trans>Not provided</Trans>;
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

/** Only the contacts that the member has given. */
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
    { id: 'others', label: <Trans>Other contact details</Trans>, value: read.memberOthers },
    { id: 'identity', label: <Trans>Identity number</Trans>, value: read.newIdentityId },
  ].filter(({ value }) => value !== '');
}
