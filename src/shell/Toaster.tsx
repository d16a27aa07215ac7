import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useSyncExternalStore } from 'react';
import { longToastTime, toastTime } from '#contract/times.ts';
import { useApp } from '#src/actors/machines.tsx';
import { browserClock } from '#src/clock.ts';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { noticeTexts } from '#src/i18n/notice.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import { notices } from './notices.ts';

const ReturnedMoment = lazyComponent(() => import('#src/components/moment/ReturnedMoment.tsx'), {
  optional: true,
});

/** Shows machine notices as toasts, which close by the machines' clock. */
export function Toaster() {
  const { t, i18n } = useLingui();
  const { isVisible } = useBalanceVisibility();
  const { app } = useApp();
  const clock = app?.clock ?? browserClock;
  const closeLater = useCallback(
    (close: () => void, hasMore: boolean) => {
      const timer = clock.setTimeout(close, hasMore ? longToastTime : toastTime);
      return () => clock.clearTimeout(timer as never);
    },
    [clock],
  );
  const items = useSyncExternalStore(notices.subscribe, notices.get);
  const toasts = items.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    ...noticeTexts(i18n, notice, !isVisible),
    ...('returned' in notice &&
      isVisible && {
        more: (
          <Suspense>
            <ReturnedMoment returned={notice.returned} />
          </Suspense>
        ),
      }),
  }));
  return (
    <Toasts
      toasts={toasts}
      label={t`Notifications`}
      closeLabel={t`Close`}
      closeLater={closeLater}
      onClose={notices.close}
    />
  );
}
