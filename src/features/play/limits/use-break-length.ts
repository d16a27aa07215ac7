import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LimitChange } from '#machines/play/play-limits.machine.ts';

/** "7 days", "6 months", "5 years" */
export function useBreakLength() {
  const { t } = useLingui();
  return (change: LimitChange): string => {
    if (change.type === 'coolOff') return t`${plural(change.days, { one: '# day', other: '# days' })}`;
    if (change.type !== 'exclusion') return '';
    if (change.months % 12 !== 0) return t`${plural(change.months, { one: '# month', other: '# months' })}`;
    return t`${plural(change.months / 12, { one: '# year', other: '# years' })}`;
  };
}
