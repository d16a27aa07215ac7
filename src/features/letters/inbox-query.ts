/** Page, filter and open letter of the inbox. They are in the URL, so that going back returns to the list. */
export interface InboxQuery {
  page?: number;
  unread?: true;
  id?: string;
}

export const readInboxQuery = ({ page, unread, id }: Record<string, unknown>): InboxQuery => ({
  page: Number(page) >= 2 ? Math.trunc(Number(page)) : undefined,
  unread: unread ? true : undefined,
  id: id ? String(id) : undefined,
});
