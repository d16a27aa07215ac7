import { Trans, useLingui } from '@lingui/react/macro';
import { AgreementText } from '#src/components/AgreementText.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Articles.module.css';

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
