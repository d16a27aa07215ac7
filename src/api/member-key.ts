/** Key of member data. It contains the session's epoch, so a late response cannot reach a later session. */
export const memberKey = (epoch: number, ...rest: unknown[]) => ['member', epoch, ...rest];
