import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PagePart } from '#contract/endpoints/site/page-parts.ts';
import { useGame, useIsDesktop } from '#src/actors/machines.ts';
import { footerQuery, isDocument } from '#src/api/footer-query.ts';
import { agreementId } from '#src/api/service-agreement-query.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { site } from '#src/site/site.ts';
import { reopenTrackingQuestion, trackingConsent } from '#src/site/tracking-consent.ts';
import { Footer } from '#src/ui/Footer.tsx';
import { renderElement } from '#src/ui/render-element.ts';
import { TextButton } from '#src/ui/TextButton.tsx';

/**
 * The operator's footer for this layout. Without it, the site's name and the service agreement are still
 * shown.
 */
export function SiteFooter() {
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

export const AgeNotice = ({ age }: { age: number }) => (
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
