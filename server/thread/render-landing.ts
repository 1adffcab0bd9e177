/** The landing page's head and body, by the build's renderer. */
import { z } from "zod";

export interface LandingOrder {
  /** The build's renderer, as the address of a file. */
  renderer: string;
  /** What it is given: language, data and place. */
  about: readonly [language: string, data: object, place: object];
}

type Render = (...about: LandingOrder["about"]) => unknown;
const rendering = z.object({ render: z.custom<Render>((v) => typeof v === "function") });

/** What the build's `render` answers. Rejects when the build is not there. */
export async function renderLanding({ renderer, about }: LandingOrder): Promise<unknown> {
  const { render } = rendering.parse(await import(renderer));
  return render(...about);
}
