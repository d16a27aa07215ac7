import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { toastTime } from '#contract/limits.ts';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { noticeWords } from '#src/i18n/notice.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import { notices } from './notices.ts';

/** Shows machine notices as toasts. */
export function Toaster() {
  const { t, i18n } = useLingui();
  const { open } = useBalanceVisibility();
  const items = useSyncExternalStore(notices.subscribe, notices.get);
  const toasts = items.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    ...noticeWords(i18n, notice, !open),
  }));
  return (
    <Toasts
      toasts={toasts}
      label={t`Notifications`}
      closeLabel={t`Close`}
      stay={toastTime}
      onClose={notices.close}
    />
  );
}
