import type { Text } from '../texts.ts';

/** A part of the footer that is a page of its own. */
export type FooterDocument = { id: string; title: Text; content: Text; url: '' };

const block = (content: string | readonly string[]): string =>
  typeof content === 'string'
    ? `<p>${content}</p>`
    : `<ul>${content.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** Headings, each with what follows it: paragraphs and lists of points. */
export const sections = (
  ...all: readonly [heading: string, ...blocks: (string | readonly string[])[]][]
): string => all.map(([heading, ...blocks]) => `<h2>${heading}</h2>${blocks.map(block).join('')}`).join('');

export const link = (url: string, text: string): string => `<a href="${url}">${text}</a>`;
