import { useLingui } from '@lingui/react/macro';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import LanguageChoices from './LanguageChoices.tsx';

export default function LanguageMenu({ id, at }: ListProps) {
  const { t } = useLingui();
  return (
    <Popover id={id} at={at} label={t`Language`} openOnMount>
      <LanguageChoices />
    </Popover>
  );
}
