import type { SiteConfig } from '#contract/site.ts';

export type HelpLine = SiteConfig['helpLines'][number];

/** The lines of the country, then those of every country. Of an unknown country, '', only the latter. */
export const helpLinesOf = (lines: readonly HelpLine[], country: string): HelpLine[] => [
  ...lines.filter((line) => line.country !== '' && line.country === country),
  ...lines.filter((line) => line.country === ''),
];
