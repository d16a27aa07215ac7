import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEpoch, useSend } from '#src/app/context.tsx';
import css from '#src/components/CardPage.module.css';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { agentApplicationQuery } from './agent-queries.ts';

/** Whether this member may apply, as the operator decides; customer service handles the application. */
export function AgentRegister({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const send = useSend('agentApplication');
  const application = useQuery(agentApplicationQuery(useEpoch(), memberId));
  return (
    <QueryView
      query={application}
      skeleton={<LineSkeletons label={t`Checking whether you can apply`} count={1} />}
    >
      {({ open, reason }) => (
        <>
          <p>
            {open ? (
              <Trans>
                Become an agent and invite members. Tell us how, and we will review your application.
              </Trans>
            ) : (
              reason || <Trans>You cannot apply right now.</Trans>
            )}
          </p>
          <div className={css.actions}>
            {open && (
              <Button
                variant="primary"
                icon={<UserPlus />}
                onClick={() => send({ type: 'application.begin' })}
              >
                <Trans>Apply</Trans>
              </Button>
            )}
            <CustomerServiceButton variant={open ? 'ghost' : 'primary'} />
          </div>
        </>
      )}
    </QueryView>
  );
}
