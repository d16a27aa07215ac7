import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEpoch, useSend } from '../../actors/context.tsx';
import { agentApplicationQuery } from '../../api/page-queries.ts';
import { LineBones } from '../../ui/Bones.tsx';
import { Button } from '../../ui/Button.tsx';
import css from '../member/Sheet.module.css';
import { QueryView } from '../pages/QueryView.tsx';
import { ServiceButton } from '../pages/ServiceButton.tsx';

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
