/** How a call, an event or a rule was found. */
export type Verdict = 'right' | 'quirk' | 'failed' | 'refused' | 'missing' | 'notSent';

/** One place that is not as the contract has it. */
export type Note = { path: string; expected: string; seen: string };

export type Finding = {
  subject: string;
  verdict: Verdict;
  notes: Note[];
  /** What members lose by it. */
  loss?: string;
  /** Without it there is no page, sign-in, game or deposit. */
  isEssential?: boolean;
};

/** Whether members cannot use what the finding is of. */
export const isFailure = ({ verdict, isEssential }: Finding): boolean =>
  verdict === 'refused' || ((verdict === 'missing' || verdict === 'failed') && isEssential === true);

const secret = /token|password|captcha|secret|^tk$|^enc$/i;

/** A value in short, without secrets. */
export const shown = (value: unknown, field = ''): string => {
  if (secret.test(field)) return 'another value';
  const text =
    value === undefined
      ? 'nothing'
      : (JSON.stringify(value, (key, inner) => (secret.test(key) ? 'another value' : inner)) ??
        String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
