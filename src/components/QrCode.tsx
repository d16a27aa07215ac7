import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './QrCode.module.css';

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => svgPath(text), [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** A square for each dark module, in the quiet zone of four light modules that a reader needs. */
function svgPath(text: string) {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
