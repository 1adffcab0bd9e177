/** The process of onlooker.ts: does what it is asked and tells how long it waited. */
import { visitSite } from "../suite/site.ts";
import { measure } from "./measure.ts";
import type { Asked, Told } from "./onlooker.ts";
import { askOver } from "./watch.ts";

let stop: (() => void) | null = null;
const tell = (told: Told) => process.send?.(told);

async function answer(asked: Asked): Promise<void> {
  if (asked.do === "stop") return stop?.();
  const site = await visitSite(asked.url);
  if (asked.do === "measure") {
    const { someone, seconds } = asked;
    const resident = { ...someone, client: site.client(someone.token), supabase: site.supabase() };
    return void tell({ measured: await measure(site, resident, seconds) });
  }
  const watching = askOver(site, asked.token);
  stop = () => void watching.stop().then((watched) => tell({ watched }));
}

process.on("message", (asked: Asked) => {
  answer(asked).catch((error: unknown) => tell({ failed: String(error) }));
});
process.on("disconnect", () => process.exit());
