import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useIsDesktop } from '#src/actors/machines.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { Summary } from '#src/ui/DescriptionList.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './ReviewSummary.module.css';

interface Props extends Pick<ComponentProps<typeof Summary>, 'lines' | 'total' | 'children'> {
  /** Goes back to account and amount; absent while they can be changed, or are being sent. */
  onChange?: (() => void) | undefined;
  /** Submits the form; absent while the member cannot. */
  button: ReactNode;
  /** What the member should know before pressing it. */
  note: ReactNode;
}

/** What is about to be sent, for the member to check. On the phone the button is at the bottom of the screen. */
export function ReviewSummary({ onChange, button, note, children, ...summary }: Props) {
  const isDesktop = useIsDesktop();
  const page = useRef<HTMLElement>(null);
  const canChange = Boolean(onChange);
  // The button with the focus has gone: the amount takes it, as the last field before the review.
  useEffect(() => {
    if (canChange) return;
    page.current?.querySelector<HTMLInputElement>('form input[inputmode="decimal"]')?.focus();
    page.current = null;
  }, [canChange]);
  return (
    <>
      <Summary
        title={<Trans>Check before you send</Trans>}
        end={
          onChange && (
            <TextButton
              onClick={({ currentTarget }) => {
                page.current = currentTarget.closest('main');
                onChange();
              }}
            >
              <Trans>Change</Trans>
            </TextButton>
          )
        }
        {...summary}
      >
        {children}
        {isDesktop && (
          <>
            {button}
            <p className={css.note}>{note}</p>
          </>
        )}
      </Summary>
      {!isDesktop && button && <ActionBar note={note}>{button}</ActionBar>}
    </>
  );
}
