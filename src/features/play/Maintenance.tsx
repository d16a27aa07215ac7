import { Trans, useLingui } from '@lingui/react/macro';
import { MessageDialog, type ModalProps } from '#src/components/dialogs.tsx';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import css from './Maintenance.module.css';

export default function Maintenance({ modal, onAnswer }: ModalProps<'maintenance'>) {
  const { t, i18n } = useLingui();
  const { provider, period } = modal;
  const hours = [
    { key: 'closes', label: t`Closes`, at: formatTime(i18n.locale, period?.startAt) },
    { key: 'opens', label: t`Reopens`, at: formatTime(i18n.locale, period?.endAt) },
  ].filter(({ at }) => at);
  return (
    <MessageDialog
      title={<Trans>{provider} is closed for maintenance</Trans>}
      text={<Trans>Your balance there is safe and stays in your name.</Trans>}
      service
      yes={<Trans>Other games</Trans>}
      onAnswer={onAnswer}
    >
      {hours.length > 0 && (
        <>
          <dl className={css.hours}>
            {hours.map(({ key, label, at }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{at}</dd>
              </div>
            ))}
          </dl>
          <p className={css.zone}>
            <Trans>Times in {timeZoneLabel()}</Trans>
          </p>
        </>
      )}
    </MessageDialog>
  );
}
