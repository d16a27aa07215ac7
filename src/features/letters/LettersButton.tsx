import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import { badgeMax } from '#contract/limits.ts';
import { useEpoch } from '#src/app/context.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lettersQuery } from './letters-queries.ts';

/** Link to the inbox, with the number of unread letters. */
export function LettersButton() {
  const unread = useQuery(lettersQuery(useEpoch(), 1, false)).data?.unreadCount ?? 0;
  const { t } = useLingui();
  const label =
    unread > 0 ? t`Letters, ${plural(unread, { one: '# unread', other: '# unread' })}` : t`Letters`;
  return (
    <IconButton label={label} render={<Link to="/user/Letter" />}>
      <Mail />
      <Badge count={unread} max={badgeMax} />
    </IconButton>
  );
}
