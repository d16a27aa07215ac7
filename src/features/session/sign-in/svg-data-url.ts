import DOMPurify from 'dompurify';

/** An operator's SVG as an image URL, without scripts or external resources. */
export function svgDataUrl(markup: string): string {
  const svg = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['style', 'image', 'a'],
    RETURN_DOM_FRAGMENT: true,
  }).querySelector('svg');
  return svg ? `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}` : '';
}
