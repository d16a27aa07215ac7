import { Trans } from '@lingui/react/macro';
import type { PlayBreak } from '#machines/kernel/events.ts';

/** Which break from play a member is in. */
export const BreakTitle = ({ reason }: Pick<PlayBreak, 'reason'>) =>
  reason === 'cool_off' ? (
    <Trans>You are taking a break</Trans>
  ) : (
    <Trans>You have excluded yourself from play</Trans>
  );
