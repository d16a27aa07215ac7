import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSend } from '#src/actors/machines.tsx';
import { Button } from '#src/ui/elements.tsx';
import { isNewerBuildAvailable } from '#src/windows/build.ts';
import css from './PartError.module.css';

interface Props {
  /** Resolves with whether the part is there now. */
  retry: () => Promise<boolean>;
}

/** Loads the part again. A newer build, which has replaced its chunk, is loaded by itself. */
export function useRetry(retry: Props['retry']) {
  const send = useSend('deployment');
  useEffect(() => {
    void isNewerBuildAvailable().then((newer) => newer && send({ type: 'chunk.failed' }));
  }, [send]);
  return async () => {
    // Some browsers repeat no import that has failed, and a reload does.
    if (!(await retry())) send({ type: 'chunk.failed' });
  };
}

/** In the place of a part of the page whose chunk has not loaded. */
export function PartError({ retry }: Props) {
  const again = useRetry(retry);
  return (
    <div className={css.part} role="alert">
      <p>
        <Trans>This could not be loaded</Trans>
      </p>
      <Button onClick={() => void again()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
