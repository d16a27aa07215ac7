/**
 * Style of the mark in `index.html`, which appears if the page takes longer to render. It is part of the page, since a
 * file would come too late on a slow line; its hash is part of the content policy.
 */
export const splashStyle =
  '#root>svg{opacity:0;animation:splash 1ms 800ms forwards}@keyframes splash{to{opacity:1}}';
