import { useLocation } from '@tanstack/react-router';
import type { Envelope } from '#machines/red-envelope.machine.ts';
import { RedEnvelopeEntry } from '#src/components/RedEnvelopeEntry.tsx';
import css from './RedEnvelopeStrip.module.css';

/** Above each page but home, which has a place for it. It is part of the layout and covers nothing. */
export default function RedEnvelopeStrip({ envelope }: { envelope: Envelope }) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (isHome) return null;
  return (
    <div className={css.strip}>
      <RedEnvelopeEntry envelope={envelope} slim />
    </div>
  );
}
