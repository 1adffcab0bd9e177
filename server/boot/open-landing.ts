/** The landing page, asked for once in each language before anybody comes. */
import type { Hono } from "hono";

/** Of a request that came over no network. */
const nobody = { incoming: { socket: {} } };

/** Rejects when a language of it was not answered. */
export async function openLanding(app: Pick<Hono, "request">): Promise<void> {
  for (const language of ["zh", "en"]) {
    const answer = await app.request(`/?lang=${language}`, {}, nobody);
    if (!answer.ok) throw new Error(`the landing page in ${language} answers ${answer.status}`);
  }
}
