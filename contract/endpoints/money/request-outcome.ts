import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, flag, withDefault } from '#contract/wire-schema.ts';

const envelope = v.union([v.object({ code: v.unknown() }), v.object({ header: v.unknown() })]);

/**
 * The outcome of the member's request with this ID. One that has not arrived is void from then on: should it still
 * arrive, it is refused and moves nothing.
 */
export const requestOutcome = defineEndpoint(
  '/member/request/outcome',
  v.object({ request_id: v.pipe(v.string(), v.uuid()) }),
  camelCaseObject({
    is_void: withDefault(flag, 0),
    /** The response to the request, in its envelope; null if it is void. */
    response: v.pipe(
      v.nullish(v.unknown(), null),
      v.transform((value) => (v.is(envelope, value) ? value : null)),
    ),
  }),
  { member: true, extension: true },
);
