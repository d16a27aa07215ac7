import { contactVerifyMachine } from '#machines/contact-verify.machine.ts';
import { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import { playLimitsMachine } from '#machines/play-limits.machine.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { phoneCodeImplementations } from '#src/components/forms/phone-code.implementations.ts';
import { playLimitsImplementations } from '#src/features/limits/play-limits.implementations.ts';
import {
  contactVerifyImplementations,
  profileEditImplementations,
} from '#src/features/member/profile.implementations.ts';
import { MachineRun } from './machine-run.ts';
import type { Step } from './step.ts';

const field = 'member_email';
const value = 'sam@example.com';
/** Sign-out aborts the calls, and the page that shows the machines is gone. */
const form = { failed: 'open.editing CODE', ignored: 'open.editing aborted' };

export const profileSteps = {
  '/member/profile/edit': [
    {
      name: 'set a field of the profile',
      start: (network) =>
        new MachineRun(profileEditMachine.provide(profileEditImplementations(createQueryClient())), network)
          .send({ type: 'edit.open', field: 'member_telegram' })
          .send({ type: 'edit.submit', value: 'sam.okoro' }),
      leadsTo: { ...form, value: 'saved' },
    },
  ],
  '/member/profile/verify/send': [
    {
      name: 'send a code to an e-mail address',
      start: (network) =>
        new MachineRun(phoneCodeMachine.provide(phoneCodeImplementations), network, { since: 0 }).send({
          type: 'phoneCode.request',
          purpose: 'verify_profile',
          field,
          value,
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE', ignored: 'idle aborted' },
    },
  ],
  '/member/profile/verify': [
    {
      name: 'verify an e-mail address by its code',
      start: (network) =>
        new MachineRun(
          contactVerifyMachine.provide(contactVerifyImplementations(createQueryClient())),
          network,
          { field },
        )
          .send({ type: 'contact.open' })
          .send({ type: 'contact.submit', value, code: '123456' }),
      leadsTo: { ...form, value: 'verified' },
    },
  ],
  '/member/limits/set': [
    {
      name: 'set a limit of the member',
      start: (network) => {
        const implementations = playLimitsImplementations({
          queryClient: createQueryClient(),
          epoch: 1,
          currency: 'USD',
        });
        return new MachineRun(playLimitsMachine.provide(implementations), network)
          .send({ type: 'limits.edit', kind: 'loss', period: 'week' })
          .send({
            type: 'limits.review',
            change: { type: 'limit', kind: 'loss', period: 'week', value: '50.50' },
          })
          .send({ type: 'limits.confirm' });
      },
      // The limits are read when the outcome is unknown; the samples have this one.
      leadsTo: {
        value: 'overview.saved',
        failed: 'reviewing.refused CODE',
        unknown: 'reviewing.missing',
        ignored: 'unknown',
      },
    },
  ],
} satisfies Record<string, [Step, ...Step[]]>;
