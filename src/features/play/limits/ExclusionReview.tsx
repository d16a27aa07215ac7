import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import type { LimitChange } from '#machines/play/play-limits.machine.ts';
import { useSend } from '#src/actors/machines.ts';
import { runningBreak } from '#src/api/running-break.ts';
import { formatDate } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { ChoiceBar } from '#src/ui/ChoiceBar.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { breakEnd, exclusionsLonger } from './limits.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useBreakLength } from './use-break-length.ts';

interface Props {
  change: Extract<LimitChange, { type: 'exclusion' }>;
  limits: PlayLimits;
  /** The operator's time. */
  now: number;
}

/** The member types a word to confirm an exclusion. */
export function ExclusionReview({ change, limits, now }: Props) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const length = useBreakLength();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const word = t({ message: 'EXCLUDE', comment: 'The member types this word to confirm a self-exclusion' });
  const isTyped = plain(typed, i18n.locale) === plain(word, i18n.locale);
  const isInvalid = isChecked && !isTyped;
  const time = formatDate(i18n.locale, new Date(breakEnd(change, now)).toISOString());
  const name = length(change);
  const zone = timeZoneLabel();
  return (
    <ReviewDialog
      title={<Trans>Exclude yourself?</Trans>}
      text={
        <Trans>
          Games, deposits and promotions are closed until {time} ({zone}). You can sign in and withdraw. It
          cannot be ended early.
        </Trans>
      }
      yes={<Trans>Exclude myself for {name}</Trans>}
      danger
      onSubmit={() => {
        setChecked(true);
        return isTyped;
      }}
    >
      <ChoiceBar
        legend={<Trans>For how long?</Trans>}
        look="chips"
        choices={exclusionsLonger(runningBreak(limits, now), now).map((months) => ({
          id: String(months),
          label: length({ type: 'exclusion', months }),
        }))}
        value={String(change.months)}
        onChange={(id) => send({ type: 'limits.review', change: { type: 'exclusion', months: Number(id) } })}
      />
      <TextField
        label={<Trans>Type {word} to confirm</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        state={isInvalid ? 'invalid' : undefined}
        note={isInvalid ? t`Enter the word exactly as shown.` : undefined}
      />
    </ReviewDialog>
  );
}

/** Without case and the marks of Latin letters, which not every keyboard has. */
const plain = (text: string, locale: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLocaleUpperCase(locale);
