import { useLingui } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.ts';
import { Marquee } from '#src/ui/Marquee.tsx';
import { MarqueeSkeleton } from '#src/ui/Skeletons.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** Maximum in the marquee; the news dialog has all of them. */
const MAX_ITEMS = 20;

export function Announcements({ paused }: { paused: boolean }) {
  const { t } = useLingui();
  const send = useSend('modals');
  const { items, query } = useAnnouncements();
  if (query.isPending) return <MarqueeSkeleton />;
  const open = () => send({ type: 'modal.request', modal: { kind: 'news' } });
  return (
    <Marquee
      label={t`Announcements`}
      items={items.slice(0, MAX_ITEMS).map(({ content }) => content)}
      paused={paused}
      allLabel={t`All announcements`}
      all={<button type="button" onClick={open} />}
    />
  );
}
