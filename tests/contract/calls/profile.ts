import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { Calls } from './call.ts';

export const profileCalls = {
  '/member/profile/info': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    response: {
      fields: [
        {
          name: 'member_email',
          is_set: false,
          is_required: false,
          is_locked: false,
          is_verified: false,
          needs_code: false,
        },
      ],
      is_withdraw_password: false,
      withdraw_password_locked_until: '',
      password_changed_at: '2026-11-01 10:00:00',
      is_password_weak: false,
      created_at: '',
    },
  },
  '/member/profile/edit': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { member_telegram: 'linh.mai' },
  },
  '/member/profile/verify/send': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { field: 'member_phone', value: '5550188' },
  },
  '/member/profile/verify': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: async ({ control }) => {
      const { code } = await control.verificationCode({ account: 'linhmai_88', field: 'member_phone' });
      return { field: 'member_phone', value: '5550188', code: code ?? '' };
    },
  },
  '/member/profile/withdraw_password': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { old_password: WITHDRAW_PASSWORD, password: '1357' },
  },
} satisfies Calls;
