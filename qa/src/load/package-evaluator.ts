import { ESModulesEvaluator } from 'vite/module-runner';

/**
 * Gives packages in CommonJS the names that bundlers give them: Node finds only those that it can read in the source,
 * but all of them are properties of the default export.
 */
export class PackageEvaluator extends ESModulesEvaluator {
  override async runExternalModule(file: string): Promise<object> {
    const module = (await super.runExternalModule(file)) as { default?: unknown };
    const whole = module.default;
    if ((typeof whole !== 'object' && typeof whole !== 'function') || whole === null) return module;
    return new Proxy(module, {
      get: (target, key) => Reflect.get(key in target ? target : whole, key),
      has: (target, key) => key in target || key in whole,
    });
  }
}
