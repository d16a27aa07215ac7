/** Which letters are shown and which one is read: an address, so that going back leads back to the list. */
export interface InboxQuery {
  page?: number;
  unread?: true;
  id?: string;
}

/** Light, since the first page carries it. */
export const readInboxQuery = ({ page, unread, id }: Record<string, unknown>): InboxQuery => ({
  page: Number(page) >= 2 ? Math.trunc(Number(page)) : undefined,
  unread: unread ? true : undefined,
  id: id ? String(id) : undefined,
});
