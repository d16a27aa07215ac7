import type { SiteError } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorPage } from '#src/ui/ErrorPage.tsx';

const leads = {
  missing: 'Its configuration could not be loaded:',
  wrong: 'Its configuration is wrong:',
};

/** Before the config there is no language: English, and the details for whoever runs the site. */
export function SiteErrorPage({ error: { reason, details } }: { error: SiteError }) {
  const alone = details.length === 1;
  return (
    <ErrorPage
      full
      title="This site cannot open"
      text={`${leads[reason]} ${alone ? `${details[0]}.` : ''}`}
      details={alone ? undefined : details}
      acts={
        <Button kind="lit" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
