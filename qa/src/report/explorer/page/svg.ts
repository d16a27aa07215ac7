import { HEADER, type Laid, type Point, ROW, shownTexts } from './layout.ts';
import { worstHeat } from './paint.ts';

const MARGIN = 16;
/** The colours of the light page, since a file may be printed. */
const lines: Readonly<Record<string, string>> = {
  gap: '#b3261e',
  unseen: '#b26a00',
  once: '#7fa7d6',
  some: '#3d74b8',
  often: '#123f7a',
  plain: '#8a94a0',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The chart as the text of an SVG file that needs no styles; `heatOf` gives the class of a transition. */
export function svgOf(
  { arrows, boxes, height, width }: Laid,
  title: string,
  heatOf: (key: string) => string,
): string {
  const colour = (key: string) => lines[heatOf(key)] ?? lines.plain;
  const drawnBoxes = boxes.map(({ height: h, initial, kind, label, notes, rows, width: w, x, y }) => {
    const dashed = kind === 'region' ? ' stroke-dasharray="5 4"' : '';
    const begin = initial ? `<circle cx="${x - 7}" cy="${y - 7}" r="4" fill="#1c2430"/>` : '';
    const told = notes.map((text) => ({ key: '', text }));
    const texts = [...told, ...rows].map(({ key, text }, row) => {
      const top = y + HEADER + 10 + row * ROW;
      return `<text x="${x + 12}" y="${top}" font-size="12" fill="${colour(key)}">${escaped(text)}</text>`;
    });
    return `${begin}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#fff" stroke="#8a94a0" stroke-width="${kind === 'final' ? 4 : 1.5}"${dashed}/>
<text x="${x + 12}" y="${y + 21}" font-size="13" font-weight="600" fill="#1c2430">${escaped(label)}</text>${texts.join('')}`;
  });
  const drawnArrows = arrows.map(({ label, points, transitions }) => {
    const name = worstHeat(transitions.map(({ key }) => heatOf(key)));
    const dashed = name === 'gap' ? ' stroke-dasharray="4 3"' : '';
    const { more, shown } = shownTexts(transitions);
    const rest = more === 0 ? [] : [{ key: '', text: `${more} more` }];
    const texts = [...shown, ...rest].map(({ key, text }, row) => {
      const top = label.y + 13 + row * ROW;
      return `<text x="${label.x + 4}" y="${top}" font-size="12" fill="${colour(key)}">${escaped(text)}</text>`;
    });
    return `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${lines[name]}" stroke-width="2"${dashed} marker-end="url(#head)"/>${texts.join('')}`;
  });
  const size = `${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${size}" font-family="system-ui, sans-serif">
<title>${escaped(title)}</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="10" markerHeight="10" orient="auto" markerUnits="userSpaceOnUse"><path d="M0,0 L8,4 L0,8 z" fill="#5c6775"/></marker></defs>
${[...drawnBoxes, ...drawnArrows].join('\n')}
</svg>
`;
}

/** The `d` of a path through these points, with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 6): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const [from, to] = [towards(point, before, radius), towards(point, after, radius)];
      return `L ${from.x} ${from.y} Q ${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join(' ');
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
