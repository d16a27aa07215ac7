import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEpoch } from '#src/actors/machines.ts';
import { today } from '#src/components/records/record-search.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { downlineAccountQuery } from './report-queries.ts';

/** Notice that the figures are of one member and the downline of that member. */
export function MemberFilterAlert({ memberId, onClear }: { memberId: string; onClear: () => void }) {
  const account = useQuery(downlineAccountQuery(useEpoch(), memberId, today())).data;
  const name = account || memberId;
  return (
    <InlineAlert
      tone="info"
      icon={<Users />}
      text={<Trans>Only {name} and downline</Trans>}
      action={
        <TextButton onClick={onClear}>
          <Trans>Show the whole downline</Trans>
        </TextButton>
      }
    />
  );
}
