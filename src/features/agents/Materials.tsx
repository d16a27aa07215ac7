import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { ComponentProps } from 'react';
import { operatorLink } from '#src/components/operator-link.tsx';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { hideBrokenImage } from '#src/ui/hide-broken-image.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { renderElement } from '#src/ui/render-element.ts';
import css from './Promotion.module.css';
import type { Promotion } from './promotion-queries.ts';

interface Props extends Pick<Promotion, 'materials'>, Pick<ComponentProps<typeof UnreadableList>, 'query'> {}

/** The operator's images that go with a link. */
export function Materials({ materials, query }: Props) {
  const { t } = useLingui();
  const title = <Trans>Images for your links</Trans>;
  if (materials === null) return <UnreadableList title={title} query={query} />;
  if (materials.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={css.materials}>
        {materials.map(({ id, title, photoPath, width, height }) => {
          const link = operatorLink(photoPath, true);
          return (
            <li key={id}>
              <img src={photoPath} alt="" loading="lazy" onError={hideBrokenImage} />
              <span className={css.content}>
                {title}
                {width !== null && height !== null && <small>{`${width} × ${height}`}</small>}
              </span>
              {link &&
                renderElement(link, {
                  className: css.open,
                  'aria-label': t`Open the image ${title}`,
                  children: <Download />,
                })}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
