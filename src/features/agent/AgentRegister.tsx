import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { agentApplicationQuery } from '#src/api/page-queries.ts';
import { useEpoch, useSend } from '#src/app/context.tsx';
import css from '#src/components/CardPage.module.css';
import { ServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';

/** Whether this member may apply, which the operator decides; its people take the application. */
export function AgentRegister({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const send = useSend('agentApplication');
  const application = useQuery(agentApplicationQuery(useEpoch(), memberId));
  return (
    <QueryView query={application} bones={<LineBones label={t`Asking whether you can apply`} count={1} />}>
      {({ open, said }) => (
        <>
          <p>
            {open ? (
              <Trans>You can become an agent and bring members along. Tell us how, and we look at it.</Trans>
            ) : (
              said || <Trans>You cannot apply at the moment.</Trans>
            )}
          </p>
          <div className={css.acts}>
            {open && (
              <Button kind="lit" icon={<UserPlus />} onClick={() => send({ type: 'application.begin' })}>
                <Trans>Apply</Trans>
              </Button>
            )}
            <ServiceButton kind={open ? 'plain' : 'lit'} />
          </div>
        </>
      )}
    </QueryView>
  );
}
