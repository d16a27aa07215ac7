import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { type ProviderMoney, providersTotal, returnable } from '#src/api/member-queries.ts';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { ReturnButton } from '#src/components/ReturnBalances.tsx';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { cx, hideBrokenImage, TextButton } from '#src/ui/elements.tsx';
import { Checkbox } from '#src/ui/Field.tsx';
import { Panel, StatusLine } from '#src/ui/Panel.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import css from './Wallet.module.css';

interface Props {
  currency: string;
  providers: readonly ProviderMoney[];
}

/** What the member has at each provider. Those with money come first; the others are shown on request. */
export function ProviderList({ currency, providers }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [onlyWithMoney, setOnlyWithMoney] = useState(false);
  const withMoney = providers.filter(({ minor }) => minor !== 0);
  const others = providers.length - withMoney.length;
  const wanted = query.trim().toLocaleLowerCase();
  const listed = isOpen
    ? providers.filter(
        ({ name, minor }) => name.toLocaleLowerCase().includes(wanted) && !(onlyWithMoney && minor === 0),
      )
    : withMoney;
  return (
    <Panel
      flush
      title={<Trans>With providers</Trans>}
      end={returnable(providers).length > 0 && <ReturnButton />}
    >
      <p className={css.sum}>
        {withMoney.length === 0 ? (
          <Trans>All of your money is in your wallet.</Trans>
        ) : providersTotal(providers) === null ? (
          <Trans>The balance with a provider is not known right now. It remains yours.</Trans>
        ) : (
          <Trans>
            <MinorBalance minor={providersTotal(providers)} currency={currency} /> in total. It remains yours.
          </Trans>
        )}
      </p>
      {isOpen && (
        <div className={css.filters}>
          <SearchField
            label={t`Search providers`}
            placeholder={t`Search providers`}
            value={query}
            onChange={setQuery}
            clearLabel={t`Clear search`}
          />
          <Checkbox checked={onlyWithMoney} onChange={({ target }) => setOnlyWithMoney(target.checked)}>
            <Trans>With a balance</Trans>
          </Checkbox>
        </div>
      )}
      <ul>
        {listed.map((provider, index) => (
          // A row that could not be read has no ID.
          <Provider key={provider.id || index.toString()} provider={provider} currency={currency} />
        ))}
      </ul>
      {isOpen && listed.length === 0 && (
        <p className={css.foot} role="status">
          <Trans>No provider matches.</Trans>
        </p>
      )}
      {others > 0 && (
        <p className={css.foot}>
          <span>
            {!isOpen && withMoney.length > 0 && (
              <Plural
                value={others}
                one="Nothing is left with # other provider."
                other="Nothing is left with # other providers."
              />
            )}
          </span>
          <TextButton onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {providers.length}</Trans>}
          </TextButton>
        </p>
      )}
    </Panel>
  );
}

function Provider({ provider, currency }: { provider: ProviderMoney; currency: string }) {
  const { i18n } = useLingui();
  const { name, icon, isLight, minor, maintenance } = provider;
  const until = maintenance && formatTime(i18n.locale, maintenance.endAt);
  return (
    <li className={css.provider}>
      <span className={cx(css.icon, isLight && css.light)}>
        {icon && <img src={icon} alt="" loading="lazy" decoding="async" onError={hideBrokenImage} />}
      </span>
      <span className={css.name}>
        {name || <Trans>A provider</Trans>}
        {maintenance && (
          <small>
            {until ? (
              <Trans>
                Open again on {until} ({timeZoneLabel()}). Your money there is safe.
              </Trans>
            ) : (
              <Trans>Your money there is safe.</Trans>
            )}
          </small>
        )}
      </span>
      {maintenance && (
        <StatusLine tone="warning" icon={<Wrench />}>
          <Trans>Maintenance</Trans>
        </StatusLine>
      )}
      <span className={css.balance}>
        <MinorBalance minor={minor} currency={currency} />
      </span>
    </li>
  );
}
