import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { logoQuery } from '#src/api/site-queries.ts';
import { siteTitle } from '#src/site/locale.ts';
import { Brand } from '#src/ui/Brand.tsx';

/** The operator's logo or the site's name; the mark alone until it is known which. */
export function SiteBrand() {
  const { data: logo } = useQuery(logoQuery());
  return (
    <Brand
      name={siteTitle()}
      logo={logo ?? undefined}
      compact={logo === undefined}
      render={<Link to="/" />}
    />
  );
}
