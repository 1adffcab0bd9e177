/** The process of onlooker.ts: does what it is asked and tells how long it waited. */
import { visitSite } from "../suite/site.ts";
import { measure } from "./measure.ts";
import type { Asked, Told } from "./onlooker.ts";
import { askOver } from "./watch.ts";
import { residentAt } from "./world.ts";

/** The watch under way; it may be told to stop before it has found the site. */
let watching: Promise<ReturnType<typeof askOver>> | null = null;
const tell = (told: Told) => process.send?.(told);

async function answer(asked: Asked): Promise<void> {
  if (asked.do === "watch") {
    watching = visitSite(asked.url).then((site) => askOver(site, asked.token));
    await watching;
  } else if (asked.do === "stop") {
    const watched = await (await watching)?.stop();
    tell(watched ? { watched } : { failed: "nothing was watched" });
  } else {
    const { someone, seconds, url } = asked;
    const site = await visitSite(url);
    tell({ measured: await measure(site, residentAt(site, someone), seconds) });
  }
}

process.on("message", (asked: Asked) => {
  answer(asked).catch((error: unknown) => tell({ failed: String(error) }));
});
process.on("disconnect", () => process.exit());
