import { useRegion } from '#src/site/use-region.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const arrangements = {
  grid: undefined,
  shelves: lazyComponent(() => import('./Shelves.tsx')),
  providers: lazyComponent(() => import('./ProviderList.tsx')),
};

/** What shows the games of a hall in place of the grid; undefined for the grid itself. */
export const useArrangement = () => arrangements[useRegion('hall')];
