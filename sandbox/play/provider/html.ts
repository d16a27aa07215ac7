import { logoUrl } from '#sandbox/art/urls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** Script element with escaped JSON data. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

type Page = { lang: string; title: string; styles: string[]; scripts: string[]; body: string };

export const htmlPage = ({ lang, title, styles, scripts, body }: Page): string =>
  `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark"><meta name="robots" content="noindex"><link rel="icon" href="${logoUrl('mark')}" type="image/svg+xml"><title>${escapeHtml(title)}</title>${[
    'base.css',
    ...styles,
  ]
    .map((file) => `<link rel="stylesheet" href="/assets/${file}">`)
    .join('')}${scripts
    .map((file) => `<script type="module" src="/assets/${file}"></script>`)
    .join('')}</head><body>${body}</body></html>`;
