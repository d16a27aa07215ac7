import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#contract/call.ts';
import { unimplementedCallback } from '#machines/kernel/unimplemented.ts';

/** To the actor that writes the file: read the page again that could not be read. */
export type RecordExportCommand = { type: 'continue' };

export type RecordExportReport =
  /** Rows that are in the file so far, and how many there are in all as far as the operator has said. */
  | { type: 'export.read'; rows: number; total: number }
  | { type: 'export.interrupted'; failure: Failure }
  /** The file has been given to the browser; `missing` rows could not be read. */
  | { type: 'export.saved'; missing: number };

/** Writes all rows of a filtered list into a file, page by page. */
export const recordExportMachine = setup({
  types: {
    context: {} as { rows: number; total: number | null; missing: number; failure: Failure | null },
    events: {} as
      | RecordExportReport
      | { type: 'export.start' }
      /** Reads on where the export was interrupted. */
      | { type: 'export.continue' }
      | { type: 'export.cancel' }
      /** The list is another one now, so the result of the last export is not of interest. */
      | { type: 'export.dismiss' },
    children: {} as { writer: 'writer' },
  },
  actors: { writer: unimplementedCallback<RecordExportCommand>('writer') },
  actions: {
    clear: assign({ rows: 0, total: null, missing: 0, failure: null }),
    clearFailure: assign({ failure: null }),
    setProgress: assign((_, { rows, total }: { rows: number; total: number }) => ({ rows, total })),
    setMissing: assign({ missing: (_, { missing }: { missing: number }) => missing }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'recordExport',
  context: { rows: 0, total: null, missing: 0, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'export.start': 'running' } },
    running: {
      entry: 'clear',
      invoke: { src: 'writer', id: 'writer' },
      on: { 'export.cancel': 'idle' },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'export.read': { actions: { type: 'setProgress', params: ({ event }) => event } },
            'export.interrupted': {
              target: 'interrupted',
              actions: { type: 'setFailure', params: ({ event }) => event.failure },
            },
            'export.saved': {
              target: '#recordExport.saved',
              actions: { type: 'setMissing', params: ({ event }) => event },
            },
          },
        },
        interrupted: {
          on: {
            'export.continue': {
              target: 'reading',
              actions: ['clearFailure', sendTo('writer', { type: 'continue' })],
            },
          },
        },
      },
    },
    saved: { on: { 'export.start': 'running', 'export.dismiss': 'idle' } },
  },
});
