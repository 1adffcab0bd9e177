/** Pages in languages nothing is written in, and of places that word things otherwise: what is read, and what only looks like it. */
import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { readStatements } from "#engine/copy/story/read";

const read = (language: string, feature: string, country: string | null = null) =>
  readStatements({ ...emptyListing(), language, country, features: [feature] }).statements.map(({ point }) => point);

test.each([
  ["es", "Piscina comunitaria", "communityPool"],
  ["es", "Suelo de parquet", "woodFloor"],
  ["es", "Plaza de garaje incluida", "parkingSpace"],
  ["es", "Doble acristalamiento", "doubleGlazing"],
  ["es", "Cocina independiente", "separateKitchen"],
  ["it", "Ascensore", "lift"],
  ["it", "Riscaldamento autonomo", "individualHeating"],
  ["it", "Terrazzo", "terrace"],
  ["it", "Porta blindata", "securityDoor"],
  ["pt", "Ar condicionado", "airConditioning"],
  ["pt", "Roupeiros embutidos", "builtInWardrobes"],
  ["pt", "Vaga de garagem coberta", "parkingSpace"],
  ["nl", "Zonnepanelen", "solar"],
  ["nl", "Balkon op het zuiden", "southBalcony"],
  ["nl", "Dubbel glas", "doubleGlazing"],
  ["zh", "兩部升降機", "twoLifts"],
  ["zh", "浴室有窗", "bathWindow"],
  ["zh", "南面长阳台约6.2㎡", "balcony"],
  ["en", "Split-system air conditioning", "airConditioning"],
  ["en", "Vaulted ceilings", "highCeilings"],
  ["en", "Solar panels 6.6 kW", "solar"],
  ["fr", "Sans vis-à-vis", "unobstructed"],
  ["fr", "Véranda", "conservatory"],
  ["de", "Haustiere nach Absprache", "petsNegotiable"],
  ["de", "Wintergarten", "conservatory"],
  ["ja", "吹き抜け", "doubleHeight"],
  ["ko", "인터넷 포함", "internetIncluded"],
] as const)("%s: %s", (language, feature, point) => {
  expect(read(language, feature)).toContain(point);
});

test.each([
  ["es", "Sin piscina", "pool"],
  ["es", "Patio de luces", "patio"],
  ["es", "Posibilidad de garaje", "garage"],
  ["es", "Preinstalación de aire acondicionado", "airConditioning"],
  ["es", "Cerca de la playa", "beach"],
  ["it", "Senza ascensore", "lift"],
  ["it", "Predisposizione aria condizionata", "airConditioning"],
  ["it", "Possibilità box auto", "garage"],
  ["pt", "Sem elevador", "lift"],
  ["pt", "Pré-instalação de ar condicionado", "airConditioning"],
  ["nl", "Geen tuin", "garden"],
  ["nl", "Parkeervergunning mogelijk", "parkingSpace"],
  ["nl", "Nabij bos", "forest"],
  ["zh", "無露台", "terrace"],
  ["en", "Room for a pool", "pool"],
  ["fr", "Possibilité de véranda", "conservatory"],
  ["de", "Wintergarten möglich", "conservatory"],
] as const)("%s: %s is no %s", (language, feature, point) => {
  expect(read(language, feature)).not.toContain(point);
});

test("a 露台 is a balcony in Hong Kong and a terrace elsewhere", () => {
  expect(read("zh", "露台", "HK")).toEqual(["balcony"]);
  expect(read("zh", "露台", "CN")).toEqual(["terrace"]);
});
