import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useIsDesktop } from '#src/actors/machines.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Downline.module.css';
import type { DownlineMember } from './downline-queries.ts';
import type { DownlineSearch } from './downline-search.ts';
import { MemberDetail } from './MemberDetail.tsx';

interface Props {
  /** Undefined if the list has no such member, or no longer. */
  member: DownlineMember | undefined;
  range: DownlineSearch['range'];
  onClose: () => void;
}

/** The open member: beside the table on the desktop, in a sheet on the phone. */
export function MemberDrawer({ member, range, onClose }: Props) {
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const title = member?.memberAccount ?? t`Member`;
  const content = member ? (
    <MemberDetail member={member} range={range} />
  ) : (
    <EmptyState
      title={<Trans>This member is not in the list</Trans>}
      text={<Trans>The member has left your downline, or is on another page of the list.</Trans>}
    />
  );
  if (!isDesktop)
    return (
      <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
        {content}
      </Dialog>
    );
  return (
    <div className={css.drawer}>
      <Panel
        title={title}
        end={
          <IconButton label={t`Close`} onClick={onClose}>
            <X />
          </IconButton>
        }
      >
        {content}
      </Panel>
    </div>
  );
}
