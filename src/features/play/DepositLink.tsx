import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useIsDesktop } from '#src/app/context.tsx';
import { areaPaths, openArea } from '#src/windows/areas.ts';

/** Opens the deposit page without leaving the game: in the member's own window, or in another tab. */
export function DepositLink(props: { className?: string; children?: ReactNode }) {
  const desktop = useIsDesktop();
  const href = `${useRouter().buildLocation({ to: areaPaths.user }).href}?page=Deposit`;
  const open = (event: MouseEvent) => {
    if (desktop && openArea('user', href)) event.preventDefault();
  };
  return <a {...props} href={href} target="_blank" rel="noopener" onClick={open} />;
}
