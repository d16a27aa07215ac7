import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { downloadSession } from 'xstate-path-tests/record';
import { useApp } from '#src/actors/machines.tsx';
import { deleteRecording, isRecording, recording, startRecording } from '#src/actors/session-recording.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { Button } from '#src/ui/elements.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Contacts.module.css';

/** Ways to customer service, for those whose question has no answer on the help page. */
export default function Contacts() {
  const hasService = useServiceLink() !== undefined;
  return (
    <div className={css.contacts}>
      {hasService && (
        <Panel title={<Trans>Not answered here?</Trans>}>
          <div className={css.contact}>
            <p>
              <Trans>Contact customer service if you have a question.</Trans>
            </p>
            <CustomerServiceButton />
          </div>
        </Panel>
      )}
      <ProblemReport />
    </div>
  );
}

/** Records what the user does, if they want it, and lets them see and save it for customer service. */
function ProblemReport() {
  const { t } = useLingui();
  const { app } = useApp();
  const [isStarted, setStarted] = useState(isRecording);
  /** The button was pressed; the recording begins once the machines run, which on a new page may be later. */
  const [isWanted, setWanted] = useState(false);
  /** The button that was pressed has given way to another one, which takes the focus. */
  const [hasChanged, setChanged] = useState(false);
  const [preview, setPreview] = useState<ReturnType<typeof recording>>();
  useEffect(() => {
    if (!app || !isWanted) return;
    startRecording(app);
    setWanted(false);
    setStarted(isRecording());
    setChanged(true);
  }, [app, isWanted]);
  const end = () => {
    deleteRecording();
    setStarted(false);
    setChanged(true);
    setPreview(undefined);
  };
  return (
    <Panel title={<Trans>Report a problem</Trans>}>
      <div className={css.contact}>
        {isStarted ? (
          <>
            <p role="status">
              <Trans>
                Your steps of the last five minutes are being recorded until you delete them or reload the
                page. Repeat what went wrong and come back here.
              </Trans>
            </p>
            <div className={css.actions}>
              <Button autoFocus={hasChanged} onClick={() => setPreview(recording())}>
                <Trans>Show the recording</Trans>
              </Button>
              <Button variant="ghost" onClick={end}>
                <Trans>Delete the recording</Trans>
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>
              <Trans>
                Record your steps on this site for customer service. The recording has which steps you take
                and when, but no names, amounts, messages or passwords. Nothing is sent: you see the recording
                and save it as a file.
              </Trans>
            </p>
            <Button autoFocus={hasChanged} disabled={isWanted} onClick={() => setWanted(true)}>
              <Trans>Start recording</Trans>
            </Button>
          </>
        )}
        {preview && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus */}
            <section className={css.preview} aria-label={t`Recording`} tabIndex={0}>
              <pre>{JSON.stringify(preview, null, 1)}</pre>
            </section>
            <Button variant="primary" onClick={() => downloadSession(preview, 'recording.json')}>
              <Trans>Save as a file</Trans>
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
