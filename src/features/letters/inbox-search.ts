/** Page, filter and open letter of the inbox. They are in the URL, so that going back returns to the list. */
export interface InboxSearch {
  page?: number;
  unread?: true;
  id?: string;
}

export const readInboxSearch = ({ page, unread, id }: Record<string, unknown>): InboxSearch => ({
  page: Number(page) >= 2 ? Math.trunc(Number(page)) : undefined,
  unread: unread ? true : undefined,
  id: id ? String(id) : undefined,
});
