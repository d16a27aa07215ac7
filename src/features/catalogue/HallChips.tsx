import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { countText, gamesOf } from '#src/components/games/count.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { Chips } from '#src/ui/Chips.tsx';
import type { HallProps } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';

interface Props {
  contents: HallContents;
  chosen: string[] | undefined;
  onQuery: HallProps['onQuery'];
}

/** The hall's providers, several of which can be selected; closed ones come last. */
export const ProviderChips = memo(function ProviderChips({ contents, chosen, onQuery }: Props) {
  const { t, i18n } = useLingui();
  const { providers, games = [], complete } = contents;
  const chips = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { gpId } of games) counts.set(gpId, (counts.get(gpId) ?? 0) + 1);
    const once = new Map(providers.map((provider) => [provider.gpId, provider]));
    return [...once.values()]
      .filter(({ gpId, active }) => !complete || !active || counts.has(gpId) || chosen?.includes(gpId))
      .map(({ gpId, gpName, active, maintained, gameCount }) => ({
        id: gpId,
        label: gpName,
        closed: !active,
        count:
          !active || maintained ? (
            <Trans>Closed</Trans>
          ) : (
            countText(i18n, complete ? (counts.get(gpId) ?? 0) : gameCount)
          ),
      }))
      .sort((a, b) => Number(a.closed) - Number(b.closed));
  }, [providers, games, complete, chosen, i18n]);

  if (chips.length < 2) return null;
  return (
    <Chips
      label={t`Providers`}
      all={{
        label: <Trans>All providers</Trans>,
        count: countText(i18n, complete ? games.length : gamesOf(providers)),
      }}
      chips={chips}
      chosen={chosen ?? []}
      onChange={(gp) => onQuery({ gp: gp.length > 0 ? gp : undefined })}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    />
  );
});

interface LabelProps extends Omit<Props, 'contents'>, Pick<HallContents, 'games'> {
  labels: NonNullable<HallContents['labels']>;
}

/** Labels by which the operator groups one provider's games. */
export const LabelChips = memo(function LabelChips({ labels, games = [], chosen, onQuery }: LabelProps) {
  const { t } = useLingui();
  const used = new Set(games.flatMap(({ tag }) => tag));
  const chips = labels
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ id, label: name[currentLanguage()] || name.en_US || id }));
  if (chips.length === 0) return null;
  return (
    <Chips
      label={t`Lists`}
      all={{ label: <Trans>All</Trans> }}
      chips={chips}
      chosen={chosen ?? []}
      onChange={(label) => onQuery({ label: label.length > 0 ? label : undefined })}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    />
  );
});
