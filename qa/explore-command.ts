import type { Project } from './config.ts';
export async function explorePage(_project: Project, _id?: string, _out?: string): Promise<number> {
  throw new Error('soon');
}
