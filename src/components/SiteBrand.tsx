import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { logoQuery } from '#src/api/site-queries.ts';
import { onHost } from '#src/site/base.ts';
import { siteTitle } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { Brand } from '#src/ui/AppLayout.tsx';

interface Props {
  /** Where there is no room for a name. */
  compact?: boolean;
  /** In the header of a page, which may have a ground of its own. */
  inHeader?: boolean;
  /** The logo is no link to home. */
  plain?: boolean;
}

/** The operator's logo or the site's name; the mark alone until it is known which. */
export function SiteBrand({ compact, inHeader, plain }: Props) {
  const { data: logo } = useQuery(logoQuery());
  return (
    <Brand
      name={siteTitle()}
      logo={inHeader ? logo?.header : logo?.page}
      icon={inHeader ? onHost(site.icon ? '/icon-192.png' : '/icon.svg') : undefined}
      compact={compact || logo === undefined}
      {...(!plain && { render: <Link to="/" /> })}
    />
  );
}
