import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/events.ts';

/** What the modal host gives to each modal: its request, and how it answers. */
export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}
