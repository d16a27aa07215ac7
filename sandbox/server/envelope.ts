import type { Path } from '#contract/endpoints.ts';

/** Endpoints that respond in the old envelope style (specification, section 7). */
const isOldStyle = (path: Path): boolean => path.startsWith('/v2/') || path.startsWith('/bonus_setting/');

export type ResponseBody = { code: string | number; message: string; data: unknown };

const SUCCESS = 100;
/** Success code of the old style. */
const OLD_SUCCESS = 1000;

/** The response body in the endpoint's envelope style; with `other`, in the opposite style. */
export const envelope = (path: Path, { code, message, data }: ResponseBody, other = false): string =>
  JSON.stringify(
    isOldStyle(path) !== other
      ? { header: { status: code === SUCCESS ? OLD_SUCCESS : code, desc: message }, body: data }
      : { code, message, data },
  );
