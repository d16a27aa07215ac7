/** What a receipt says: nothing of the member, so that it can be shown to anybody. */
export interface Receipt {
  /** What has happened, such as "Deposit". */
  title: string;
  /** The amount in words of the page's language. */
  amount: string;
  /** When, with the zone; '' if it is not known. */
  at: string;
  site: string;
}

const [width, height, margin] = [1_080, 720, 84];

/** The site's arch in its box of 30 by 34, from the outer one to the inner one, with the share of the accent in each. */
const arches = [
  ['M1 34V15A14 14 0 0 1 29 15V34Z', 0.25],
  ['M5.8 34V16.5A9.2 9.2 0 0 1 24.2 16.5V34Z', 0.5],
  ['M10.4 34V18.5A4.6 4.6 0 0 1 19.6 18.5V34Z', 1],
] as const;

/** Draws the receipt in the colours and the font of the page, as a PNG; null if the browser cannot. */
export function receiptPicture(receipt: Receipt): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const style = getComputedStyle(document.body);
  const colour = (role: string) => style.getPropertyValue(`--${role}`).trim();

  context.fillStyle = colour('surface');
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(margin, margin);
  context.scale(3, 3);
  context.fillStyle = colour('accent');
  for (const [path, share] of arches) {
    context.globalAlpha = share;
    context.fill(new Path2D(path));
  }
  context.restore();

  /** A line of text, smaller if it would not fit. */
  const write = (text: string, y: number, size: number, role: string, weight = 400, x = margin) => {
    const fontOf = (pixels: number) => `${weight} ${pixels}px ${style.fontFamily}`;
    context.font = fontOf(size);
    const fitting = (width - margin - x) / Math.max(1, context.measureText(text).width);
    context.font = fontOf(Math.floor(size * Math.min(1, fitting)));
    context.fillStyle = colour(role);
    context.fillText(text, x, y);
  };
  write(receipt.site, margin + 72, 44, 'text', 600, margin + 120);
  write(receipt.title, 356, 44, 'text-2');
  write(receipt.amount, 490, 116, 'accent', 600);
  write(receipt.at, height - margin, 36, 'text-2');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
