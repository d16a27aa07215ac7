/** The pages `/documents/{id}`, in the order of the footer. */
export const FOOTER_PAGES = ['about', 'terms', 'privacy', 'responsible-play', 'licence'] as const;

/** The texts of these pages in one language. */
export type FooterTexts = Readonly<Record<(typeof FOOTER_PAGES)[number], { title: string; content: string }>>;

const block = (content: string | readonly string[]): string =>
  typeof content === 'string'
    ? `<p>${content}</p>`
    : `<ul>${content.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** Headings, each with what follows it: paragraphs and lists of points. */
export const sections = (
  ...all: readonly [heading: string, ...blocks: (string | readonly string[])[]][]
): string => all.map(([heading, ...blocks]) => `<h2>${heading}</h2>${blocks.map(block).join('')}`).join('');

export const link = (url: string, text: string): string => `<a href="${url}">${text}</a>`;
