import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { anyMap, camelCaseObject, id, lenientArray, text, withDefault } from '#contract/wire-schema.ts';

export const logos = defineEndpoint(
  '/web/logo',
  v.object({ site_id: id }),
  camelCaseObject({
    web_logo_list: lenientArray(camelCaseObject({ photo_path: text, type: withDefault(text, '') })),
  }),
);

const model = v.object({ site_id: id, language: v.string(), model_version: v.string() });
const part = camelCaseObject({
  id,
  title: withDefault(text, ''),
  content: withDefault(text, ''),
  photo_path: withDefault(text, ''),
  url: withDefault(text, ''),
});
/** Operator content of a page part: HTML, image and link. */
export type PagePart = v.InferOutput<typeof part>;
const parts = camelCaseObject({ list: lenientArray(part) });
export const modelSetting = defineEndpoint('/web/model_setting', model, parts);
export const modelSponsor = defineEndpoint('/web/model_sponsor', model, parts);
export const modelLogin = defineEndpoint('/web/model_login', model, parts);

export const templateConfig = defineEndpoint(
  '/api/template_config',
  v.object({ mobileTemplateName: v.string() }),
  anyMap,
);
export const mobileFooter = defineEndpoint(
  '/arks/web/web-mobile-footer',
  v.object({ site_id: id, template: v.string() }),
  parts,
);
export const footer = defineEndpoint('/arks/web/footer', v.object({ site_id: id }), parts);
export const float = defineEndpoint('/arks/web/float', v.object({ site_id: id }), parts);
