import { queryOptions } from '@tanstack/react-query';
import { templateConfig } from '#contract/endpoints/site/page-parts.ts';
import { site } from '#src/site/site.ts';
import { callOrThrow } from './call.ts';

/** The operator's settings of the template: `homeOrder`, `regions`, and others that we do not know. */
export const templateConfigQuery = () =>
  queryOptions({
    queryKey: ['templateConfig'],
    queryFn: ({ signal }) =>
      callOrThrow(templateConfig, { mobileTemplateName: site.mobileTemplateName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { optional: true },
  });
