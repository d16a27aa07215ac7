import type { Path } from '#contract/endpoints.ts';

/** Some of the operator's calls are older than the others and answer in the older style (SPEC section 7). */
const isOldStyle = (path: Path): boolean => path.startsWith('/v2/') || path.startsWith('/bonus_setting/');

export type Said = { code: string | number; message: string; data: unknown };

const SUCCESS = 100;
/** How the older calls say the same. */
const OLD_SUCCESS = 1000;

/** The body of an answer, in the call's style or, when asked, the other one. */
export const envelope = (path: Path, { code, message, data }: Said, other = false): string =>
  JSON.stringify(
    isOldStyle(path) !== other
      ? { header: { status: code === SUCCESS ? OLD_SUCCESS : code, desc: message }, body: data }
      : { code, message, data },
  );
