import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { availableQuestions } from '#contract/constants.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  nothing,
  text,
  textMap,
  withDefault,
} from '#contract/wire-schema.ts';

export const loginHeader = defineEndpoint('/get_login_header', v.object({}), textMap);

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
  available_questions_count: withDefault(amount, availableQuestions),
};
/** Signed-in member in a response of `/login` or `/register`. The token is kept in storage only. */
export const signedIn = camelCaseObject(
  { id, token: v.pipe(text, v.nonEmpty()), member_account: text, member_currency: text },
  { id: 'member_id' },
);
export type SignedIn = v.InferOutput<typeof signedIn>;
const askedQuestion = camelCaseObject(question);
export type PendingQuestion = v.InferOutput<typeof askedQuestion>;

/** Client details of the login payload; `device` is 'wap' or 'pc'. */
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
/** Responds with the member and token, or with a security question (double validation). */
export const login = defineEndpoint(
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
  { signsIn: true },
);
export const doubleValidation = defineEndpoint(
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
  { signsIn: true },
);
export const skipQuestion = defineEndpoint(
  '/login/double_validation/skip',
  v.object({ member_login_id: id }),
  askedQuestion,
);
export const logout = defineEndpoint('/logout', v.object({}), nothing, {
  member: true,
  outlivesSignOut: true,
});

export const captchaTypes = { login: 1, register: 2 } as const;
const captchaData = camelCaseObject({
  token: text,
  captcha: text,
  placeholder: withDefault(text, ''),
});
/** `captcha` is the URL of an image (http or data URL). */
export type Captcha = v.InferOutput<typeof captchaData>;
export const captcha = defineEndpoint(
  '/captcha',
  v.object({ type: v.picklist([1, 2]), site_id: id }),
  captchaData,
);
/** Captcha that the page checks itself: encrypted text (`client-captcha.ts`) and SVG image. */
export const clientCaptcha = defineEndpoint(
  '/clientCaptcha',
  v.object({}),
  camelCaseObject({
    text: v.pipe(v.string(), v.nonEmpty()),
    data: v.pipe(v.string(), v.regex(/^\s*<svg[\s>]/i)),
  }),
);

export const transferVerify = defineEndpoint(
  '/arks/web/vx/verify',
  v.object({
    account: v.string(),
    withdraw_password: v.string(),
    member_email: v.optional(v.string()),
    member_phone: v.optional(v.string()),
  }),
  camelCaseObject({ token: v.pipe(text, v.nonEmpty()) }),
);
export const transferReset = defineEndpoint(
  '/arks/web/vx/reset',
  v.object({ account: v.string(), password: v.string(), token: v.string() }),
  nothing,
);
export const checkAgentDomain = defineEndpoint(
  '/arks/web/check-agent-domain',
  v.object({ host: v.string(), site_id: id }),
  camelCaseObject({
    is_valid: withDefault(flag, 0),
    currency: withDefault(text, ''),
    agent_id: withDefault(id, ''),
  }),
);
