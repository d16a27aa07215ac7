import { useMemo } from 'react';
import css from './DownloadPage.module.css';
import { qrCode } from './qr.ts';

/** Quiet zone: light modules around the code that a reader needs. */
const QUIET_ZONE = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => svgPath(text), [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** One path segment per run of dark modules. */
function svgPath(text: string) {
  const rows = qrCode(text);
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${run.length}v1h-${run.length}z`),
  );
  return { size: rows.length + 2 * QUIET_ZONE, path: runs.join('') };
}
