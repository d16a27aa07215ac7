import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, id, text, withDefault } from '#contract/wire-schema.ts';

export const siteDetail = defineEndpoint(
  '/arks/web/site/detail',
  v.object({ site_id: id }),
  camelCaseObject({ customer_service_link: withDefault(text, ''), site_title: withDefault(text, '') }),
);
