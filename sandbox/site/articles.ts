import type { Text } from './texts.ts';

/** An article page and the card that links to it. */
export type Article = { id: string; title: Text; summary: Text; photo_path: string; content: Text };
