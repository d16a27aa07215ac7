const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads until the text is the expected one or the time is over; resolves with the last one. */
export async function readUntil(read: () => Promise<string>, expected: string, ms: number): Promise<string> {
  const end = performance.now() + ms;
  for (;;) {
    const text = await read();
    if (text === expected || performance.now() > end) return text;
    await pause(50);
  }
}

/** Reads until the text has stayed the same for a second. */
export async function readSettled(read: () => Promise<string>): Promise<string> {
  let text = await read();
  for (let same = 0; same < 10; ) {
    await pause(100);
    const next = await read();
    same = next === text ? same + 1 : 0;
    text = next;
  }
  return text;
}
