import { useLingui } from '@lingui/react/macro';
import { TickerBone } from '../../ui/Bones.tsx';
import { Ticker } from '../../ui/Ticker.tsx';
import { OnDemand } from '../shell/OnDemand.tsx';
import { useAnnouncements } from './use-announcements.ts';

const loadAll = () => import('./AnnouncementList.tsx');

export function Announcements({ paused }: { paused: boolean }) {
  const { t } = useLingui();
  const { items, isPending } = useAnnouncements();
  if (isPending) return <TickerBone />;
  return (
    <OnDemand load={loadAll} at="header">
      {(open) => (
        <Ticker
          label={t`Announcements`}
          items={items}
          paused={paused}
          allLabel={t`All announcements`}
          all={open}
        />
      )}
    </OnDemand>
  );
}
