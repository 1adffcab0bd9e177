/** The fixed words around the legal documents. */
import type { frame as zh } from "#locales/zh/legal/frame";

export const frame = {
  updated: "Version of {{date}}",
  summary: "In short",
  contents: "Contents",
  contact: "Contact",
  unset: "The operator has not published contact details yet.",
  switchTo: "中文",
  switchLabel: "切换到中文",
  seeAlso: "See also",
  skip: "Skip to content",
  sources:
    "Place names from {{geonames}} ({{licence}}), chosen, simplified and joined. Chinese characters converted by Open Chinese Convert (Apache-2.0).",
} satisfies typeof zh;
