/** ImmoScout24 ImmobilienScout24: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "immobilienscout24",
  name: { zh: "ImmobilienScout24", en: "ImmoScout24" },
  region: ["EU"],
  api: { name: "ImmoScout24 Real Estate Listing API", auth: "oauth1", docs: "https://api.immobilienscout24.de" },
  note: "Text is split into object, equipment, location and miscellaneous notes (field caps not verified).",
  sources: ["https://api.immobilienscout24.de/files/API-Preisuebersicht.pdf"],
});
