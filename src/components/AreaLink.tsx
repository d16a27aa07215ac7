import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useIsDesktop } from '#src/app/context.tsx';
import { type Area, areaPaths, openArea } from '#src/windows/areas.ts';

interface Props {
  area: Area;
  className?: string;
  children?: ReactNode;
}

/** Leads to a member's own area: on the desktop in its own window, else here, as where the browser opens none. */
export function AreaLink({ area, ...rest }: Props) {
  const router = useRouter();
  const desktop = useIsDesktop();
  const to = areaPaths[area];
  const { href } = router.buildLocation({ to });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!(desktop && openArea(area, href))) void router.navigate({ to });
  };
  return <a {...rest} href={href} onClick={open} />;
}
