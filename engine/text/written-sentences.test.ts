import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { sentencesOf } from "./written-sentences.ts";

const cut = (language: CopyLanguage, text: string) => sentencesOf(text, language).map((one) => one.text);

test.each<[CopyLanguage, string[]]>([
  ["en", ["Sorry, no Section 8.", "3 bedrooms and 2 baths for $2,400 a month.", "Heat included."]],
  ["en", ["Guaranteed 6% return.", "99-year lease from 1974."]],
  ["en", ["You can't lose money here.", "24 m² of the yard floods every winter."]],
  ["en", ["No kids!", "$2,400 a month."]],
  ["en", ["EPC rating: C.", "61 years are left on the lease."]],
  ["en", ["In Block B.", "The lift is new."]],
  ["fr", ["DPE : G.", "Trois pièces."]],
  ["fr", ["Classe énergie F.", "3 pièces au calme."]],
  ["de", ["Nur Deutsche.", "3 Zimmer mit Balkon."]],
  ["de", ["Energieeffizienzklasse G.", "Baujahr 1974.", "Garten nach Süden."]],
  ["ko", ["외국인은 안 받습니다.", "3룸 남향입니다."]],
  ["zh", ["保证升值。", "3室2厅。"]],
  ["ja", ["外国人不可。", "3階の角部屋です。"]],
])("%s ends a sentence before a figure and after a class letter: %j", (language, sentences) => {
  const glue = language === "zh" || language === "ja" ? "" : " ";
  expect(cut(language, sentences.join(glue))).toEqual(sentences);
});

test.each<[CopyLanguage, string]>([
  ["en", "Agent J. Smith holds Lic. 0123 and sits in unit No. 4 of 12 St. James Road."],
  ["en", "The lot is approx. 3,200 sq. ft."],
  ["fr", "Surface env. 62 m² au n° 4."],
  ["de", "Die Wohnung liegt im 3. Obergeschoss, ca. 75 m², frei zum 1. Januar."],
  ["de", "Frei ab 1. 12. dieses Jahres, inkl. 2 Stellplätzen."],
])("%s ends none after a shortening: %s", (language, text) => expect(cut(language, text)).toEqual([text]));
