import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sponsorQuery } from '../../api/page-queries.ts';
import { Blank } from '../../ui/Blank.tsx';
import css from './Articles.module.css';
import { CardBones } from './CardBones.tsx';
import { OperatorHtml } from './OperatorHtml.tsx';
import { QueryView } from './QueryView.tsx';

export function Sponsor() {
  const { t } = useLingui();
  return (
    <section className={css.page}>
      <h1 className={css.title}>
        <Trans>Sponsor</Trans>
      </h1>
      <QueryView
        query={useQuery(sponsorQuery())}
        bones={<CardBones label={t`Loading the sponsor page`} pictured />}
        isEmpty={(parts) => parts.length === 0}
        empty={<Blank kind="empty" title={<Trans>Nothing to show at present</Trans>} />}
      >
        {(parts) => (
          <ul className={css.cards}>
            {parts.map((part) => (
              <li key={part.id}>
                <article className={css.card}>
                  {part.photoPath && (
                    <img className={css.picture} src={part.photoPath} alt="" loading="lazy" />
                  )}
                  <div className={css.words}>
                    <h2>{part.title}</h2>
                    <OperatorHtml html={part.content} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
