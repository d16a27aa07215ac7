/** Written by the plugin in scripts/initial-snapshots.ts. */
declare module 'virtual:initial-snapshots' {
  export interface InitialSnapshot {
    value: import('xstate').StateValue;
    context: Record<string, unknown>;
    tags: readonly string[];
  }
  export const initialSnapshots: Record<import('#machines/kernel/registry.ts').AlwaysName, InitialSnapshot>;
}
