import type { Locator } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';

const find = '/member/request/outcome';

/** Responds to a request that moves money: the call itself, or its outcome. */
export async function respondToRequest(app: AppFixture, send: Path, name: string, data: unknown = {}) {
  const outcome = (is_void: 0 | 1, response: unknown) =>
    app.respond(find, { kind: 'code', code: 100, data: { is_void, response } });
  const responses: Record<string, () => Promise<void>> = {
    accepted: () => app.respond(send, { kind: 'code', code: 100, data }),
    refused: () => app.respond(send, refusal(101)),
    'no response': () => app.respond(send, { kind: 'drop' }),
    'it was accepted': () => outcome(0, { code: 100, data }),
    'it was refused': () => outcome(0, { code: 101, message: 'the operator says no' }),
    'it is missing': () => outcome(1, null),
    'nobody tells': () => app.respond(find, { kind: 'status', status: 404 }),
    'outcome: no response': () => app.respond(find, { kind: 'drop' }),
  };
  await responses[name]?.();
}

/** Lets a request end as `accepted`, `missing` or refused with a code: by its own response or by its outcome. */
export async function finishRequest(
  app: AppFixture,
  send: Path,
  end: 'accepted' | 'missing' | { code: number },
  data?: unknown,
) {
  const sending = await waitUntilHeld(app, send);
  if (end === 'accepted') return respondToRequest(app, send, sending ? end : 'it was accepted', data);
  if (end === 'missing') {
    if (sending) await respondToRequest(app, send, 'no response');
    return respondToRequest(app, send, 'it is missing');
  }
  if (sending) return app.respond(send, refusal(end.code));
  const response = { ...end, message: 'the operator says no' };
  return app.respond(find, { kind: 'code', code: 100, data: { is_void: 0, response } });
}

/** Lets the outcome of a request become unknown, until the member asks for it again. */
export async function checkRequest(app: AppFixture, send: Path, form: Locator) {
  if (await waitUntilHeld(app, send)) await respondToRequest(app, send, 'no response');
  await respondToRequest(app, send, 'outcome: no response');
  await form.getByRole('button', { name: 'Check now' }).click();
}

/** Whether a call to `path` is held, once any call is. */
async function waitUntilHeld({ control }: AppFixture, path: string): Promise<boolean> {
  await expect.poll(async () => (await control.held()).length).toBeGreaterThan(0);
  return (await control.held()).some((held) => held.path === path);
}
