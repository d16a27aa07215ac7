import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import {
  type BulletinItem,
  bulletin,
  hideBulletin,
  memberBulletin,
} from '#contract/endpoints/promotions/promotions.ts';
import type { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import type { Audience, PopUpReport } from '#machines/promotions/pop-up-discount.setup.ts';
import { call } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { serverNow } from '#src/api/server-time.ts';
import type { Clock } from '#src/clock.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { sessionStore } from '#src/storage/store.ts';
import { type Navigation, watchInterruptible } from './watch-interruptible.ts';

const bodyFor = ({ desktop }: Audience) =>
  ({ site_id: currentSiteId(), display_device: desktop ? 1 : 2 }) as const;
const locatedBodyFor = (audience: Audience) =>
  ({ ...bodyFor(audience), display_location: audience.who === 'depositor' ? 3 : 2 }) as const;

const itemOf = ({ id, displayDevice, displayContent, content, updatedAt, action }: BulletinItem) => ({
  id,
  displayDevice,
  title: displayContent,
  content,
  updatedAt: parseOperatorTime(updatedAt)?.getTime() ?? null,
  action,
});

/** Null also if the stored value is not a number. */
function closedAt(): number | null {
  const stored = Number(sessionStore.get('popUpDiscountModalCloseTime') ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

async function readBulletins(audience: Audience, signal: AbortSignal): Promise<PopUpReport> {
  const result =
    audience.who === 'visitor'
      ? await call(bulletin, bodyFor(audience), { signal })
      : await call(memberBulletin, locatedBodyFor(audience), { signal });
  if (!result.ok) return { result, closedAt: closedAt() };
  const { displayFrequency, list } = result.data;
  const items = list.filter(({ kind }) => kind === 'offer').map(itemOf);
  const data = { untilHidden: displayFrequency === 0, items };
  return { result: { ok: true, data }, closedAt: closedAt() };
}

export const popUpDiscountImplementations = (
  clock: Clock,
  afterInitialLoad: () => Promise<void>,
  navigation: Navigation,
) =>
  ({
    actors: {
      watchInterruptible: watchInterruptible(clock, afterInitialLoad, navigation),
      readBulletins: fromPromise<PopUpReport, Audience>(async ({ input, signal }) => {
        await afterInitialLoad();
        return readBulletins(input, signal);
      }),
      storeCloseTime: fromPromise<number>(async () => {
        const at = serverNow();
        sessionStore.set('popUpDiscountModalCloseTime', String(at));
        return at;
      }),
      hideBulletins: fromPromise<CallResult<unknown>, Audience>(({ input, signal }) =>
        call(hideBulletin, locatedBodyFor(input), { signal }),
      ),
    },
  }) satisfies Parameters<typeof popUpDiscountMachine.provide>[0];
