import { assertEvent, assign, type EventObject, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { VerifiedField } from '#contract/endpoints/profile.ts';
import { ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';

interface TypedCode {
  /** E-mail address or phone number. */
  value: string;
  code: string;
}
export type ContactCode = TypedCode & { field: VerifiedField };

export type ContactVerifyEvent =
  | { type: 'contact.open' }
  | { type: 'contact.close' }
  | ({ type: 'contact.submit' } & TypedCode)
  /** The profile says that there is nothing left to verify, for example after another tab did it. */
  | { type: 'contact.obsolete' };

/**
 * Verifies the member's e-mail address or phone by a code that is sent to it. Typed values are not stored
 * here. The resend countdown continues while the form is closed.
 */
export const contactVerifyMachine = setup({
  types: {
    input: {} as { field: VerifiedField },
    context: {} as { field: VerifiedField; failure: Failure | null },
    events: {} as ContactVerifyEvent,
    children: {} as {
      verificationCode: 'verificationCode';
      verify: 'verify';
      watchProfile: 'watchProfile';
    },
    tags: {} as 'busy',
  },
  actors: {
    verificationCode: verificationCodeMachine,
    verify: unimplementedPromise<CallResult<unknown>, ContactCode>('verify'),
    /** Sends `contact.obsolete` when the profile was read and the field cannot be verified. */
    watchProfile: unimplementedCallback<EventObject, { field: VerifiedField }>('watchProfile'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: { isOk },
}).createMachine({
  id: 'contactVerify',
  context: ({ input }) => ({ field: input.field, failure: null }),
  invoke: [
    { id: 'verificationCode', src: 'verificationCode', input: { since: 0 } },
    { id: 'watchProfile', src: 'watchProfile', input: ({ context: { field } }) => ({ field }) },
  ],
  initial: 'closed',
  states: {
    closed: { on: { 'contact.open': 'open' } },
    open: {
      exit: 'clearFailure',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'contact.close': '#contactVerify.closed',
            'contact.obsolete': '#contactVerify.closed',
            'contact.submit': 'submitting',
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context: { field }, event }) => {
              assertEvent(event, 'contact.submit');
              const { value, code } = event;
              return { field, value, code };
            },
            onDone: [
              { guard: ifOk, target: '#contactVerify.verified' },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
      },
    },
    /** Until the profile says so too. */
    verified: { on: { 'contact.obsolete': 'closed' } },
  },
});
