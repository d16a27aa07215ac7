import { platformNamesInDescription } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { currentLanguage } from '#src/site/locale.ts';

/** Names of the open providers, in the operator's order, for the meta description (specification, section 7). */
export function providerNames(providers: readonly GameProvider[]): string {
  const separator = currentLanguage().startsWith('zh') ? '，' : ',';
  const names = providers.filter(({ active }) => active).map(({ gpName }) => gpName);
  return [...new Set(names)].slice(0, platformNamesInDescription).join(separator);
}
