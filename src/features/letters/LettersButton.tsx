import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { badgeMax } from '#contract/constants.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { IconButton } from '#src/ui/elements.tsx';
import css from './LettersButton.module.css';
import { useLetterBadge } from './letters-queries.ts';

/** Link to the inbox, with the number of unread letters. */
export function LettersButton() {
  const unread = useLetterBadge();
  const { t } = useLingui();
  const label =
    unread > 0 ? t`Letters, ${plural(unread, { one: '# unread', other: '# unread' })}` : t`Letters`;
  return (
    <IconButton label={label} render={<AreaLink area="user" page="Letter" />}>
      <Mail />
      <Badge count={unread} max={badgeMax} />
    </IconButton>
  );
}

interface BadgeProps {
  count: number;
  max: number;
}

/** A count in the corner of its parent, whose own label must contain the count in words. */
function Badge({ count, max }: BadgeProps) {
  if (count < 1) return null;
  return (
    <span className={css.badge} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
