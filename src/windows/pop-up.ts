/** How a window of this size is opened in the middle of the screen, in CSS pixels. */
export function popupFeatures({ width, height }: { width: number; height: number }): string {
  const left = Math.max(0, (window.screen.availWidth - width) / 2);
  const top = Math.max(0, (window.screen.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
