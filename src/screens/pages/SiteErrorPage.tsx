import type { SiteError } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPage } from '../../ui/ErrorPage.tsx';

/** Before the config there is no language: English, and the detail for whoever runs the site. */
export const SiteErrorPage = ({ error }: { error: SiteError }) => (
  <ErrorPage
    full
    title="This site cannot open"
    text={
      error.reason === 'missing'
        ? `Its configuration could not be loaded: ${error.detail}.`
        : `Its configuration is wrong: ${error.detail}.`
    }
    acts={
      <Button kind="lit" onClick={() => window.location.reload()}>
        Try again
      </Button>
    }
  />
);
