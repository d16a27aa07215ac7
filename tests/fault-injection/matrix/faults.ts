import type { Reads, Sender } from '#tests/contract/calls/call.ts';

/** Success, a failure whose code the operator has sent, an unknown outcome, or a response that is dropped. */
export type Outcome = 'value' | 'value: empty' | `known: ${string}` | `unknown: ${string}` | 'ignored';
type Rule = Outcome | ((call: { reads: Reads; sender: Sender }) => Outcome);

/** What a fault needs of the network besides the response. */
interface Network {
  drop(): Promise<Response>;
  hang(): Promise<Response>;
  sendTwice(body: string): Promise<Response>;
  signOut(): Promise<void>;
}

interface Fault {
  respond: (network: Network, data: unknown) => Response | Promise<Response>;
  outcome: Rule;
  /** Message of the operator, which the user sees. */
  words?: string;
}

const words = 'The table is closed';
const unknownCode = '4711';
const refusal = { code: unknownCode, message: words };
const success = (data: unknown) => JSON.stringify({ code: 100, ...(data !== undefined && { data }) });
const html = '<!doctype html><title>Bad gateway</title>';
const unreadable = 'unknown: malformed';
const emptyData: Record<Reads, Outcome> = {
  data: unreadable,
  'optional data': 'value: empty',
  nothing: 'value',
};

/** What can go wrong with any call. */
export const faults = {
  '500 HTML': { respond: () => new Response(html, { status: 500 }), outcome: 'unknown: unhandled' },
  '500 envelope': {
    respond: () => Response.json(refusal, { status: 500 }),
    outcome: 'unknown: unhandled',
    words,
  },
  '503 envelope': {
    respond: () => Response.json({ header: { status: 503, desc: words } }, { status: 503 }),
    outcome: 'unknown: unhandled',
    words,
  },
  '429 no body': { respond: () => new Response('', { status: 429 }), outcome: 'unknown: unhandled' },
  '200 HTML': { respond: () => new Response(html), outcome: unreadable },
  'truncated body': {
    respond: (_, data) => new Response(success(data).slice(0, -1)),
    outcome: unreadable,
  },
  '[]': { respond: () => Response.json([]), outcome: unreadable },
  null: { respond: () => Response.json(null), outcome: unreadable },
  'no data': {
    respond: () => new Response(success(undefined)),
    outcome: ({ reads }) => (reads === 'nothing' ? 'value' : unreadable),
  },
  'empty data': {
    respond: () => new Response(success([])),
    outcome: ({ reads }) => emptyData[reads],
  },
  'unknown code': {
    respond: () => Response.json({ code: unknownCode }),
    outcome: `known: ${unknownCode}`,
  },
  'unknown code with words': {
    respond: () => Response.json(refusal),
    outcome: `known: ${unknownCode}`,
    words,
  },
  drop: { respond: (network) => network.drop(), outcome: 'unknown: networkError' },
  hang: { respond: (network) => network.hang(), outcome: 'unknown: requestTimeout' },
  'response twice': { respond: (network, data) => network.sendTwice(success(data)), outcome: 'value' },
  'late after sign-out': {
    respond: async (network, data) => {
      await network.signOut();
      return new Response(success(data), { headers: { authorization: 'Bearer late' } });
    },
    outcome: ({ sender }) => (sender === 'member' ? 'ignored' : 'value'),
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** The expected outcome, and the operator's message that comes with it. */
export function expectedOf(name: FaultName, call: { reads: Reads; sender: Sender }) {
  const { outcome, words }: Fault = faults[name];
  return { outcome: typeof outcome === 'function' ? outcome(call) : outcome, words };
}
