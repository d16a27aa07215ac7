/*
 * What an integrator got wrong, as a page sees it: told once in the console, kept for the panel of `?debug`, and reported to the
 * site config's `reports.url`. Loaded with the first problem, or once the page has loaded.
 */

/** Paragraphs of `docs/integrating.md`, by their anchors. */
export const guideSections = [
  '1-build-and-serve',
  '2-how-a-call-looks',
  '3-the-first-page',
  '5-realtime',
  '6-the-first-game',
  '9-put-it-in-front-of-members',
] as const;
export type GuideSection = (typeof guideSections)[number];

export interface Problem {
  /** A sentence that names what is wrong, without anything of a member. */
  message: string;
  /** Path of a call, name of an event, or name of what else it is of. */
  call: string;
  field?: string;
  expected: string;
  /** Cut, and without secrets. */
  seen: string;
  /** A back end may be so: told to developers, and not reported by each page of each visitor. */
  isExpected?: true;
  /** Where the guide says how it should be. */
  guide: GuideSection;
}

/** The most problems of one page: what is wrong again and again is told once. */
const most = 50;
const told = new Map<string, Problem>();
const listeners = new Set<(problem: Problem) => void>();

export const guideLink = ({ guide }: Problem): string => `docs/integrating.md#${guide}`;

/** Tells a problem, once for each field of a call, or for each message of what has none. */
export function tellProblem(problem: Problem) {
  const { call, field, message } = problem;
  const key = call && field ? `${call} ${field}` : message;
  if (told.has(key) || told.size >= most) return;
  told.set(key, problem);
  console.warn(`${problem.message} (${guideLink(problem)})`);
  for (const listener of listeners) listener(problem);
}

/** Calls the listener with the problems that have been told, and with each further one. Returns a stop function. */
export function onProblem(listener: (problem: Problem) => void): () => void {
  for (const problem of told.values()) listener(problem);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
