import { clearTaken, type Runner } from '../measure/taken-files.ts';
import { loadProject } from './config.ts';
import { sharesText } from './own-tests.ts';

/**
 * A reporter for Vitest and for Playwright, which prints the transitions of each machine that the tests have taken and
 * those that are missing. `config` is the file of the machines, by default `qa.config.ts`.
 */
export default class PathTestsReporter {
  private readonly config: string | undefined;
  private readonly write: (text: string) => void;

  constructor({ config, write }: { config?: string; write?: (text: string) => void } = {}) {
    this.config = config;
    this.write = write ?? ((text) => void process.stdout.write(text));
  }

  /** Vitest begins. */
  onInit(): void {
    clearTaken(process.cwd(), 'vitest' satisfies Runner);
  }

  /** Vitest ends. */
  async onTestRunEnd(): Promise<void> {
    await this.print();
  }

  /** Playwright begins. */
  onBegin(): void {
    clearTaken(process.cwd(), 'playwright' satisfies Runner);
  }

  /** Playwright ends. */
  async onEnd(): Promise<void> {
    await this.print();
  }

  /** Another reporter prints the tests. */
  printsToStdio(): boolean {
    return false;
  }

  private async print(): Promise<void> {
    const project = await loadProject(this.config);
    this.write(`\n${await sharesText(project, process.cwd())}\n`);
  }
}
