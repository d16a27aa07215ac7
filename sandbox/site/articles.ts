import type { Text } from './texts.ts';

/** A page of its own with a card that leads to it. */
export type Article = { id: string; title: Text; summary: Text; photo_path: string; content: Text };
