import { Trans } from '@lingui/react/macro';
import { ErrorPage } from '#src/ui/ErrorPage.tsx';
import { Button } from '#src/ui/elements.tsx';

/** In place of the app on plain http, where browsers have no cryptography, no locks and no offline pages. */
export const InsecurePage = () => (
  <ErrorPage
    full
    title={<Trans>This connection is not secure</Trans>}
    text={
      <Trans>
        Signing in, playing and paying do not work here: the browser allows them only at an address that
        begins with https.
      </Trans>
    }
    actions={
      <Button variant="primary" render={<a href={window.location.href.replace(/^http:/, 'https:')} />}>
        <Trans>Open the secure page</Trans>
      </Button>
    }
  />
);
