import { useLingui } from '@lingui/react/macro';
import { Popover } from '../../ui/Popover.tsx';
import type { ListProps } from '../shell/OnDemand.tsx';
import css from './AnnouncementList.module.css';
import { useAnnouncements } from './use-announcements.ts';

export default function AnnouncementList({ id, at }: ListProps) {
  const { t } = useLingui();
  const { items } = useAnnouncements();
  return (
    <Popover id={id} at={at} label={t`Announcements`} asked head={<b>{t`Announcements`}</b>}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>{item.text}</li>
        ))}
      </ul>
    </Popover>
  );
}
