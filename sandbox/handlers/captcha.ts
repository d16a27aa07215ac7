import { sealText } from '#contract/client-captcha.ts';
import { captchaPicture, captchaText, dataUrl } from '../captcha-picture.ts';
import type { World } from '../services.ts';
import { secret } from '../sessions.ts';
import { CLIENT_CAPTCHA_KEY } from '../site-config.ts';
import { type Handlers, refuse } from './handler.ts';

const LIFETIME = 10 * 60_000;
/** So many pictures a second and address; then 101, and the page waits a second. */
const BURST = 12;

const lately = new Map<string, number[]>();

const isTooOften = (address: string): boolean => {
  const now = Date.now();
  const times = (lately.get(address) ?? []).filter((at) => now - at < 1_000);
  lately.set(address, [...times, now]);
  if (lately.size > 10_000) lately.clear();
  return times.length >= BURST;
};

const answerOf = ({ captchaAnswer }: World) => captchaAnswer.fixed ?? captchaText();

const draw = async (world: World, type: number) => {
  const answer = answerOf(world);
  const token = secret(15);
  await world.db
    .deleteFrom('captcha')
    .where('at', '<', Date.now() - LIFETIME)
    .execute();
  await world.db.insertInto('captcha').values({ token, type, answer, at: Date.now() }).execute();
  return { token, captcha: dataUrl(captchaPicture(answer)) };
};

/** Whether the answer is what the picture shows. A picture is good for one try. */
export const isSolved = async ({ db }: World, token: string, answer: string): Promise<boolean> => {
  const asked = await db
    .deleteFrom('captcha')
    .where('token', '=', token)
    .where('at', '>', Date.now() - LIFETIME)
    .returning('answer')
    .executeTakeFirst();
  return asked !== undefined && asked.answer.toLowerCase() === answer.trim().toLowerCase();
};

/** A test that knows every answer asks faster than a person. */
const isHasty = (world: World, address: string) => world.captchaAnswer.fixed === null && isTooOften(address);

export const captchaHandlers = {
  '/captcha': async (world, { body, address }) => {
    if (isHasty(world, address)) return refuse(101, 'One moment, please');
    return { ...(await draw(world, body.type)), placeholder: '' };
  },
  '/clientCaptcha': async (world, { address }) => {
    if (isHasty(world, address)) return refuse(101, 'One moment, please');
    const answer = answerOf(world);
    return { text: await sealText(answer, CLIENT_CAPTCHA_KEY), data: captchaPicture(answer) };
  },
} satisfies Partial<Handlers>;
