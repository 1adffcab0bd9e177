/** The landing page's head and body from the build, with an example that is written the first time. */
import { z } from "zod";
import { compose } from "#engine/copy/index";

export interface LandingOrder {
  /** The build's renderer, as the address of a file. */
  renderer: string;
  /** What it is given: language, data and place. */
  about: readonly [language: string, data: object, place: object];
}

type Render = (...about: [...LandingOrder["about"], writing: typeof compose]) => unknown;
const rendering = z.object({ render: z.custom<Render>((v) => typeof v === "function") });

/** What the build's `render` answers. Rejects when the build is not there. */
export async function renderLanding({ renderer, about }: LandingOrder): Promise<unknown> {
  const { render } = rendering.parse(await import(renderer));
  return render(...about, compose);
}
