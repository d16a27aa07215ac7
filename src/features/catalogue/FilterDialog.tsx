import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { countText, useCurrency } from '#src/components/games/catalogue.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Checkbox, SelectField } from '#src/ui/Field.tsx';
import css from './FilterDialog.module.css';
import { countLabels, filterGames, stakesOf } from './hall-filters.ts';
import type { HallSearch } from './hall-search.ts';
import { isFeature, tagName } from './use-applied-filters.ts';
import type { HallContents } from './use-hall-contents.ts';

interface Props {
  contents: HallContents;
  games: readonly Game[];
  count: number | undefined;
  query: HallSearch;
  onQuery: (change: HallSearch) => void;
  onClose: () => void;
}

/** Filters by what the operator says of its games; each applies immediately. */
export default function FilterDialog({ contents, games, count = 0, query, onQuery, onClose }: Props) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const { gp, label: chosen = [], stake } = query;
  const counts = countLabels(filterGames(games, { gp, stake }));
  const features = [...countLabels(games).keys()].flatMap((id) => {
    // The operator's own labels are chips of the page.
    const isChip = contents.labels?.some((label) => label.id === id);
    return isFeature(id) && !isChip ? [{ id, text: tagName(i18n, id), count: counts.get(id) ?? 0 }] : [];
  });
  const stakes = stakesOf(games);
  features.sort((a, b) => b.count - a.count);
  const choose = (id: string, on: boolean) => {
    const label = on ? [...chosen, id] : chosen.filter((one) => one !== id);
    onQuery({ label: label.length > 0 ? label : undefined });
  };
  return (
    <Dialog
      title={<Trans>Filters</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={() => onQuery({ label: undefined, stake: undefined })}>
            <Trans>Clear</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Plural value={count} one="Show # game" other="Show # games" />
          </Button>
        </>
      }
    >
      {features.length > 0 && (
        <fieldset>
          <legend className={css.legend}>
            <Trans>Features</Trans>
          </legend>
          <div className={css.features}>
            {features.map(({ id, text, count: games }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              >
                {text} <small className={css.count}>{countText(i18n, games)}</small>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {stakes.length > 0 && (
        <SelectField
          label={t`Stake`}
          note={t`Shows games that take this stake.`}
          value={stake ?? ''}
          onChange={({ target }) => onQuery({ stake: target.value || undefined })}
        >
          <option value="">{t`Any stake`}</option>
          {[...new Set([...stakes, ...(stake ? [stake] : [])])].map((one) => (
            <option key={one} value={one}>
              {moneyText(Number(one), moneyFormat(currency))}
            </option>
          ))}
        </SelectField>
      )}
    </Dialog>
  );
}
