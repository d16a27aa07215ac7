import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'an interrupted export is no alert',
    class: 'accessible name',
    file: 'src/components/records/ExportButton.tsx',
    from: "role={isInterrupted ? 'alert' : 'status'}",
    to: 'role="status"',
    walk: ['record-export'],
  },
  {
    name: 'the button of an export starts nothing',
    class: 'wrong event',
    file: 'src/components/records/ExportButton.tsx',
    from: "onClick={() => send({ type: 'export.start' })}",
    to: 'onClick={() => void send}',
    walk: ['record-export'],
  },
];
