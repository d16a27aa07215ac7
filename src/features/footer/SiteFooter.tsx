import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PagePart } from '#contract/endpoints/page-parts.ts';
import { footerQuery, logoQuery } from '#src/api/page-part-queries.ts';
import { useIsDesktop, useSend } from '#src/app/context.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { linkTo } from '#src/components/operator-link.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { Brand } from '#src/ui/Brand.tsx';
import { Footer } from '#src/ui/Footer.tsx';
import { dress } from '#src/ui/render-element.ts';
import { TextButton } from '#src/ui/TextButton.tsx';

/** The operator's own footer for this layout. Without it the house's name and its agreement are there still. */
export function SiteFooter() {
  const { t } = useLingui();
  const send = useSend('modals');
  const { data: parts = [] } = useQuery(footerQuery(useIsDesktop()));
  const { data: logo } = useQuery(logoQuery());
  const open = () => send({ type: 'modal.request', modal: { kind: 'protocol' } });
  const words = parts.filter(({ content }) => content !== '');
  const marks = parts.filter(({ photoPath }) => photoPath !== '');
  return (
    <Footer
      label={t`About the house`}
      brand={<Brand name={siteTitle()} logo={logo ?? undefined} render={<Link to="/" />} />}
      links={
        <>
          {parts.map(({ id, title, url, photoPath }) => {
            const link = title && !photoPath && linkTo(url);
            return link && <li key={id}>{dress(link, { children: title })}</li>;
          })}
          <li>
            <Link to="/app">
              <Trans>Get the app</Trans>
            </Link>
          </li>
          <li>
            <TextButton onClick={open}>
              <Trans>Service agreement</Trans>
            </TextButton>
          </li>
        </>
      }
      words={words.length > 0 && words.map(({ id, content }) => <OperatorHtml key={id} html={content} />)}
      marks={marks.length > 0 && marks.map((mark) => <Mark key={mark.id} mark={mark} />)}
    />
  );
}

/** A mark that cannot be drawn is no mark. */
function Mark({ mark: { title, photoPath, url } }: { mark: PagePart }) {
  const [lost, setLost] = useState(false);
  if (lost) return null;
  const picture = <img src={photoPath} alt={title} loading="lazy" onError={() => setLost(true)} />;
  const link = linkTo(url);
  return <li>{link ? dress(link, { children: picture }) : picture}</li>;
}
