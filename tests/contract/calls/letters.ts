import { SITE } from '#tests/sandbox/caller.ts';
import type { Caller, Calls } from './call.ts';

const letters = [
  { id: 2, is_read: false, title: '1', content: '' },
  { id: 1, is_read: false, created_at: '' },
];
const newLetter = async ({ control }: Caller) => {
  const { id } = await control.letter({ account: 'linhmai_88', title: 'a', content: 'b' });
  return { id: String(id) };
};

export const lettersCalls = {
  '/arks/web/member/letter': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: {
      active: 'all',
      count: 50,
      language: 'en_US',
      page: 1,
      ...SITE,
      sort_field: 'id',
      sort_order: 'desc',
    },
    response: { list: letters, total_count: 2, unread_count: 2 },
  },
  '/arks/web/member/letter/read': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'mutation',
    request: newLetter,
  },
  '/arks/web/member/letter/destroy': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'mutation',
    request: newLetter,
  },
} satisfies Calls;
