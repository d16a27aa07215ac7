import { useLingui } from '@lingui/react/macro';
import { useSend } from '#src/app/context.tsx';
import { Ticker } from '#src/ui/Marquee.tsx';
import { TickerBone } from '#src/ui/Skeletons.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** More than these nobody waits for in one line; all of them are in the news. */
const MOST = 20;

export function Announcements({ paused }: { paused: boolean }) {
  const { t } = useLingui();
  const send = useSend('modals');
  const { items, isPending } = useAnnouncements();
  if (isPending) return <TickerBone />;
  const open = () => send({ type: 'modal.request', modal: { kind: 'news' } });
  return (
    <Ticker
      label={t`Announcements`}
      items={items.slice(0, MOST).map(({ content }) => content)}
      paused={paused}
      allLabel={t`All announcements`}
      all={<button type="button" onClick={open} />}
    />
  );
}
