import { Trans, useLingui } from '@lingui/react/macro';
import { useServiceLink } from '../api/service.ts';
import { formatTime, timeZoneLabel } from '../i18n/time.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Maintenance.module.css';
import type { ModalProps } from './ModalHost.tsx';

export default function Maintenance({ modal, onAnswer }: ModalProps<'maintenance'>) {
  const { t, i18n } = useLingui();
  const service = useServiceLink();
  const { provider, period } = modal;
  const hours = [
    { key: 'closes', label: t`Closes`, at: formatTime(i18n.locale, period?.startAt) },
    { key: 'opens', label: t`Opens again`, at: formatTime(i18n.locale, period?.endAt) },
  ].filter(({ at }) => at);
  return (
    <Dialog
      title={<Trans>{provider} is closed for maintenance</Trans>}
      text={<Trans>Your balance there is safe and stays in your name.</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      acts={
        <>
          {service && (
            <Button kind="plain" render={<a href={service} target="_blank" rel="noopener noreferrer" />}>
              <Trans>Customer service</Trans>
            </Button>
          )}
          <Button kind="lit" onClick={() => onAnswer('no')}>
            <Trans>Other games</Trans>
          </Button>
        </>
      }
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
    </Dialog>
  );
}
