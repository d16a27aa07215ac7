import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { type Area, areaPaths, openArea } from '../../windows/areas.ts';

interface Props {
  area: Area;
  className?: string;
  children?: ReactNode;
}

/** Leads to a member's own area: in its own window, or here where the browser opens none. For the desktop. */
export function AreaLink({ area, ...rest }: Props) {
  const router = useRouter();
  const to = areaPaths[area];
  const { href } = router.buildLocation({ to });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!openArea(area, href)) void router.navigate({ to });
  };
  return <a {...rest} href={href} onClick={open} />;
}
