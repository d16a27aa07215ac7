import { useLocation } from '@tanstack/react-router';
import type { Envelope } from '#machines/red-envelope.machine.ts';
import { EnvelopeEntry } from '#src/components/RedEnvelopeEntry.tsx';
import css from './RedEnvelopeStrip.module.css';

/** Above each page but home, which has a place for it. It stands in the page and covers none of it. */
export default function EnvelopeStrip({ envelope }: { envelope: Envelope }) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (isHome) return null;
  return (
    <div className={css.strip}>
      <EnvelopeEntry envelope={envelope} slim />
    </div>
  );
}
