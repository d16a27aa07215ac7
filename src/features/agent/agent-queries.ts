import { queryOptions } from '@tanstack/react-query';
import { applyForAgentCheck } from '#contract/endpoints/agent.ts';
import { CallError, call } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

/**
 * Whether the member may apply as an agent, or the reason if not: 101 and 104 block it (SPEC.md section 6).
 */
export const agentApplicationQuery = (epoch: number, agent_id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentApplication'),
    queryFn: async ({ signal }) => {
      const answer = await call(applyForAgentCheck, { agent_id, apply_agent_flag: 1 }, { signal });
      if (answer.ok) return { open: true, reason: '' };
      const { code, serverMessage = '' } = answer.failure;
      if (code === '101' || code === '104') return { open: false, reason: serverMessage };
      throw new CallError(answer.failure);
    },
  });
