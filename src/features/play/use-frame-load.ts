import { useEffect } from 'react';
import { useSend } from '#src/actors/machines.ts';

/**
 * Reports whether the frame loaded. A frame that the page's policy blocks reports a violation before it loads
 * empty.
 */
export function useFrameLoad() {
  const send = useSend('playCoordinator');
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') send({ type: 'launch.frameFailed' });
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [send]);
  return () => send({ type: 'launch.frameLoaded' });
}
