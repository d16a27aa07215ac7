import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { floatsQuery } from '#src/api/page-part-queries.ts';
import { useIsDesktop } from '#src/app/context.tsx';
import { linkTo } from '#src/components/operator-link.tsx';
import { useParts } from '#src/components/use-layout-parts.ts';
import { Floats } from '#src/ui/Floats.tsx';
import { dress } from '#src/ui/render-element.ts';
import { OffScreen } from '#src/ui/VisuallyHidden.tsx';

/** More than these would be a page of its own. */
const MOST = 3;

/** Sent away, they stay away until the page is loaded anew. */
let sentAway = false;

/** The operator's floats that lead somewhere. */
export default function HomeFloats() {
  const { t } = useLingui();
  const parts = useParts(useIsDesktop());
  const { data = [] } = useQuery({ ...floatsQuery(), enabled: parts.footer });
  const [away, setAway] = useState(sentAway);
  const floats = data.flatMap(({ id, title, photoPath, url }) => {
    const link = title ? linkTo(url) : undefined;
    return link ? [{ id, title, photoPath, link }] : [];
  });
  if (away || !parts.footer || floats.length === 0) return null;
  const close = () => {
    sentAway = true;
    setAway(true);
  };
  return (
    <Floats label={t`From the house`} closeLabel={t`Close`} onClose={close}>
      {floats.slice(0, MOST).map(({ id, title, photoPath, link }) => (
        <li key={id} title={title}>
          {dress(link, { children: <Face title={title} picture={photoPath} /> })}
        </li>
      ))}
    </Floats>
  );
}

function Face({ title, picture }: { title: string; picture: string }) {
  const [lost, setLost] = useState(picture === '');
  if (!lost) return <img src={picture} alt={title} onError={() => setLost(true)} />;
  return (
    <>
      <Star />
      <OffScreen>{title}</OffScreen>
    </>
  );
}
