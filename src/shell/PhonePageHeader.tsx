import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams, useSearch } from '@tanstack/react-router';
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

/** Pages on which an open item takes the place of its list: what their way back to the list says. */
const lists: Record<string, MessageDescriptor> = {
  Announcement: msg`All announcements`,
  Letter: msg`All letters`,
};

/** The back button, the title and the balance, on a page of the member centre or the agent window. */
export default function PhonePageHeader({ area, title }: Props) {
  const { t, i18n } = useLingui();
  const { page = '' } = useParams({ strict: false });
  const { id, ...search } = useSearch({ strict: false }) as { id?: unknown };
  const list = id === undefined ? undefined : lists[page];
  const isAgent = useIsActiveAgent() && area === 'proxy';
  return (
    <PageHeading
      back={
        <IconButton
          label={list ? i18n._(list) : t`Back to my account`}
          render={
            list ? <Link to="." search={search} resetScroll={false} /> : <Link {...areaLocation('user')} />
          }
        >
          <ArrowLeft />
        </IconButton>
      }
      end={<MemberWallet label={isAgent ? <Trans>Agent wallet</Trans> : undefined} />}
    >
      {title}
    </PageHeading>
  );
}
