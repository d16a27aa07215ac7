import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PagePart } from '#contract/endpoints/site/page-parts.ts';
import { useGame, useIsDesktop } from '#src/actors/machines.tsx';
import { agreementId, footerQuery, isDocument } from '#src/api/document-queries.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { onHost } from '#src/site/base.ts';
import { site } from '#src/site/site.ts';
import { reopenTrackingQuestion, trackingConsent } from '#src/site/tracking.ts';
import backToTopCss from '#src/ui/BackToTop.module.css';
import { IconButton, renderElement, TextButton } from '#src/ui/elements.tsx';
import css from './FooterRegion.module.css';

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

/**
 * The operator's footer for this layout. Without it, the site's name and the service agreement are still
 * shown.
 */
function SiteFooter() {
  const { t } = useLingui();
  const isPlaying = useGame(() => true) ?? false;
  const { data: parts = [] } = useQuery(footerQuery(useIsDesktop()));
  const texts = parts.filter((part) => part.content !== '' && !isDocument(part));
  const logos = parts.filter(({ photoPath }) => photoPath !== '');
  return (
    <Footer
      label={t`About this site`}
      brand={<SiteBrand />}
      links={
        <>
          {parts.map((part) => {
            const link = linkOf(part);
            return link && <li key={part.id}>{renderElement(link, { children: part.title })}</li>;
          })}
          <li>
            <Link to="/app">
              <Trans>Get the app</Trans>
            </Link>
          </li>
          <li>
            <Link to="/documents/$id" params={{ id: agreementId }}>
              <Trans>Service agreement</Trans>
            </Link>
          </li>
          <li>
            <a href={onHost('/licences.txt')}>
              <Trans>Open-source licences</Trans>
            </a>
          </li>
          {trackingConsent() !== 'notRequired' && !isPlaying && (
            <li>
              <TextButton onClick={reopenTrackingQuestion}>
                <Trans>Cookie choices</Trans>
              </TextButton>
            </li>
          )}
        </>
      }
      age={<AgeNotice age={site.minimumAge} />}
      texts={texts.length > 0 && texts.map(({ id, content }) => <OperatorHtml key={id} html={content} />)}
      logos={logos.length > 0 && logos.map((logo) => <Logo key={logo.id} logo={logo} />)}
    />
  );
}

const linkOf = (part: PagePart) => {
  if (isDocument(part)) return <Link to="/documents/$id" params={{ id: part.id }} />;
  return part.title !== '' && part.photoPath === '' ? operatorLink(part.url) : undefined;
};

const AgeNotice = ({ age }: { age: number }) => (
  <>
    <b>{age}+</b>
    <Trans>Only people aged {age} or over may play here. Please play responsibly.</Trans>
  </>
);

/** Hidden if its image fails to load. */
function Logo({ logo: { title, photoPath, url } }: { logo: PagePart }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const image = <img src={photoPath} alt={title} loading="lazy" onError={() => setFailed(true)} />;
  const link = operatorLink(url);
  return <li>{link ? renderElement(link, { children: image }) : image}</li>;
}

interface Props {
  brand: ReactNode;
  /** One list item each. */
  links: ReactNode;
  label: string;
  /** Who may play. */
  age: ReactNode;
  /** The operator's texts. */
  texts?: ReactNode;
  /** Logos of licensors and payment providers. */
  logos?: ReactNode;
}

/** The site's footer. */
const Footer = ({ brand, links, label, age, texts, logos }: Props) => (
  <footer className={css.footer} data-part="footer">
    <div className={css.top}>
      {brand}
      <nav aria-label={label}>
        <ul className={css.links}>{links}</ul>
      </nav>
    </div>
    <p className={css.age}>{age}</p>
    {texts && <div className={css.texts}>{texts}</div>}
    {logos && <ul className={css.logos}>{logos}</ul>}
  </footer>
);

/** A line in place of the footer, where the page is a tool. */
const FooterLine = ({ age }: Pick<Props, 'age'>) => (
  <footer className={css.line} data-line>
    <p className={css.age}>{age}</p>
  </footer>
);

interface BackToTopProps {
  topLabel: string;
  onTop: () => void;
}

/**
 * Corner of the page's end, with a button to the top once the page is scrolled by more than a window's
 * height.
 */
function BackToTop({ topLabel, onTop }: BackToTopProps) {
  const scrolledFar = useIsScrolledFar();
  return (
    <div className={backToTopCss.corner}>
      {scrolledFar && (
        <IconButton label={topLabel} className={backToTopCss.top} onClick={onTop}>
          <ArrowUp />
        </IconButton>
      )}
    </div>
  );
}

/** Whether the page is scrolled by more than a window's height. */
function useIsScrolledFar(): boolean {
  const [scrolledFar, setScrolledFar] = useState(false);
  useEffect(() => {
    const update = () => setScrolledFar(window.scrollY > window.innerHeight);
    // In the next frame, because reading the scroll position now would lay the page out at once.
    const frame = window.requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return scrolledFar;
}
