/** The way out, which is one also where the server is away, or takes the request and never answers. */
import type { Backend } from "#web/lib/supabase.ts";

/** How long the server may take to end the session everywhere, and then to hear that it ended here. */
const PATIENCE_MS = [8_000, 1_000] as const;

const within = <Answer>(milliseconds: number, asked: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([asked, new Promise<null>((late) => setTimeout(late, milliseconds, null))]);

/** Ends the session on the server; where that cannot be had, this browser forgets it all the same, before it asks anybody. */
export async function endSession({ auth }: Backend): Promise<void> {
  const answer = await within(PATIENCE_MS[0], auth.signOut());
  if (!answer || answer.error) await within(PATIENCE_MS[1], auth.signOut({ scope: "local" }));
}
