import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { IconButton, renderElement } from '#src/ui/elements.tsx';
import css from './HomeFloats.module.css';
import { floatsQuery } from './home-part-queries.ts';

const maxFloats = { desktop: 3, phone: 1 };

/** Once closed, the floats stay closed until the page is reloaded. */
let closedBefore = false;

/** The operator's floats that have a valid link, and a title or an image. */
export default function HomeFloats() {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const parts = useLayoutParts(isDesktop);
  const { data = [] } = useQuery({ ...floatsQuery(), enabled: parts.footer });
  const [closed, setClosed] = useState(closedBefore);
  const floats = data.flatMap(({ id, title, photoPath, url }) => {
    const link = title || photoPath ? operatorLink(url) : undefined;
    return link ? [{ id, title, photoPath, link }] : [];
  });
  if (closed || !parts.footer || floats.length === 0) return null;
  const close = () => {
    closedBefore = true;
    setClosed(true);
  };
  return (
    <Floats label={t`Featured`} closeLabel={t`Close`} onClose={close}>
      {floats
        .slice(0, isDesktop ? maxFloats.desktop : maxFloats.phone)
        .map(({ id, title, photoPath, link }) => (
          <li key={id}>
            {renderElement(link, {
              children: (
                <>
                  <FloatImage image={photoPath} name={title ? '' : t`Featured`} />
                  {title && <span>{title}</span>}
                </>
              ),
            })}
          </li>
        ))}
    </Floats>
  );
}

/** `name`: of an image that says by itself what the entry is. */
function FloatImage({ image, name }: { image: string; name: string }) {
  const [failed, setFailed] = useState(image === '');
  return failed ? (
    <Star aria-label={name || undefined} />
  ) : (
    <img src={image} alt={name} loading="lazy" onError={() => setFailed(true)} />
  );
}

interface FloatsProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** List items. */
  children: ReactNode;
}

/** The operator's floats: in a place of their own, where they cover nothing. */
const Floats = ({ label, closeLabel, onClose, children }: FloatsProps) => (
  <section className={css.floats} aria-label={label} data-part="floats">
    <ul className={css.list}>{children}</ul>
    <IconButton small label={closeLabel} onClick={onClose}>
      <X />
    </IconButton>
  </section>
);
