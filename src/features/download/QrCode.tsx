import { useMemo } from 'react';
import css from './DownloadPage.module.css';
import { qrCode } from './qr.ts';

/** Light modules around it that a reader needs. */
const QUIET = 4;

export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** One stroke for each run of dark modules. */
function drawn(text: string) {
  const rows = qrCode(text);
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`),
  );
  return { size: rows.length + 2 * QUIET, path: runs.join('') };
}
