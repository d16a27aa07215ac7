import * as v from 'valibot';
import { handOffPayload } from './entry.ts';
import { amount, camelCaseObject, text, withDefault } from './wire-schema.ts';

/** From windows of this app to the tab that opened them, by same-origin `postMessage`. */
export const crossTabMessage = v.union([
  camelCaseObject({ msg: v.literal('authLogin'), data: handOffPayload }),
  camelCaseObject({
    msg: v.literal('authLoginClose'),
    data: v.optional(v.unknown()),
    resCode: v.nullish(text, ''),
    resMessage: v.nullish(text, ''),
  }),
  camelCaseObject({ msg: v.literal('quickGame'), data: v.optional(v.unknown()) }),
]);
export type CrossTabMessage = v.InferOutput<typeof crossTabMessage>;

/** From a sports frame; its exact origin is in the site config. */
export const frameMessage = v.union([
  camelCaseObject({ code: v.literal('S001'), height: amount }),
  // A choice that cannot be read still opens the game.
  camelCaseObject({ code: v.pipe(v.string(), v.includes('U003')), odds_id: withDefault(text, '') }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** From the native app shell: requests for the sign-in or game status, and sign-out. */
export const nativeMessage = v.union([
  v.object({ type: v.literal('status') }),
  v.object({ type: v.literal('isOpenGame') }),
  v.object({ type: v.literal('logout') }),
]);
export type NativeMessage = v.InferOutput<typeof nativeMessage>;
/**
 * To the native app shell. `callTouchID` opens its biometric sign-in; `cleanAccPW` deletes the account and
 * password that it stores; `openUrl` opens an external URL, which its web view cannot show.
 */
export type ToNative =
  | { type: 'status'; data: { tokenLogin: boolean } }
  | { type: 'isOpenGame'; data: { open: boolean } }
  | { type: 'callTouchID' }
  | { type: 'cleanAccPW' }
  | { type: 'openUrl'; data: { url: string } }
  | { type: 'logout' };

/** `window-msg` in storage: texts of the `/loading` page in the member's language. A plain text is a message too. */
export interface WaitingMessage {
  text: string;
  /** The text says why no game is loaded. */
  isProblem?: boolean;
  /** Shown in place of the text if nothing can load the page: the host has severed it from its opener. */
  lost: string;
  /** Label of the button that closes the window. */
  close: string;
}

/** `waitingWindow` in storage -> window name of the `/loading` page. */
export const waitingWindows = {
  gameWindow: 'redirect',
  depositWindow: 'depositRedirect',
  fpWindow: 'fpRedirect',
} as const;

/** Messages on the BroadcastChannel between tabs. */
export const tabMessage = v.union([
  v.object({ type: v.literal('session.ending') }),
  v.object({ type: v.literal('session.ended'), memberId: v.string() }),
  v.object({ type: v.literal('leave.requested') }),
  v.object({ type: v.literal('build.newer') }),
]);
export type TabMessage = v.InferOutput<typeof tabMessage>;
export const tabChannel = 'gamehall';
