import { useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import { toastTime } from '#contract/times.ts';
import { useApp } from '#src/actors/machines.tsx';
import { browserClock } from '#src/clock.ts';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { noticeTexts } from '#src/i18n/notice.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import { notices } from './notices.ts';

/** Shows machine notices as toasts, which close by the machines' clock. */
export function Toaster() {
  const { t, i18n } = useLingui();
  const { isVisible } = useBalanceVisibility();
  const { app } = useApp();
  const clock = app?.clock ?? browserClock;
  const closeLater = useCallback(
    (close: () => void) => {
      const timer = clock.setTimeout(close, toastTime);
      return () => clock.clearTimeout(timer as never);
    },
    [clock],
  );
  const items = useSyncExternalStore(notices.subscribe, notices.get);
  const toasts = items.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    ...noticeTexts(i18n, notice, !isVisible),
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
