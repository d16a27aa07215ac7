import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Data } from '#contract/call.ts';
import type { profileInfo } from '#contract/endpoints/profile.ts';
import type { MemberProfile } from '#contract/endpoints/session/member.ts';
import { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { selectOnPage } from '#machines/session/password-change.selectors.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import type { PageWorld } from '#src/actors/pages.ts';
import { profileQuery } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { formatDate, formatTime, parseOperatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { Columns, DescriptionList, InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Details } from './Details.tsx';
import css from './Info.module.css';
import { contactVerifyImplementations, profileEditImplementations } from './profile.implementations.ts';
import { profileInfoQuery } from './profile.ts';
import { Identity, SecurityStrength } from './Security.tsx';

interface Props {
  changePasswordForm: ReactNode;
  /** `isSet`: the member has one, which the form changes. */
  withdrawPasswordForm: (isSet: boolean) => ReactNode;
}

/** The member's details and passwords; only the password while it must be changed. */
export function Info({ changePasswordForm, withdrawPasswordForm }: Props) {
  const isForced = useMachineSelector('passwordChange', selectOnPage);
  const epoch = useEpoch();
  return isForced ? (
    <NewPassword form={changePasswordForm} />
  ) : (
    <Profile key={epoch} withdrawPasswordForm={withdrawPasswordForm} />
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

function Profile({ withdrawPasswordForm }: Pick<Props, 'withdrawPasswordForm'>) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const profile = useQuery(profileQuery(epoch));
  const info = useQuery(profileInfoQuery(epoch));
  const skeleton = (
    <Panel>
      <LineSkeletons label={t`Loading your details`} count={6} />
    </Panel>
  );
  return (
    <QueryView query={profile} skeleton={skeleton}>
      {(member) => (
        <QueryView query={info} skeleton={skeleton}>
          {(read) => (
            <ProfileMachines>
              <Sections profile={member} info={read} withdrawPasswordForm={withdrawPasswordForm} />
            </ProfileMachines>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

const editLogic = (world: PageWorld) => profileEditMachine.provide(profileEditImplementations(world));
const contactLogic = (world: PageWorld) => contactVerifyMachine.provide(contactVerifyImplementations(world));

const ProfileMachines = ({ children }: { children: ReactNode }) => (
  <PageMachine name="profileEdit" logic={editLogic} input={undefined}>
    <PageMachine
      name="contactVerify"
      part="member_email"
      logic={contactLogic}
      input={{ field: 'member_email' }}
    >
      <PageMachine
        name="contactVerify"
        part="member_phone"
        logic={contactLogic}
        input={{ field: 'member_phone' }}
      >
        {children}
      </PageMachine>
    </PageMachine>
  </PageMachine>
);

interface SectionsProps extends Pick<Props, 'withdrawPasswordForm'> {
  profile: MemberProfile;
  info: Data<typeof profileInfo>;
}

function Sections({ profile, info, withdrawPasswordForm }: SectionsProps) {
  const [isWithdrawOpen, setWithdrawOpen] = useState(false);
  const email = useSend('contactVerify', 'member_email');
  const phone = useSend('contactVerify', 'member_phone');
  const changePassword = useSend('passwordChange');
  const service = useServiceLink();
  return (
    <Columns
      aside={
        <>
          <SecurityStrength
            info={info}
            start={{
              password: () => changePassword({ type: 'password.change' }),
              member_email: () => email({ type: 'contact.open' }),
              member_phone: () => phone({ type: 'contact.open' }),
              withdrawPassword: () => setWithdrawOpen(true),
            }}
          />
          <Passwords
            info={info}
            isWithdrawOpen={isWithdrawOpen}
            onWithdrawToggle={() => setWithdrawOpen(!isWithdrawOpen)}
            withdrawPasswordForm={withdrawPasswordForm}
          />
        </>
      }
    >
      <Panel>
        <Identity name={profile.memberName} heading="h2" />
        <Details profile={profile} fields={info.fields} />
        <p className={css.note}>
          <Trans>Customer service can change details that you cannot change yourself.</Trans>{' '}
          {service && (
            <TextButton render={service}>
              <Trans>Contact customer service</Trans>
            </TextButton>
          )}
        </p>
      </Panel>
    </Columns>
  );
}

interface PasswordsProps {
  info: Data<typeof profileInfo>;
  isWithdrawOpen: boolean;
  onWithdrawToggle: () => void;
  /** `isSet`: the member has one, which the form changes. */
  withdrawPasswordForm: (isSet: boolean) => ReactNode;
}

/** The passwords for signing in and for withdrawals. */
function Passwords({ info, isWithdrawOpen, onWithdrawToggle, withdrawPasswordForm }: PasswordsProps) {
  const { t, i18n } = useLingui();
  const withdrawal = useId();
  const send = useSend('passwordChange');
  const changed = formatDate(i18n.locale, info.passwordChangedAt);
  const { withdrawPasswordLockedUntil: lockedUntil } = info;
  const isLocked = (parseOperatorTime(lockedUntil)?.getTime() ?? 0) > serverNow();
  const [until, zone] = [formatTime(i18n.locale, lockedUntil), timeZoneLabel()];
  return (
    <Panel title={<Trans>Passwords</Trans>}>
      <DescriptionList
        lines={[
          {
            id: 'signIn',
            label: (
              <span className={css.password}>
                <Trans>Sign-in password</Trans>
                {changed && (
                  <small>
                    <Trans>Changed on {changed}</Trans>
                  </small>
                )}
              </span>
            ),
            value: (
              <TextButton aria-label={t`Change password`} onClick={() => send({ type: 'password.change' })}>
                <Trans>Change</Trans>
              </TextButton>
            ),
          },
          {
            id: 'withdrawal',
            label: (
              <span className={css.password} id={withdrawal}>
                <Trans>Withdrawal password</Trans>
                <small>{info.isWithdrawPassword ? <Trans>Set</Trans> : <Trans>Not set</Trans>}</small>
              </span>
            ),
            value: (
              <TextButton
                aria-describedby={withdrawal}
                aria-expanded={isWithdrawOpen}
                onClick={onWithdrawToggle}
              >
                {isWithdrawOpen ? (
                  <Trans>Close</Trans>
                ) : info.isWithdrawPassword ? (
                  <Trans>Change</Trans>
                ) : (
                  <Trans>Add</Trans>
                )}
              </TextButton>
            ),
          },
        ]}
      />
      {isWithdrawOpen && (
        <Suspense fallback={<LineSkeletons label={t`Loading the form`} count={3} />}>
          {isLocked && (
            <InlineAlert
              tone="warning"
              icon={<Lock />}
              text={
                <Trans>
                  The withdrawal password was entered incorrectly too many times. It is locked until {until} (
                  {zone}).
                </Trans>
              }
            />
          )}
          {withdrawPasswordForm(info.isWithdrawPassword)}
        </Suspense>
      )}
    </Panel>
  );
}
