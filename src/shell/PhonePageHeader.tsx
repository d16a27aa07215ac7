import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { useIsActiveAgent } from '#src/features/agents/agent-queries.ts';
import { PageHeading } from '#src/ui/AppLayout.tsx';
import { IconButton } from '#src/ui/elements.tsx';
import { areaLocation } from '#src/windows/areas.ts';

interface Props {
  area: 'user' | 'proxy';
  title: string;
}

/** The back button, the title and the balance, on a page of the member centre or the agent window. */
export default function PhonePageHeader({ area, title }: Props) {
  const { t } = useLingui();
  const isAgent = useIsActiveAgent() && area === 'proxy';
  return (
    <PageHeading
      back={
        <IconButton label={t`Back to my account`} render={<Link {...areaLocation('user')} />}>
          <ArrowLeft />
        </IconButton>
      }
      end={<MemberWallet label={isAgent ? <Trans>Agent wallet</Trans> : undefined} />}
    >
      {title}
    </PageHeading>
  );
}
