import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsDesktop } from '#src/actors/machines.ts';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { site } from '#src/site/site.ts';
import { BackToTop } from '#src/ui/BackToTop.tsx';
import { FooterLine } from '#src/ui/Footer.tsx';
import { AgeNotice, SiteFooter } from './SiteFooter.tsx';

/** Loaded last: the footer below the page, and the button at its edge. */
export default function FooterRegion() {
  const { t } = useLingui();
  const parts = useLayoutParts(useIsDesktop());
  // The member centre is a tool: below its pages is one line.
  const isMemberPage = useRouterState({ select: ({ location }) => /^\/user(\/|$)/.test(location.pathname) });
  // The page was rendered before this chunk was loaded.
  const [page, setPage] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPage(document.querySelector('main')?.parentElement ?? null), []);
  if (!parts.footer || !page) return null;
  if (isMemberPage) return createPortal(<FooterLine age={<AgeNotice age={site.minimumAge} />} />, page);
  return (
    <>
      {createPortal(<SiteFooter />, page)}
      <BackToTop topLabel={t`Back to top`} onTop={toTop} />
    </>
  );
}

function toTop() {
  // Keyboard focus moves to the top as well.
  document.querySelector('main')?.focus({ preventScroll: true });
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
}
