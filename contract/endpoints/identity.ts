import * as v from 'valibot';
import { row } from '../call.ts';
import { flag, id, nothing, or, shape, text } from '../shape.ts';

export const loginHeader = row('/get_login_header', v.object({}), v.record(v.string(), v.string()));

const questions = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
] as const;
export type QuestionColumn = (typeof questions)[number];
const question = {
  member_login_id: id,
  question: v.picklist(questions),
  available_questions_count: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
};
const member = { id, token: v.string(), member_account: text, member_currency: text };
const signedIn = shape(member);
/** Who is here, as `/login` and `/register` answer it. The token goes to storage and nowhere else. */
export type SignedIn = v.InferOutput<typeof signedIn>;
const askedQuestion = shape(question);
export type AskedQuestion = v.InferOutput<typeof askedQuestion>;

/** 'wap' and 'pc' are what operators of this family count by. */
const client = {
  remote_addr: v.string(),
  host: v.string(),
  device: v.string(),
  system_group: v.string(),
  udid: v.string(),
  login_type: v.string(),
  cdn: v.string(),
  system: v.string(),
  browser: v.string(),
  system_version: v.string(),
};
/** In place of a token a question may come: the member is then asked who they are. */
export const login = row(
  '/login',
  v.object({
    account: v.string(),
    password: v.string(),
    site_id: id,
    answer: v.string(),
    captcha_token: v.string(),
    ...client,
  }),
  v.union([signedIn, askedQuestion]),
);
export const doubleValidation = row(
  '/login/double_validation',
  v.object({
    member_login_id: id,
    answer: v.string(),
    captcha_answer: v.string(),
    captcha_token: v.string(),
    remote_addr: v.string(),
    host: v.string(),
  }),
  signedIn,
);
export const skipQuestion = row(
  '/login/double_validation/skip',
  v.object({ member_login_id: id }),
  askedQuestion,
);
export const logout = row('/logout', v.object({}), nothing, { member: true, outlivesSignOut: true });

export const captchaTypes = { login: 1, register: 2 } as const;
const captchaData = shape({ token: v.string(), captcha: v.string(), placeholder: or(text, '') });
/** `captcha` is the address of a picture (http, or a data URL). */
export type Captcha = v.InferOutput<typeof captchaData>;
export const captcha = row('/captcha', v.object({ type: v.picklist([1, 2]), site_id: id }), captchaData);
/** A picture that is compared in the page: its text, sealed (`client-captcha.ts`), and its SVG. */
export const clientCaptcha = row(
  '/clientCaptcha',
  v.object({}),
  shape({ text: v.pipe(v.string(), v.nonEmpty()), data: v.pipe(v.string(), v.regex(/^\s*<svg[\s>]/i)) }),
);

export const transferVerify = row(
  '/arks/web/vx/verify',
  v.object({
    account: v.string(),
    withdraw_password: v.string(),
    member_email: v.optional(v.string()),
    member_phone: v.optional(v.string()),
  }),
  shape({ token: v.pipe(v.string(), v.nonEmpty()) }),
);
export const transferReset = row(
  '/arks/web/vx/reset',
  v.object({ account: v.string(), password: v.string(), token: v.string() }),
  nothing,
);
export const checkAgentDomain = row(
  '/arks/web/check-agent-domain',
  v.object({ host: v.string(), site_id: id }),
  shape({ is_valid: flag, currency: or(text, ''), agent_id: or(id, '') }),
);
