import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/kernel/events.ts';

/** Props that the modal host gives to each modal: its request, and the answer callback. */
export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}
