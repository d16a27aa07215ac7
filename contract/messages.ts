import * as v from 'valibot';
import { amount, or, shape, text } from './shape.ts';

/** Between our own tabs and windows; same origin only. */
export const crossTabMessage = v.variant('msg', [
  shape({ msg: v.literal('authLogin'), data: v.unknown() }),
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

/** Between the app and the native shell that may hold it. */
export const bridgeMessage = v.variant('type', [
  shape({ type: v.literal('status'), data: v.optional(v.unknown()) }),
  shape({ type: v.literal('callTouchID'), data: v.optional(v.unknown()) }),
  shape({ type: v.literal('cleanAccPW') }),
  shape({ type: v.literal('isOpenGame'), data: v.optional(v.unknown()) }),
  shape({ type: v.literal('logout') }),
]);
export type BridgeMessage = v.InferOutput<typeof bridgeMessage>;

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
