import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useEpoch } from '#src/actors/context.tsx';
import { today } from '#src/components/records/record-search.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { lineAccountQuery } from './report-queries.ts';

/** Says that the figures are of one member's line. */
export function OneMember({ memberId, onClear }: { memberId: string; onClear: () => void }) {
  const account = useQuery(lineAccountQuery(useEpoch(), memberId, today())).data;
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
