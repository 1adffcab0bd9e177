/** Runs work on a list, a few at a time, and stops taking more at the first failure. */
export async function eachConcurrently<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
) {
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (!failed && next < items.length) {
      const index = next++;
      const item = items[index];
      if (item === undefined) continue;
      try {
        await work(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
