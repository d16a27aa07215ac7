import { useLingui } from '@lingui/react/macro';

/** What copy buttons say afterwards. */
export function useCopyTexts() {
  const { t } = useLingui();
  return { copiedLabel: t`Copied`, failedLabel: t`Select the text to copy it` };
}
