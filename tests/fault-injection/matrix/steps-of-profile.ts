import { contactVerifyMachine } from '#machines/contact-verify.machine.ts';
import { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { phoneCodeImplementations } from '#src/components/forms/phone-code.implementations.ts';
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
} satisfies Record<string, [Step, ...Step[]]>;
