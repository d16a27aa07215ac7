import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsDesktop } from '#src/app/context.tsx';
import { useParts } from '#src/components/use-layout-parts.ts';
import { Edge } from '#src/ui/BackToTop.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** What comes after all else: the house's papers below the page, and what stands at its edge. */
export default function Foot() {
  const { t } = useLingui();
  const parts = useParts(useIsDesktop());
  // The house was drawn long before, and loads nothing of this.
  const [page, setPage] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPage(document.querySelector('main')?.parentElement ?? null), []);
  if (!parts.footer) return null;
  return (
    <>
      {page && createPortal(<SiteFooter />, page)}
      <Edge topLabel={t`To the top`} onTop={toTop} />
    </>
  );
}

function toTop() {
  // Whoever goes on by keyboard begins at the top as well.
  document.querySelector('main')?.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
