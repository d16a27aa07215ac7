import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';

/** Whether the member has closed play, deposits and promotions by a break or an exclusion. */
export const useOnBreak = (): boolean => useMachineSelector('playBreak', selectPlayBreak) !== null;
