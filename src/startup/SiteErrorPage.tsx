import type { SiteError } from '#src/site/site.ts';
import { ErrorPage } from '#src/ui/ErrorPage.tsx';
import { Button } from '#src/ui/elements.tsx';

const introductions = {
  missing: 'The configuration could not be loaded:',
  invalid: 'The configuration is not valid:',
};

/** Without the config there is no language: English, with details for the site's administrator. */
export function SiteErrorPage({ error: { reason, details, isPage } }: { error: SiteError }) {
  const isSingle = details.length === 1;
  return (
    <ErrorPage
      full
      title="This site is not available"
      text={`${introductions[reason]} ${isSingle ? `${details[0]}.` : ''}${isPage ? ' The server answers it by a page, as it does for unknown paths.' : ''}`}
      details={isSingle ? undefined : details}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
