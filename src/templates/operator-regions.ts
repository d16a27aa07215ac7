import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ChosenRegions, siteRefusal } from '#contract/templates.ts';
import { chosenRegions, theme } from '#contract/theme.ts';
import { templateConfigQuery } from '#src/api/site-queries.ts';
import { tellProblem } from '#src/diagnostics/problems.ts';
import { applyLayout, isDesktop, setSite, site } from '#src/site/site.ts';
import { renderRegions } from '#src/site/use-region.ts';
import { addSheets } from './sheets.ts';

/**
 * Applies the variants of `regions` in the operator's template config over those of the site config, now and whenever the
 * config is fetched again. Variants that are unknown or do not go together are refused: those of the site config stay.
 */
export function followOperatorRegions(queryClient: QueryClient) {
  const own = site.theme?.regions ?? {};
  let chosen: ChosenRegions = own;
  new QueryObserver(queryClient, templateConfigQuery()).subscribe(async ({ data }) => {
    if (!data) return;
    const wanted = { ...own, ...operatorRegions(data.regions) };
    if (JSON.stringify(wanted) === JSON.stringify(chosen)) return;
    chosen = wanted;
    const changed = { ...site, theme: v.parse(theme, { ...site.theme, regions: wanted }) };
    await addSheets(changed);
    // A later answer may have come while the sheets were loading.
    if (chosen !== wanted) return;
    const desktop = isDesktop;
    setSite(changed);
    applyLayout(desktop);
    renderRegions();
  });
}

function operatorRegions(regions: unknown = {}): ChosenRegions {
  const parsed = v.safeParse(chosenRegions, regions);
  const refusals = parsed.success
    ? siteRefusal([site.templateName, site.mobileTemplateName], {
        ...site.theme?.regions,
        ...parsed.output,
      })
    : parsed.issues
        .map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
        .join('; ');
  if (parsed.success && !refusals) return parsed.output;
  tellProblem({
    message: `/api/template_config: regions: ${refusals}`,
    call: '/api/template_config',
    field: 'regions',
    expected: 'variants of the table of templates that go together',
    seen: JSON.stringify(regions).slice(0, 200),
    guide: '3-the-first-page',
  });
  return {};
}
