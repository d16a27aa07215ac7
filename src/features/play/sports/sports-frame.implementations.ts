import { fromCallback, fromPromise } from 'xstate';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { checkIframe, sportQuickbetUrl } from '#contract/endpoints/play/play.ts';
import type { FrameMessage, SportsUrl, sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import { call } from '#src/api/call.ts';
import { supportDeviceCode } from '#src/api/request-context.ts';
import { site } from '#src/site/site.ts';
import { onFrameMessage } from '#src/windows/messages.ts';

const originOf = (url: string) => new URL(url).origin;

async function fetchUrl(currency: string, signal: AbortSignal): Promise<CallResult<SportsUrl>> {
  const result = await call(
    sportQuickbetUrl,
    { site_id: site.siteId, currency, support_device: supportDeviceCode(), domain: window.location.host },
    { signal },
  );
  if (!result.ok) return result;
  const { detail } = result.data;
  const origins = [site.gamesOrigin, ...(site.capabilities[detail.gpId]?.origins ?? [])];
  if (origins.map(originOf).includes(originOf(detail.url))) return { ok: true, data: detail };
  return { ok: false, failure: { call: sportQuickbetUrl.path, code: clientErrorCodes.malformed } };
}

export const sportsFrameImplementations = {
  actors: {
    fetchUrl: fromPromise<CallResult<SportsUrl>, { currency: string }>(({ input, signal }) =>
      fetchUrl(input.currency, signal),
    ),
    checkFrame: fromPromise<CallResult<unknown>, { url: string }>(({ input, signal }) =>
      call(checkIframe, { url: input.url }, { signal }),
    ),
    watchFrame: fromCallback<FrameMessage, { url: string }>(({ input, sendBack }) =>
      onFrameMessage(originOf(input.url), (message) =>
        sendBack(
          'height' in message
            ? { type: 'frame.height', height: message.height }
            : { type: 'frame.bet', oddsId: message.oddsId },
        ),
      ),
    ),
  },
} satisfies Parameters<typeof sportsFrameMachine.provide>[0];
