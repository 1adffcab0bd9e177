import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

const plain = (text: string): string => tidy(text).replace(/[\u00a0\u202f]/gu, " ");

test.each([
  ["Dépôt de garantie de un mois, key money de un mois.", "Dépôt de garantie d’un mois, key money d’un mois."],
  ["Une caution de une semaine.", "Une caution d’une semaine."],
  ["La somme de une à deux.", "La somme d’une à deux."],
  ["Rue de Unna.", "Rue de Unna."],
])("elides before one: %s", (said, tidied) => {
  expect(plain(said)).toBe(tidied);
});

test.each([
  ["DPE D, copropriété : 48, cave.", "DPE D, copropriété de 48 lots, cave."],
  ["DPE D. Copropriété : 12 lots.", "DPE D. Copropriété de 12 lots."],
  ["Charges de copropriété : 480 € par an.", "Charges de copropriété : 480 € par an."],
])("counts the lots of a co-ownership in words: %s", (said, tidied) => {
  expect(plain(said)).toBe(tidied);
});

test.each([
  ["Les chats acceptés.", "Les chats sont acceptés."],
  ["Balcon.\nLes petits animaux acceptés. Cave.", "Balcon.\nLes petits animaux sont acceptés. Cave."],
  ["Un bail où les chats acceptés comptent.", "Un bail où les chats acceptés comptent."],
])("makes a sentence of who may live there: %s", (said, tidied) => {
  expect(plain(said)).toBe(tidied);
});

test.each([
  [
    "900 €, plus charges de 80 €, plus dépôt de garantie de deux mois.",
    "900 €, plus des charges de 80 €, plus un dépôt de garantie de deux mois.",
  ],
  ["900 €, plus pas de dépôt de garantie.", "900 €, pas de dépôt de garantie."],
])("gives what is added its article: %s", (said, tidied) => {
  expect(plain(said)).toBe(tidied);
});

test.each([
  ["Certificat : certificat calculé (besoin).", "Certificat énergétique calculé (besoin)."],
  ["80 €, certificat : certificat sur consommation.", "80 €, certificat énergétique sur consommation."],
])("names a certificate once: %s", (said, tidied) => {
  expect(plain(said)).toBe(tidied);
});

test("names an energy class once", () => {
  expect(plain("Un garage.\nEt aussi : DPE C.\nLe prix est de 5 €.\nDPE C.")).toBe(
    "Un garage.\nLe prix est de 5 €.\nDPE C.",
  );
  expect(plain("Et aussi : DPE C.\nLe prix est de 5 €.")).toBe("Et aussi : DPE C.\nLe prix est de 5 €.");
});

test("sets a balcony at a room and not in it", () => {
  expect(plain("Un balcon dans le séjour.")).toBe("Un balcon côté séjour.");
  expect(plain("Une cheminée dans le séjour.")).toBe("Une cheminée dans le séjour.");
});

test("is idempotent", () => {
  const once = tidy("Dépôt de un mois, copropriété : 48. Les chats acceptés. Certificat : certificat calculé.");
  expect(tidy(once)).toBe(once);
});
