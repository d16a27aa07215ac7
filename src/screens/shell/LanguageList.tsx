import { useLingui } from '@lingui/react/macro';
import { Popover } from '../../ui/Popover.tsx';
import LanguageChoices from './LanguageChoices.tsx';
import type { ListProps } from './OnDemand.tsx';

export default function LanguageList({ id, at }: ListProps) {
  const { t } = useLingui();
  return (
    <Popover id={id} at={at} label={t`Language`} asked>
      <LanguageChoices />
    </Popover>
  );
}
