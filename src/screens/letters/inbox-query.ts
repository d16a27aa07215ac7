/** Which letters are shown and which one is read: an address, so that going back leads back to the list. */
export interface InboxQuery {
  page?: number;
  unread?: true;
  id?: string;
}

export const readInboxQuery = ({ page, unread, id }: Record<string, unknown>): InboxQuery => ({
  page: Number.isInteger(Number(page)) && Number(page) > 1 ? Number(page) : undefined,
  unread: unread === true || unread === 'true' ? true : undefined,
  id: id === undefined || id === '' ? undefined : String(id),
});
