/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download begins after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
