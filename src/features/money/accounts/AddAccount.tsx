import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { accountBanks } from '#contract/endpoints/money/accounts.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';

type Props = Omit<ComponentProps<typeof NewAccountForm>, 'institutions'>;

/** The form for a new account, or why there is none. */
export function AddAccount(props: Props) {
  const send = useSend('bankAccount');
  const { t } = useLingui();
  const institutions = useQuery(institutionsQuery(useEpoch()));
  const isAdding = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('adding'));
  const isBusy = useMachineSelector('bankAccount', (snapshot) => snapshot.hasTag('busy'));
  return (
    <Panel
      title={<Trans>New account</Trans>}
      end={
        isAdding &&
        !isBusy && (
          <TextButton onClick={() => send({ type: 'account.close' })}>
            <Trans>Back</Trans>
          </TextButton>
        )
      }
    >
      {props.owner === '' ? (
        <InlineAlert
          tone="warning"
          icon={<CircleAlert />}
          text={<Trans>Accounts are in your own name, and your details have none yet.</Trans>}
          action={
            <TextButton render={<AreaLink area="user" page="Info" />}>
              <Trans>Enter your name</Trans>
            </TextButton>
          }
        />
      ) : (
        <QueryView query={institutions} skeleton={<LineSkeletons label={t`Loading the form`} />}>
          {(offered) => <NewAccountForm {...props} institutions={offered} />}
        </QueryView>
      )}
    </Panel>
  );
}

/** What can be added, by kind. */
const institutionsQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'institutions'),
    queryFn: async ({ signal }) => {
      const { banks, ewallets, networks } = await callOrThrow(accountBanks, {}, { signal });
      const institution = (id: string, name: string, needsBranch = false) => ({ id, name, needsBranch });
      return {
        bank: banks.map(({ bankId, name, needsBranch }) => institution(bankId, name, needsBranch)),
        ewallet: ewallets.map(({ brand, name }) => institution(brand, name)),
        crypto: networks.map(({ network, name }) => institution(network, name)),
      };
    },
    staleTime: 5 * 60_000,
  });
