import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sponsorQuery } from '../../api/page-queries.ts';
import { Blank } from '../../ui/Blank.tsx';
import { LineBones } from '../../ui/Bones.tsx';
import css from './Articles.module.css';
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
        bones={<LineBones label={t`Loading the sponsor page`} />}
        isEmpty={(parts) => parts.length === 0}
        empty={<Blank kind="empty" title={<Trans>Nothing to show at present</Trans>} />}
      >
        {(parts) =>
          parts.map((part) => (
            <article key={part.id} className={css.article}>
              {part.photoPath && <img className={css.banner} src={part.photoPath} alt="" />}
              <h2>{part.title}</h2>
              <OperatorHtml html={part.content} />
            </article>
          ))
        }
      </QueryView>
    </section>
  );
}
