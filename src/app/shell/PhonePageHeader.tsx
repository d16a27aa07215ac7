import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Balance } from '#src/components/Balance.tsx';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { useIsActiveAgent } from '#src/features/agent/agent-queries.ts';
import { PageHeading } from '#src/ui/AppLayout.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { areaLocation } from '#src/windows/areas.ts';

interface Props {
  area: 'user' | 'proxy';
  title: string;
}

/** The way back, the title and the balance, on a page of the member centre or the agent window. */
export default function PhonePageHeader({ area, title }: Props) {
  const { t } = useLingui();
  const { open } = useBalanceVisibility();
  const isAgent = useIsActiveAgent() && area === 'proxy';
  return (
    <PageHeading
      back={
        <IconButton label={t`Back to my account`} render={<Link {...areaLocation('user')} />}>
          <ArrowLeft />
        </IconButton>
      }
      end={
        <>
          <small>{isAgent ? <Trans>Agent wallet</Trans> : <Trans>Balance</Trans>}</small>
          <Balance shown={open} />
        </>
      }
    >
      {title}
    </PageHeading>
  );
}
