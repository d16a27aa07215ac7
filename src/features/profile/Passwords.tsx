import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useId } from 'react';
import type { Data } from '#contract/call.ts';
import type { profileInfo } from '#contract/endpoints/profile.ts';
import { useSend } from '#src/actors/machines.ts';
import { formatDate } from '#src/i18n/time.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './Info.module.css';

interface Props {
  info: Data<typeof profileInfo>;
  isWithdrawOpen: boolean;
  onWithdrawToggle: () => void;
  /** `isSet`: the member has one, which the form changes. */
  withdrawPasswordForm: (isSet: boolean) => ReactNode;
}

/** The passwords for signing in and for withdrawals. */
export function Passwords({ info, isWithdrawOpen, onWithdrawToggle, withdrawPasswordForm }: Props) {
  const { t, i18n } = useLingui();
  const withdrawal = useId();
  const send = useSend('passwordChange');
  const changed = formatDate(i18n.locale, info.passwordChangedAt);
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
          {withdrawPasswordForm(info.isWithdrawPassword)}
        </Suspense>
      )}
    </Panel>
  );
}
