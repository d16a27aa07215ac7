import { useEffect } from 'react';
import { useSend } from '#src/app/context.tsx';

/** Tells the game whether its frame has come. What the page's own policy keeps out says so before it loads as nothing. */
export function useFrameLoad() {
  const send = useSend('playDesk');
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') send({ type: 'launch.frameFailed' });
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [send]);
  return () => send({ type: 'launch.frameLoaded' });
}
