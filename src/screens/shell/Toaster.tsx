import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { toastTime } from '#contract/limits.ts';
import type { Notice } from '#machines/events.ts';
import { useAppListener } from '../../actors/context.tsx';
import { noticeText } from '../../i18n/notice.ts';
import { randomId } from '../../random-id.ts';
import { type ToastItem, Toasts } from '../../ui/Toasts.tsx';

/** Says in passing what the machines have to tell. */
export function Toaster() {
  const { t, i18n } = useLingui();
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const show = useCallback(
    (notice: Notice) => {
      const item = { id: randomId(), tone: notice.tone, text: noticeText(i18n, notice) };
      setToasts((shown) => [...shown, item]);
    },
    [i18n],
  );
  useAppListener('notice', show);
  const close = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <Toasts toasts={toasts} label={t`Messages`} closeLabel={t`Close`} stay={toastTime} onClose={close} />
  );
}
