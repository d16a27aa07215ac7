import type { Actor } from 'xstate';
import type { appMachine } from '#machines/kernel/app.machine.ts';

/** The root actor: it starts the long-lived machines and emits what views listen to. */
export type AppActor = Actor<typeof appMachine>;
