import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { footerQuery, isDocument } from '#src/api/document-queries.ts';
import { AgreementText, OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Articles.module.css';

/** A document of the operator's footer, such as the terms. */
export function DocumentPage({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <section className={css.page}>
      <QueryView
        query={useQuery({
          ...footerQuery(useIsDesktop()),
          select: (parts) => parts.filter((part) => isDocument(part) && part.id === id),
        })}
        skeleton={<LineSkeletons label={t`Loading the document`} />}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState
            title={<Trans>Document not found</Trans>}
            text={
              <Trans>
                It may have been replaced. The documents of this site are listed at the end of each page.
              </Trans>
            }
            action={
              <Button render={<Link to="/" />}>
                <Trans>Home</Trans>
              </Button>
            }
          />
        }
      >
        {([document]) =>
          document && (
            <article className={css.article}>
              <h1 className={css.title}>{document.title}</h1>
              <OperatorHtml html={document.content} />
            </article>
          )
        }
      </QueryView>
    </section>
  );
}

/** The service agreement, among the documents of the footer. */
export function ServiceAgreementPage() {
  const { t } = useLingui();
  return (
    <article className={css.article}>
      <h1 className={css.title}>
        <Trans>Service agreement</Trans>
      </h1>
      <AgreementText skeleton={<LineSkeletons label={t`Loading the document`} />} />
    </article>
  );
}
