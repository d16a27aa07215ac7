import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Data } from '#contract/call.ts';
import type { profileInfo } from '#contract/endpoints/profile.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { formatDate } from '#src/i18n/time.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button, cx, TextButton } from '#src/ui/elements.tsx';
import { DescriptionList, Panel, StatusLine } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { profileInfoQuery, type SecurityStepId, securitySteps } from './profile.ts';
import css from './Security.module.css';

interface StepTexts {
  label: MessageDescriptor;
  done: MessageDescriptor;
  /** Why to do it. */
  advice: MessageDescriptor;
  action: MessageDescriptor;
}
const texts: Record<SecurityStepId, StepTexts> = {
  password: {
    label: msg`Sign-in password`,
    done: msg`Strong`,
    advice: msg`Your password is easy to guess. Choose a longer one.`,
    action: msg`Change password`,
  },
  member_email: {
    label: msg`E-mail address`,
    done: msg`Verified`,
    advice: msg`Verify your e-mail address, and you can get back in if you forget your password.`,
    action: msg`Verify e-mail address`,
  },
  member_phone: {
    label: msg`Phone number`,
    done: msg`Verified`,
    advice: msg`Verify your phone number, and you can get back in if you forget your password.`,
    action: msg`Verify phone number`,
  },
  withdrawPassword: {
    label: msg`Withdrawal password`,
    done: msg`Set`,
    advice: msg`Set a withdrawal password, so that only you can withdraw your money.`,
    action: msg`Set withdrawal password`,
  },
};

interface StrengthProps {
  info: Data<typeof profileInfo>;
  /** What starts a step; a step without it is only named. */
  start: Partial<Record<SecurityStepId, () => void>>;
}

/** How safe the account is, and the next step. */
export function SecurityStrength({ info, start }: StrengthProps) {
  const { i18n } = useLingui();
  const steps = securitySteps(info);
  const left = steps.filter(({ isDone }) => !isDone);
  const next = left[0];
  const onStart = next && start[next.id];
  const [count, all] = [left.length, steps.length];
  const done = all - count;
  return (
    <Panel
      title={<Trans>Security</Trans>}
      end={
        <Trans>
          {done} of {all}
        </Trans>
      }
    >
      <div className={css.strength} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} className={cx(css.part, index < done && css.done)} />
        ))}
      </div>
      {next ? (
        <>
          <p className={css.left}>
            <Plural value={count} one="One step is left." other="# steps are left." />
          </p>
          <p className={css.content}>{i18n._(texts[next.id].advice)}</p>
        </>
      ) : (
        <p className={css.content}>
          <Trans>Your account is well protected.</Trans>
        </p>
      )}
      {next && onStart && (
        <Button variant="primary" shape="wide" onClick={onStart}>
          {i18n._(texts[next.id].action)}
        </Button>
      )}
    </Panel>
  );
}

/** The steps at a glance. */
export function SecurityOverview() {
  const { t, i18n } = useLingui();
  const info = useQuery(profileInfoQuery(useEpoch()));
  return (
    <Panel
      title={<Trans>Security</Trans>}
      end={
        <TextButton render={<AreaLink area="user" page="Info" />}>
          <Trans>See all</Trans>
        </TextButton>
      }
    >
      <QueryView query={info} skeleton={<LineSkeletons label={t`Loading your details`} count={4} />}>
        {(read) => (
          <DescriptionList
            lines={securitySteps(read).map(({ id, isDone }) => ({
              id,
              label: i18n._(texts[id].label),
              value: isDone ? (
                <StatusLine tone="success" icon={<CircleCheck />}>
                  {i18n._(texts[id].done)}
                </StatusLine>
              ) : (
                <StatusLine tone="warning" icon={<TriangleAlert />}>
                  <TextButton render={<AreaLink area="user" page="Info" />}>
                    {i18n._(texts[id].action)}
                  </TextButton>
                </StatusLine>
              ),
            }))}
          />
        )}
      </QueryView>
    </Panel>
  );
}

interface Props {
  name: string | undefined;
  heading: 'h1' | 'h2';
}

/** The member's picture, name and account, and since when there is one. */
export function Identity({ name, heading: Heading }: Props) {
  const { i18n } = useLingui();
  const account = useMachineSelector('session', selectMember)?.account ?? '';
  const info = useQuery(profileInfoQuery(useEpoch()));
  const since = formatDate(i18n.locale, info.data?.createdAt);
  return (
    <div className={css.identity}>
      <Avatar name={name || account} render={<span className={css.avatar} aria-hidden="true" />} />
      <div className={css.identityContent}>
        <Heading className={css.name}>{name || account}</Heading>
        {name && <p className={css.account}>{account}</p>}
        {since && (
          <p className={css.account}>
            <Trans>Member since {since}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
