import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** Steps for time in play and its reminder. */

export const playSession = '/member/play/session';
/** Response of the operator for a session that began so many milliseconds ago. */
export const begun = (ago: number): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { started_at: formatOperatorTime(Date.now() - ago), staked: '642.50', won: '555.05', net: '-87.45' },
});
/** The member has played for an hour. */
export const playedAnHour = (control: ControlClient) =>
  control.script({ path: playSession, times: 1_000, response: begun(60 * 60_000) });

export const reminder = (page: Page) => page.getByRole('dialog', { name: /^You have played for/ });
export const headerTime = (page: Page) =>
  page.getByRole('banner').getByRole('timer', { name: 'Time in play', includeHidden: true });

/** Sets the interval of the member's reminder; the operator notifies the open pages. */
export const setReminder = (page: Page, minutes: number | null) =>
  page.evaluate(
    (reminder_minutes) =>
      fetch('/api/member/limits/set', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: JSON.stringify({ reminder_minutes }),
      }),
    minutes,
  );
