import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { operatorLink } from '#src/components/operator-link.tsx';
import { hideBrokenImage } from '#src/ui/hide-broken-image.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { renderElement } from '#src/ui/render-element.ts';
import css from './Promotion.module.css';
import type { Promotion } from './promotion-queries.ts';

/** The operator's pictures that go with a link. */
export function Materials({ materials }: Pick<Promotion, 'materials'>) {
  const { t } = useLingui();
  if (materials.length === 0) return null;
  return (
    <Panel title={<Trans>Pictures for your links</Trans>}>
      <ul className={css.materials}>
        {materials.map(({ id, title, photoPath, width, height }) => {
          const link = operatorLink(photoPath, true);
          return (
            <li key={id}>
              <img src={photoPath} alt="" loading="lazy" onError={hideBrokenImage} />
              <span className={css.words}>
                {title}
                {width !== null && height !== null && <small>{`${width} × ${height}`}</small>}
              </span>
              {link &&
                renderElement(link, {
                  className: css.open,
                  'aria-label': t`Open the picture ${title}`,
                  children: <Download />,
                })}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
