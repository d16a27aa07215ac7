import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { agreementQuery } from '#src/api/page-queries.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';
import css from './ServiceAgreement.module.css';

/** The operator's service agreement, to be read over whatever asks for it. */
export default function Protocol({ onAnswer }: ModalProps<'protocol'>) {
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
        className={css.paper}
        aria-label={t`Service agreement`}
        aria-busy={query.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
      >
        <QueryView
          query={query}
          bones={<Bone className={css.bone} />}
          isEmpty={(content) => content.trim() === ''}
          empty={<Trans>There is no text in your language. Customer service can send it to you.</Trans>}
        >
          {(content) => <OperatorHtml html={content} beside />}
        </QueryView>
      </section>
    </Dialog>
  );
}
