/** How many calls are under way at once. */
const atOnce = 4;

/**
 * Changes letters one by one, because there is no call for several. Reports each end; resolves with how many failed. A
 * change that returns `stop` begins no further one.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<'done' | 'failed' | 'stop'>,
  onProgress: (done: number) => void,
): Promise<number> {
  const waiting = [...ids];
  let ended = 0;
  let succeeded = 0;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const result = await change(id);
      if (result === 'stop') waiting.length = 0;
      if (result === 'done') succeeded += 1;
      ended += 1;
      onProgress(ended);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ids.length - succeeded;
}
