import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { fromDecimal } from '#contract/money.ts';
import { selectConfirming } from '#machines/play/play-clock.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { Balance } from '#src/components/MemberWallet.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { durationText } from '#src/i18n/duration.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { DescriptionList } from '#src/ui/Panel.tsx';
import css from './PlayReminder.module.css';
import { playTimeText, signOf, usePlayResult, usePlayTime } from './PlayTime.tsx';

/** Time in play and its result. Only the two buttons close it. */
export default function PlayReminder({ onAnswer }: ModalProps<'playReminder'>) {
  const { t, i18n } = useLingui();
  const time = usePlayTime() ?? 0;
  const [timeAtOpening] = useState(time);
  const duration = durationText(i18n.locale, timeAtOpening);
  const title = t`You have played for ${duration}`;
  useTitle(title);
  const currency = useCurrency();
  const { isVisible } = useBalanceVisibility();
  const { staked, net } = usePlayResult();
  const isConfirming = useMachineSelector('playClock', selectConfirming);
  const minor = (decimal: string | null | undefined) => (decimal ? fromDecimal(decimal, currency) : null);
  const netMinor = minor(net);
  const lines = [
    { id: 'time', label: <Trans>Time in play</Trans>, value: playTimeText(i18n.locale, time) },
    {
      id: 'staked',
      label: <Trans>Staked</Trans>,
      value: <MinorAmount minor={minor(staked)} currency={currency} />,
    },
    {
      id: 'net',
      label: <Trans>Won or lost</Trans>,
      value: (
        <>
          {signOf(netMinor ?? 0)}
          <MinorAmount minor={netMinor === null ? null : Math.abs(netMinor)} currency={currency} />
        </>
      ),
    },
    { id: 'balance', label: <Trans>Balance</Trans>, value: <Balance shown={isVisible} /> },
  ];
  return (
    <Dialog
      data-machine="playClock"
      title={title}
      text={<Trans>Your game is still open.</Trans>}
      locked
      takesFocus
    >
      <DescriptionList lines={lines} />
      <div className={css.answers}>
        <Button disabled={!isConfirming} onClick={() => onAnswer('no')}>
          <Trans>Keep playing</Trans>
        </Button>
        <Button variant="primary" disabled={!isConfirming} onClick={() => onAnswer('yes')}>
          <Trans>Take a break</Trans>
        </Button>
      </div>
      <p className={css.links}>
        <TextButton render={<AreaLink area="user" page="Transaction" newTab />}>
          <Trans>My records</Trans>
        </TextButton>
        <TextButton render={<AreaLink area="user" page="PlayLimits" newTab />}>
          <Trans>Remind me less or more often</Trans>
        </TextButton>
      </p>
    </Dialog>
  );
}

/** Sets the tab's title, which is all that a member sees of the page behind a game's window. */
function useTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
