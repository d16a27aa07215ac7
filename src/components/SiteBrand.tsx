import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { logoQuery } from '#src/api/site-queries.ts';
import { siteTitle } from '#src/site/locale.ts';
import { Brand } from '#src/ui/Brand.tsx';

interface Props {
  /** Where there is no room for a name. */
  compact?: boolean;
}

/** The operator's logo or the site's name; the mark alone until it is known which. */
export function SiteBrand({ compact }: Props) {
  const { data: logo } = useQuery(logoQuery());
  return (
    <Brand
      name={siteTitle()}
      logo={logo ?? undefined}
      compact={compact || logo === undefined}
      render={<Link to="/" />}
    />
  );
}
