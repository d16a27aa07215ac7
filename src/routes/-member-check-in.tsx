import { Suspense } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useOnBreak } from '#src/actors/machines.tsx';
import { useIsOffered } from '#src/components/offered.tsx';
import { site } from '#src/site/site.ts';
import { cx } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './-member-check-in.module.css';

const CheckIn = lazyComponent(() => import('#src/features/promotions/CheckIn.tsx'), {
  texts: 'member',
  optional: true,
});

/** The daily check-in of members who are not in a break. */
export function MemberCheckIn({ span }: { span: 'month' | 'week' }) {
  const isMember = useMachineSelector('session', selectIsMember);
  const onBreak = useOnBreak();
  const isOffered = useIsOffered('checkIn');
  if (!isMember || onBreak || site.isDemo || !isOffered) return null;
  return (
    <div className={cx(css.box, css[span])}>
      <Suspense>
        <CheckIn span={span} />
      </Suspense>
    </div>
  );
}
