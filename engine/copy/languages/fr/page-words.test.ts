import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { readStatements } from "#engine/copy/story/read";

const pointsOf = (feature: string): string[] =>
  readStatements({ ...emptyListing(), language: "fr", features: [feature] }).statements.map(({ point }) => point);

test.each([
  ["Terrasse de 18 m²", ["terrace"]],
  ["Poêle à bois", ["woodStove"]],
  ["Cave voûtée", ["vaultedCellar"]],
  ["Double vitrage posé en 2019", ["doubleGlazing"]],
  ["Fibre optique", ["fibre"]],
  ["Garage à 50 m", ["garage"]],
  ["Ascenseur", ["lift"]],
  ["Sans ascenseur", ["noLift"]],
  ["Cave de 6 m² en sous-sol", ["cellar"]],
  ["Local à vélos dans la cour", ["bikeRoom"]],
  ["Digicode et interphone", ["autoLock", "intercom"]],
  ["Chauffage individuel au gaz, chaudière de 2020", ["individualHeating", "gasHeating", "newBoiler"]],
  ["Cuisine équipée ouverte sur une terrasse de 18 m²", ["fittedKitchen", "terrace"]],
  ["Cuisine américaine", ["openKitchen"]],
  ["Place de parking en sous-sol", ["undergroundParking"]],
  ["Deux places de stationnement", ["parkingSpace"]],
  ["Jardin privatif exposé sud-ouest", ["garden"]],
  ["Balcon plein sud", ["southBalcony"]],
  ["Honoraires à la charge du vendeur", ["feesBySeller"]],
  ["Animaux acceptés", ["petsAllowed"]],
  ["Petits animaux acceptés", ["smallPets"]],
  ["Animaux non acceptés", ["noPets"]],
  ["Non-fumeur", ["noSmoking"]],
])("%s is read", (feature, expected) => {
  expect(pointsOf(feature).sort()).toEqual([...expected].sort());
});

/** The phrase beside the point it must not be taken for. */
test.each([
  ["Abri de jardin", "garden"],
  ["Jardin d'hiver", "garden"],
  ["Jardin public à 200 m", "garden"],
  ["Table de jardin", "garden"],
  ["Garage à vélos", "garage"],
  ["Garage en location dans la rue", "garage"],
  ["Cave à vin encastrée", "cellar"],
  ["Cave en sous-sol", "basement"],
  ["Cheminée décorative", "fireplace"],
  ["Poêle à granulés", "woodStove"],
  ["Combles aménagés", "attic"],
  ["Combles aménageables", "attic"],
  ["Balcon sud-ouest", "southBalcony"],
  ["Cuisine à équiper", "fittedKitchen"],
  ["Cuisine ouverte sur jardin", "openKitchen"],
  ["Salle d'eau refaite en 2022", "newBathroom"],
  ["Fibre en cours de déploiement", "fibre"],
  ["Fibre à proximité", "fibre"],
  ["À rénover", "renovated"],
  ["Toiture à refaire", "newRoof"],
  ["Chaudière de 1998", "newBoiler"],
  ["Parquet à poncer", "woodFloor"],
  ["Pré-équipement climatisation", "airConditioning"],
  ["Ascenseur prévu", "lift"],
  ["Sans ascenseur", "lift"],
  ["Non meublé", "furnished"],
  ["Pas de stationnement", "parkingSpace"],
  ["Stationnement facile dans la rue", "parkingSpace"],
  ["Parking public à 100 m", "parkingSpace"],
  ["Piscine municipale à 300 m", "pool"],
  ["Piscinable", "pool"],
  ["Vue sur la mairie", "seaView"],
  ["Petits animaux acceptés", "petsAllowed"],
  ["Chats acceptés", "petsAllowed"],
  ["Chien à discuter", "dogsAllowed"],
  ["Emplacement pour borne de recharge", "evCharger"],
  ["Panneaux solaires en option", "solar"],
  ["Bureau de poste à 200 m", "study"],
  ["Chambre d'amis possible", "guestRoom"],
  ["Commerces à 10 minutes", "shops"],
])("%s is not taken for %s", (feature, point) => {
  expect(pointsOf(feature)).not.toContain(point);
});
