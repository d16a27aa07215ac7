import * as v from 'valibot';
import { row } from '../call.ts';
import { flag, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

export const siteDetail = row(
  '/arks/web/site/detail',
  v.object({ site_id: id }),
  shape({ customer_service_link: or(text, ''), site_title: or(text, '') }),
);
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

export const bonusSettingCheck = row(
  '/bonus_setting/check',
  v.object({ member_currency: v.string(), site_id: id }),
  shape({ is_friend: flag }),
);
export const applyForAgentCheck = row(
  '/member/apply_for_agent/check',
  v.object({ agent_id: id, apply_agent_flag: v.union([v.string(), v.number()]) }),
  nothing,
  { member: true },
);
/** Asks to become an agent, in the member's own words; refused with the codes of the check. */
export const applyForAgent = row('/member/apply_for_agent', v.object({ message: v.string() }), nothing, {
  member: true,
  extension: true,
});
