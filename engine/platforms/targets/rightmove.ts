/** Rightmove: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("portal", {
  id: "rightmove",
  name: "Rightmove",
  region: ["EU"],
  text: { titleMax: 300 },
  api: {
    name: "Rightmove Real Time Data Feed / Commercial Listings API",
    auth: "app-secret",
    docs: "https://api-docs.rightmove.co.uk/docs/property-feed-api-product/1/overview",
  },
  note: "title_max is the SUMMARY field (300 characters, used by several public tools); up to 10 key features of <=200 characters each (feed spec v3.1 raised 60 to 200). Full-description cap not verified.",
  confidence: "widely-reported",
  sources: [
    "https://github.com/reapit/foundations/files/14693931/RMV3.Spec.pdf",
    "github api-evangelist/rightmove data-model/rightmove-data-model.yml",
  ],
});
