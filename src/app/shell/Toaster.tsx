import { useLingui } from '@lingui/react/macro';
import { toastTime } from '#contract/limits.ts';
import { noticeWords } from '#src/i18n/notice.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import type { OverlaysProps } from './Overlays.tsx';

/** Shows machine notices as toasts. */
export function Toaster({ notices, onClose }: OverlaysProps) {
  const { t, i18n } = useLingui();
  const toasts = notices.map(({ id, notice }) => ({ id, tone: notice.tone, ...noticeWords(i18n, notice) }));
  return (
    <Toasts
      toasts={toasts}
      label={t`Notifications`}
      closeLabel={t`Close`}
      stay={toastTime}
      onClose={onClose}
    />
  );
}
