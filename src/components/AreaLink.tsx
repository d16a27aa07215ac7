import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useIsDesktop } from '#src/app/context.tsx';
import { type Area, areaPaths, openArea } from '#src/windows/areas.ts';

interface Props {
  area: Area;
  className?: string;
  children?: ReactNode;
}

/**
 * Link to a member area: in a window of its own on the desktop, else in this page, also if the window is
 * blocked.
 */
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
