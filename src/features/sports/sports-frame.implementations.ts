import { fromCallback, fromPromise } from 'xstate';
import { type Answer, ownCodes } from '#contract/call.ts';
import { checkIframe, sportQuickbetUrl } from '#contract/endpoints/play.ts';
import type { FrameMessage, SportsAddress, sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import { call } from '#src/api/call.ts';
import { device } from '#src/api/request-context.ts';
import { site } from '#src/site/site.ts';
import { hearFrame } from '#src/windows/messages.ts';

const originOf = (address: string) => new URL(address).origin;

async function askAddress(currency: string, signal: AbortSignal): Promise<Answer<SportsAddress>> {
  const answer = await call(
    sportQuickbetUrl,
    { site_id: site.siteId, currency, support_device: device(), domain: window.location.host },
    { signal },
  );
  if (!answer.ok) return answer;
  const { detail } = answer.data;
  if (originOf(detail.url) === originOf(site.gamesOrigin)) return { ok: true, data: detail };
  return { ok: false, failure: { call: sportQuickbetUrl.path, code: ownCodes.malformed } };
}

export const sportsFrameHands = {
  actors: {
    askAddress: fromPromise<Answer<SportsAddress>, { currency: string }>(({ input, signal }) =>
      askAddress(input.currency, signal),
    ),
    checkFrame: fromPromise<Answer<unknown>, { url: string }>(({ input, signal }) =>
      call(checkIframe, { url: input.url }, { signal }),
    ),
    hearFrame: fromCallback<FrameMessage, { url: string }>(({ input, sendBack }) =>
      hearFrame(originOf(input.url), (message) =>
        sendBack(
          'height' in message ? { type: 'frame.height', height: message.height } : { type: 'frame.bet' },
        ),
      ),
    ),
  },
} satisfies Parameters<typeof sportsFrameMachine.provide>[0];
