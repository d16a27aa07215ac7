import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { serviceAgreementQuery } from '#src/api/document-queries.ts';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { AgreementText } from '#src/components/OperatorHtml.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import css from './ServiceAgreement.module.css';

/** The operator's service agreement, shown above the modal that links to it. */
export default function ServiceAgreement({ onAnswer }: ModalProps<'serviceAgreement'>) {
  const { t } = useLingui();
  const { isPending } = useQuery(serviceAgreementQuery());
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
        aria-busy={isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
        tabIndex={0}
      >
        <AgreementText skeleton={<Skeleton className={css.skeleton} />} newTab />
      </section>
    </Dialog>
  );
}
