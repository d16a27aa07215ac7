import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '#machines/money/deposit.machine.ts';

export type DepositActor = ActorRefFrom<typeof depositMachine>;
