import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { agreementQuery } from './registration-queries.ts';
import css from './ServiceAgreement.module.css';

/** The operator's service agreement, shown above the modal that links to it. */
export default function ServiceAgreement({ onAnswer }: ModalProps<'protocol'>) {
  const { t } = useLingui();
  const query = useQuery(agreementQuery());
  return (
    <Dialog
      size="wide"
      title={<Trans>Service agreement</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      <section
        className={css.text}
        aria-label={t`Service agreement`}
        aria-busy={query.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
        tabIndex={0}
      >
        <QueryView
          query={query}
          skeleton={<Skeleton className={css.skeleton} />}
          isEmpty={(content) => content.trim() === ''}
          empty={
            <Trans>The agreement is not available in your language. Ask customer service for a copy.</Trans>
          }
        >
          {(content) => <OperatorHtml html={content} newTab />}
        </QueryView>
      </section>
    </Dialog>
  );
}
