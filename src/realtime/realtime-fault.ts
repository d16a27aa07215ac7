/** What is wrong with the realtime server now, as far as a game that waits for its address is concerned; null if nothing. */
export type RealtimeFault = 'unreachable' | 'refused' | 'unconfirmed' | 'unreadable';

let current: RealtimeFault | null = null;

export function setRealtimeFault(fault: RealtimeFault | null) {
  current = fault;
}

export const realtimeFault = (): RealtimeFault | null => current;
