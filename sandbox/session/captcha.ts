import { sealText } from '#contract/client-captcha.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { CLIENT_CAPTCHA_KEY, siteRulesOf } from '#sandbox/server/site-config.ts';
import { captchaImage, captchaText, dataUrl } from './captcha-image.ts';
import { randomToken } from './sessions.ts';

/** Milliseconds in which a captcha can be solved. */
const LIFETIME = 10 * 60_000;
/** Maximum number of captchas per second and IP address; more requests get code 101. */
export const CAPTCHA_BURST = 12;

const answerOf = ({ captchaAnswer }: Services) => captchaAnswer.fixed ?? captchaText();

/** Stores a captcha of a type of the specification; returns its token and its image as a data URL. */
const createCaptcha = async (services: Services, type: number) => {
  const answer = answerOf(services);
  const token = randomToken(15);
  await services.db
    .deleteFrom('captcha')
    .where('at', '<', Date.now() - LIFETIME)
    .execute();
  await services.db.insertInto('captcha').values({ token, type, answer, at: Date.now() }).execute();
  return { token, captcha: dataUrl(captchaImage(answer)) };
};

/** Whether the answer is correct. A captcha can be used once. */
export const isSolved = async ({ db }: Services, token: string, answer: string): Promise<boolean> => {
  const shown = await db
    .deleteFrom('captcha')
    .where('token', '=', token)
    .where('at', '>', Date.now() - LIFETIME)
    .returning('answer')
    .executeTakeFirst();
  return shown !== undefined && shown.answer.toLowerCase() === answer.trim().toLowerCase();
};

type ImageCode = { captcha_token?: string | undefined; answer?: string | undefined };

/** Whether the site sends codes for the code of an image alone, and the request has none that is right. */
export const lacksImageCode = async (
  services: Services,
  { captcha_token = '', answer = '' }: ImageCode,
  appOrigin: string,
): Promise<boolean> =>
  siteRulesOf(appOrigin).captcha.sentCodes && !(await isSolved(services, captcha_token, answer));

/** The rate limit does not apply while a test has fixed the answer. */
const isRateLimited = async ({ captchaAnswer, captchaLimit }: Services, ipAddress: string) =>
  captchaAnswer.fixed === null &&
  (await captchaLimit.consume(ipAddress).then(
    () => false,
    () => true,
  ));

export const captchaHandlers = {
  '/captcha': async (services, { body, ipAddress }) => {
    if (await isRateLimited(services, ipAddress)) return apiError(101, 'tooManyRequests');
    return { ...(await createCaptcha(services, body.type)), placeholder: '' };
  },
  '/clientCaptcha': async (services, { ipAddress }) => {
    if (await isRateLimited(services, ipAddress)) return apiError(101, 'tooManyRequests');
    const answer = answerOf(services);
    return { text: await sealText(answer, CLIENT_CAPTCHA_KEY), data: captchaImage(answer) };
  },
} satisfies Partial<Handlers>;
