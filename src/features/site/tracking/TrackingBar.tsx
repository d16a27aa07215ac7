import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { chooseTracking, type TrackingChoice, trackingConsent } from '#src/site/tracking.ts';
import { Button } from '#src/ui/elements.tsx';
import css from './TrackingBar.module.css';

/** Asks for consent to tracking, without interrupting what the visitor does. */
export default function TrackingBar({ question }: { question: 'first' | 'again' }) {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  useBarHeight(bar);
  useEffect(() => {
    if (question !== 'again') return;
    opener.current = document.activeElement as HTMLElement | null;
    bar.current?.focus();
  }, [question]);
  const choose = (choice: TrackingChoice) => {
    // Keyboard focus must not be lost with the bar.
    (opener.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    chooseTracking(choice);
  };
  const chosen = trackingConsent();
  return (
    <section ref={bar} className={css.bar} data-bottom-bar tabIndex={-1} aria-label={t`Cookie choices`}>
      <div className={css.text}>
        <p>
          <Trans>
            May we report to an advertising network that you registered or deposited, and how much? Your name
            and account are never sent.
          </Trans>
        </p>
        {chosen === 'accepted' && (
          <p>
            <Trans>Currently accepted.</Trans>
          </p>
        )}
        {chosen === 'refused' && (
          <p>
            <Trans>Currently declined.</Trans>
          </p>
        )}
      </div>
      <div className={css.choices}>
        <Button onClick={() => choose('refused')}>
          <Trans>Decline</Trans>
        </Button>
        <Button onClick={() => choose('accepted')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Keeps free at the page's end the height that the bar covers, which depends on its text. */
function useBarHeight(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
