import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { durationText } from '#src/i18n/duration.ts';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';

interface Props extends Omit<ButtonProps, 'type' | 'cooldownLabel'> {
  /** Why the last try failed. If the operator says when the next one is allowed, the button counts down to it. */
  failure: Failure | null | undefined;
}

/** The button that sends a form. */
export function SubmitButton({ failure, ...button }: Props) {
  const { i18n } = useLingui();
  const wait = useTimeLeft(failure?.retryAt ?? 0);
  const words = durationText(i18n.locale, wait);
  return (
    <Button
      type="submit"
      cooldownLabel={wait > 0 ? <Trans>Try again in {words}</Trans> : undefined}
      {...button}
    />
  );
}
