import type { PageToRender, RenderedPage } from '../../../contract/rendered-page.ts';
import type { Answer, PublicCall } from './answers.ts';

/** Messages of the thread and the host; `id` is that of a page or of a call. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; page: RenderedPage | null }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'call'; id: number; page: number; call: PublicCall };
export type ToWorker =
  | { type: 'render'; id: number; page: PageToRender }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'noAnswer'; id: number; reason: string };
