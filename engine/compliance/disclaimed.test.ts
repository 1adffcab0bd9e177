/** Statements that nobody is chosen, however long the row of grounds, and that nothing is warranted: lawful; a refusal behind them is not. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string];
const context = { transaction: "rent" } as const;
const found = ([market, language, text]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: span }) => `${rule}: ${span}`);

const lawful: readonly Said[] = [
  ["EU/FR", "fr", "Nous étudions tous les dossiers sans distinction d'origine, de famille ou de religion."],
  ["EU/FR", "fr", "Nous ne faisons aucune différence selon l'origine, la situation de famille ou la religion."],
  ["EU/FR", "fr", "Le bailleur n'effectue aucune sélection fondée sur l'origine, le sexe ou la religion."],
  ["EU/FR", "fr", "Nous refusons toute discrimination liée à l'origine, à l'âge ou à la religion."],
  ["EU/FR", "fr", "Toute discrimination fondée sur l'origine ou la situation de famille est interdite par la loi."],
  ["EU/FR", "fr", "Nous ne demandons ni l'origine, ni la religion, ni la situation de famille."],
  ["EU/FR", "fr", "L'origine, la religion et la situation de famille n'entrent pas en ligne de compte."],
  ["EU/FR", "fr", "La nationalité n'est pas un critère."],
  ["CA", "fr", "Aucun locataire n'est choisi selon son origine, sa religion ou ses enfants."],
  ["EU/DE", "de", "Eine Benachteiligung aus Gründen der Rasse, ethnischen Herkunft oder Religion findet nicht statt."],
  ["EU/DE", "de", "Niemand wird wegen seiner Herkunft, Religion oder Behinderung benachteiligt."],
  ["EU/DE", "de", "Wir wählen nicht nach Herkunft, Hautfarbe oder Religion aus."],
  ["EU/DE", "de", "Nach Herkunft oder Religion wird bei uns nicht gefragt."],
  ["US", "es", "No discriminamos por raza, religión, origen nacional ni por tener hijos."],
  ["JP", "ja", "性別や国籍で審査することはありません。"],
  ["JP", "ja", "国籍や信条でお客様を選ぶことはいたしません。"],
  ["JP", "en", "Foreign tenants welcome."],
  ["JP", "en", "Foreigners welcome, no Japanese guarantor needed."],
  ["CA", "en", "Seller does not warrant retrofit status of basement."],
  ["CA", "en", "The seller makes no warranty as to retrofit of the basement apartment."],
  ["CA", "en", "Nursing home across the road; ambulances pass now and then."],
];

const unlawful: readonly Said[] = [
  ["EU/FR", "fr", "Sans distinction d'origine, pas d'enfants."],
  ["EU/FR", "fr", "Nous ne faisons aucune différence, mais pas d'étrangers."],
  ["EU/FR", "fr", "L'origine ne compte pas, mais les Africains s'abstenir."],
  ["EU/FR", "fr", "Nous ne demandons que l'origine et la religion."],
  ["EU/DE", "de", "Wir wählen nach Herkunft und Religion aus."],
  ["EU/DE", "de", "Wir wählen nicht nach Hautfarbe aus, nehmen aber keine Ausländer."],
  ["EU/DE", "de", "Keine Benachteiligung wegen der Religion, keine Ausländer."],
  ["US", "es", "No discriminamos por raza, no aceptamos niños."],
  ["JP", "ja", "性別や国籍で審査することはありませんが、外国人の方はお断りします。"],
  ["JP", "en", "Foreign tenants not welcome."],
  ["JP", "en", "Foreign tenants welcome, except Chinese."],
  ["CA", "en", "Landlord will not retrofit the unit for wheelchairs."],
];

describe("what is disclaimed", () => {
  for (const said of lawful) it(`is lawful: ${said[2]}`, () => expect(found(said)).toEqual([]));
  for (const said of unlawful) it(`hides nothing: ${said[2]}`, () => expect(found(said)).not.toEqual([]));
});
