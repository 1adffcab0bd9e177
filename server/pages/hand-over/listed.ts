/** What a page has listed, kept while what it lists is fetched one by one: asked of the database once a page. */

/** Pages whose pictures are remembered, for as long as looking at them takes. */
export const LISTED = { most: 200, ms: 600_000 } as const;

interface Kept<Listed> {
  listed: Listed;
  until: number;
}

/** `list` asks anew and keeps the answer, `listed` gives what was kept of late and else asks, too. */
export function keepListed<About extends { id: string }, Listed>(
  ask: (about: About) => Promise<Listed>,
  { most, ms, now }: { most: number; ms: number; now: () => Date },
) {
  const kept = new Map<string, Kept<Listed>>();
  const list = async (about: About): Promise<Listed> => {
    const listed = await ask(about);
    kept.delete(about.id);
    kept.set(about.id, { listed, until: now().getTime() + ms });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return listed;
  };
  const listed = async (about: About): Promise<Listed> => {
    const found = kept.get(about.id);
    return found && found.until > now().getTime() ? found.listed : await list(about);
  };
  return { list, listed };
}
