import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { mainWallet } from '#contract/constants.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { type TransferRequest, walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { selectReturning } from '#machines/play/play-coordinator.selectors.ts';
import { stateName, useMachineSelector, useOnBreak, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import type { ProviderMoney } from '#src/api/member-queries.ts';
import { MoneyField, useAmount } from '#src/components/forms/MoneyField.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { randomId } from '#src/random-id.ts';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { SelectField } from '#src/ui/Field.tsx';
import { DescriptionList, Panel } from '#src/ui/Panel.tsx';
import css from './Wallet.module.css';
import { WalletTransferStatus } from './WalletTransferStatus.tsx';
import { unfinishedTransfer, walletTransferImplementations } from './wallet-transfer.implementations.ts';

interface Props {
  currency: string;
  /** In the wallet, in minor units; null if not known. */
  main: number | null;
  providers: readonly ProviderMoney[];
}

/** Moves money between the wallet and a provider; in a break only to the wallet. */
export const WalletTransferForm = (props: Props) => (
  <PageMachine
    name="walletTransfer"
    logic={(world) => walletTransferMachine.provide(walletTransferImplementations(world.queryClient))}
    input={{ unfinished: unfinishedTransfer.get() }}
  >
    <TransferForm {...props} />
  </PageMachine>
);

function TransferForm({ currency, main, providers }: Props) {
  const send = useSend('walletTransfer');
  const { t } = useLingui();
  const state = useMachineSelector('walletTransfer', stateName);
  const isBusy = useMachineSelector('walletTransfer', (snapshot) => snapshot.hasTag('busy'));
  const isReturning = useMachineSelector('playCoordinator', selectReturning);
  const isMoved = useMachineSelector('walletTransfer', (snapshot) =>
    snapshot.matches({ form: 'transferred' }),
  );

  const onBreak = useOnBreak();
  // A transfer that was sent before the page was loaded stays in the form, as it does without a reload.
  const [sent] = useState(useMachineSelector('walletTransfer', ({ context }) => context.request));
  const { from, to, sources, targets, choose, swap } = useTransferSides({
    wallet: { id: mainWallet, name: t`My wallet`, minor: main },
    providers,
    sent,
    onlyBack: onBreak,
  });
  const amount = useAmount(
    {
      currency,
      min: null,
      max: from?.minor ?? null,
      aboveMax: t`The amount exceeds the available balance.`,
    },
    sent && fromDecimal(sent.amount, currency),
  );
  const { reset } = amount;
  useEffect(() => {
    if (isMoved) reset();
  }, [isMoved, reset]);
  if (!from || !to) return null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    amount.check();
    if (amount.minor === null || isBusy || isReturning) return;
    send({
      type: 'transfer.submit',
      request: { requestId: randomId(), from: from.id, to: to.id, amount: toDecimal(amount.minor, currency) },
    });
  };
  const shared = { currency, disabled: isBusy };
  const moved = amount.minor;
  const after = ({ minor }: Wallet, sign: 1 | -1) =>
    moved === null ? (
      '–'
    ) : (
      <MinorBalance minor={minor === null ? null : minor + sign * moved} currency={currency} />
    );
  return (
    <Panel title={<Trans>Transfer</Trans>}>
      <form
        className={css.transfer}
        aria-label={t`Transfer`}
        aria-busy={isBusy}
        data-machine="walletTransfer"
        data-state={state}
        noValidate
        onSubmit={submit}
      >
        <WalletSelect
          {...shared}
          label={t`From`}
          wallet={from}
          wallets={sources}
          onChoose={(id) => choose(id, true)}
        />
        {!onBreak && (
          <IconButton small className={css.swap} label={t`Swap accounts`} idle={isBusy} onClick={swap}>
            <ArrowDownUp />
          </IconButton>
        )}
        <WalletSelect
          {...shared}
          label={t`To`}
          wallet={to}
          wallets={targets}
          onChoose={(id) => choose(id, false)}
        />
        <MoneyField
          label={t`Amount`}
          currency={currency}
          amount={amount}
          disabled={isBusy}
          presets={presetsOf(from.minor).map(({ id, minor }) => ({
            minor,
            label: id === 'all' ? t`All` : t`Half`,
          }))}
        />
        <DescriptionList
          lines={[
            {
              id: 'from',
              label: <Trans>{from.name} after</Trans>,
              value: after(from, -1),
            },
            {
              id: 'to',
              label: <Trans>{to.name} after</Trans>,
              value: after(to, 1),
            },
          ]}
        />
        {onBreak && (
          <p className={css.note}>
            <Trans>In a break, money can only be moved to your wallet.</Trans>
          </p>
        )}
        <WalletTransferStatus currency={currency} providers={providers} />
        <Button
          type="submit"
          shape="wide"
          busy={isBusy}
          busyLabel={<Trans>Transferring</Trans>}
          disabled={isReturning}
        >
          <Trans>Transfer to {to.name}</Trans>
        </Button>
      </form>
    </Panel>
  );
}

const presetsOf = (minor: number | null) =>
  minor === null || minor <= 0
    ? []
    : [...(minor > 1 ? [{ id: 'half', minor: Math.floor(minor / 2) }] : []), { id: 'all', minor }];

interface Options {
  wallet: Wallet;
  providers: readonly ProviderMoney[];
  /** A transfer that was sent before the page was loaded: its sides are chosen at first. */
  sent: TransferRequest | null;
  /** Money can only be moved to the member's wallet. */
  onlyBack: boolean;
}

/** From where to where money is moved: one side is the member's wallet, the other a provider. */
function useTransferSides({ wallet, providers, sent, onlyBack }: Options) {
  const open = providers.filter(({ id, maintenance }) => id && !maintenance);
  const [wantsToProvider, setToProvider] = useState(sent?.to !== mainWallet);
  const toProvider = wantsToProvider && !onlyBack;
  const [chosen, setChosen] = useState((sent?.to === mainWallet ? sent.from : sent?.to) ?? open[0]?.id ?? '');
  // It stays chosen when it closes: the money must not go to another one.
  const provider = providers.find(({ id }) => id && id === chosen) ?? open[0];
  const [from, to] = toProvider ? [wallet, provider] : [provider, wallet];
  const ofProviders = providers.filter((each) => open.includes(each) || each === provider);
  const all = [wallet, ...ofProviders];
  return {
    /** One of the two is undefined if no provider is open. */
    from,
    to,
    /** What can be chosen as each of the two. */
    sources: onlyBack ? ofProviders : all,
    targets: onlyBack ? [wallet] : all,
    choose: (id: string, isSource: boolean) => {
      if (id !== mainWallet) setChosen(id);
      setToProvider(isSource === (id === mainWallet));
    },
    swap: () => setToProvider(!toProvider),
  };
}

/** The main wallet or that of a provider. */
interface Wallet {
  id: string;
  name: string;
  /** Its balance in minor units; null if not known. */
  minor: number | null;
}

interface WalletSelectProps {
  label: string;
  wallet: Wallet;
  wallets: readonly Wallet[];
  currency: string;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** One side of a transfer, with the balance there. */
const WalletSelect = ({ label, wallet, wallets, currency, disabled, onChoose }: WalletSelectProps) => (
  <SelectField
    label={label}
    note={
      <Trans>
        Balance <MinorBalance minor={wallet.minor} currency={currency} />
      </Trans>
    }
    value={wallet.id}
    disabled={disabled}
    onChange={({ target }) => onChoose(target.value)}
  >
    {wallets.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
