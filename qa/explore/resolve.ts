import { registerHooks } from 'node:module';

const ENDINGS = ['.ts', '.tsx', '.js', '/index.ts', '/index.tsx', '/index.js'];
const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT']);

/**
 * Lets files be imported without their ending, as bundlers do: machines of other projects are written so. A
 * relative import that Node finds by itself is left alone.
 */
export function resolveLikeBundlers(): void {
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!specifier.startsWith('.') || !MISSING.has((error as { code?: string }).code ?? '')) throw error;
        for (const ending of ENDINGS) {
          try {
            return next(`${specifier.replace(/\/$/, '')}${ending}`, context);
          } catch {
            // The next ending, or in the end the error of the import as it was written.
          }
        }
        throw error;
      }
    },
  });
}
