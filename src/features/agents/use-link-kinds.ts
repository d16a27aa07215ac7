import { useLingui } from '@lingui/react/macro';
import type { linkKinds } from '#contract/endpoints/agents/promotion.ts';

export function useLinkKinds(): Record<(typeof linkKinds)[number], string> {
  const { t } = useLingui();
  return { agent: t`Agent's link`, friend: t`Friend's link`, domain: t`Domain` };
}
