import DOMPurify from 'dompurify';

/** An operator's drawing as the address of a picture, with nothing in it that runs or fetches. */
export function svgAddress(markup: string): string {
  const drawn = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['style', 'image', 'a'],
    RETURN_DOM_FRAGMENT: true,
  }).querySelector('svg');
  return drawn
    ? `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
    : '';
}
