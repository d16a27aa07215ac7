import { registerHooks } from 'node:module';

const ENDINGS = ['.ts', '.tsx', '.js', '/index.ts', '/index.tsx', '/index.js'];
const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT']);

/**
 * Resolves relative imports without a file extension, as bundlers do, for machines of other projects. Imports
 * that Node can resolve are unchanged.
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
            // Tries the next extension; after the last one the original error is thrown.
          }
        }
        throw error;
      }
    },
  });
}
