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

const [width, height, margin, iconSize] = [1_080, 720, 84, 96];

/** The icon of the page, which is the site's; null if it does not load, or from a server that forbids its use. */
async function siteIcon(): Promise<HTMLImageElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = link.href;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Draws the receipt in the colours and the font of the page, as a PNG; null if the browser cannot. */
export async function receiptPicture(receipt: Receipt): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  const icon = await siteIcon();
  const style = getComputedStyle(document.body);
  const colour = (role: string) => style.getPropertyValue(`--${role}`).trim();

  context.fillStyle = colour('surface');
  context.fillRect(0, 0, width, height);
  if (icon) context.drawImage(icon, margin, margin, iconSize, iconSize);

  /** A line of text, smaller if it would not fit. */
  const write = (text: string, y: number, size: number, role: string, weight = 400, x = margin) => {
    const fontOf = (pixels: number) => `${weight} ${pixels}px ${style.fontFamily}`;
    context.font = fontOf(size);
    const fitting = (width - margin - x) / Math.max(1, context.measureText(text).width);
    context.font = fontOf(Math.floor(size * Math.min(1, fitting)));
    context.fillStyle = colour(role);
    context.fillText(text, x, y);
  };
  write(receipt.site, margin + 64, 44, 'text', 600, icon ? margin + iconSize + 24 : margin);
  write(receipt.title, 356, 44, 'text-2');
  write(receipt.amount, 490, 116, 'accent', 600);
  write(receipt.at, height - margin, 36, 'text-2');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
