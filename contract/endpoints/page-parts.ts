import * as v from 'valibot';
import { row } from '../call.ts';
import { id, or, rowsOf, shape, text } from '../shape.ts';

export const logos = row(
  '/web/logo',
  v.object({ site_id: id }),
  shape({ web_logo_list: rowsOf(shape({ photo_path: text, type: or(text, '') })) }),
);

const model = v.object({ site_id: id, language: v.string(), model_version: v.string() });
const part = shape({
  id,
  title: or(text, ''),
  content: or(text, ''),
  photo_path: or(text, ''),
  url: or(text, ''),
});
/** A piece of a page that the operator writes: HTML, a picture, a link. */
export type PagePart = v.InferOutput<typeof part>;
const parts = shape({ list: rowsOf(part) });
export const modelSetting = row('/web/model_setting', model, parts);
export const modelSponsor = row('/web/model_sponsor', model, parts);
export const modelLogin = row('/web/model_login', model, parts);

export const templateConfig = row(
  '/api/template_config',
  v.object({ mobileTemplateName: v.string() }),
  v.record(v.string(), v.unknown()),
);
export const mobileFooter = row(
  '/arks/web/web-mobile-footer',
  v.object({ site_id: id, template: v.string() }),
  parts,
);
export const footer = row('/arks/web/footer', v.object({ site_id: id }), parts);
export const float = row('/arks/web/float', v.object({ site_id: id }), parts);
