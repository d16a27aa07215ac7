import * as v from 'valibot';
import { handedOver } from './entry.ts';
import { amount, or, shape, text } from './shape.ts';

/** From our own windows to the tab that opened them: by `postMessage`, same origin only. */
export const crossTabMessage = v.variant('msg', [
  shape({ msg: v.literal('authLogin'), data: handedOver }),
  shape({
    msg: v.literal('authLoginClose'),
    data: v.optional(v.unknown()),
    resCode: or(text, ''),
    resMessage: or(text, ''),
  }),
  shape({ msg: v.literal('quickGame'), data: v.optional(v.unknown()) }),
]);
export type CrossTabMessage = v.InferOutput<typeof crossTabMessage>;

/** From a sports frame, whose exact origin the site config names. */
export const frameMessage = v.union([
  shape({ code: v.literal('S001'), height: amount }),
  shape({ code: v.pipe(v.string(), v.includes('U003')) }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** From the native shell that may hold the app: how do things stand, or an end to the session. */
export const shellMessage = v.variant('type', [
  v.object({ type: v.literal('status') }),
  v.object({ type: v.literal('isOpenGame') }),
  v.object({ type: v.literal('logout') }),
]);
export type ShellMessage = v.InferOutput<typeof shellMessage>;
/**
 * To it. `callTouchID` offers its own way in; `cleanAccPW` has it forget the account and password that it keeps;
 * `openUrl` is for addresses out of the house, which its own view cannot show.
 */
export type ToShell =
  | { type: 'status'; data: { tokenLogin: boolean } }
  | { type: 'isOpenGame'; data: { open: boolean } }
  | { type: 'callTouchID' }
  | { type: 'cleanAccPW' }
  | { type: 'openUrl'; data: { url: string } }
  | { type: 'logout' };

/** The names of our windows, which say what a `/loading` window waits for. */
export const waitingWindows = {
  gameWindow: 'redirect',
  depositWindow: 'depositRedirect',
  fpWindow: 'fpRedirect',
} as const;

/** On the BroadcastChannel that joins our tabs. */
export const tabMessage = v.variant('type', [
  v.object({ type: v.literal('session.ending') }),
  v.object({ type: v.literal('session.ended'), memberId: v.string() }),
  v.object({ type: v.literal('lobby.returned') }),
  v.object({ type: v.literal('build.newer') }),
]);
export type TabMessage = v.InferOutput<typeof tabMessage>;
export const tabChannel = 'gamehall';
