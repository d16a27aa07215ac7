import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';

/** Lets every request of the test to `path` succeed with these data. */
export const respondWith = (control: ControlClient, path: Path, data: unknown) =>
  control.script({ path, response: { kind: 'code', code: 100, data }, times: 99 });
