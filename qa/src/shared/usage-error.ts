/** The command cannot be understood; its message is the one line that the user reads. */
export class UsageError extends Error {}
