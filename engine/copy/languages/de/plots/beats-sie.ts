/** Sentences that several plots share, to a reader addressed as Sie. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

export const climb: Beat = [
  "{+lift}{!groundLevel}Die Räume liegen {floor.in}; der Aufzug hält dort",
  "{+noLift}{+upstairsWithoutLift}Die Räume liegen {floor.in}, erreichbar über die Treppe",
  "{!noLift}{!lift}Die Räume liegen {floor.in}",
  "{!noLift}{!lift}Gewohnt wird {floor.in}",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}Die Räume liegen {floor.in}",
  "{!floor}{+lift}Ein Aufzug ist vorhanden",
];
export const compass: Beat = [
  "{+bothSides}Die Fenster gehen nach {aspect.bare} und erlauben es, quer zu lüften",
  "{?aspect.windows}Die Fenster gehen nach {aspect.bare}",
  "{!aspect.windows}Der Kompass zeigt nach {aspect.bare}",
];
export const outside: Beat = [
  "Nach draußen führen zwei Wege, in den {garden} und auf die {terrace}",
  "Im Freien schließt sich ein {garden} an",
  "Im Freien schließt sich eine {roofTerrace} an",
  "Im Freien schließt sich eine {terrace} an",
  "Im Freien schließt sich eine {loggia} an",
  "Ins Freie tritt man über den {southBalcony}",
  "Ins Freie tritt man über den {balcony}",
  "Zum Luftholen gibt es den {balcony}",
  "Der {balcony} setzt die Räume draußen fort",
  "Draußen liegt eine {yard}",
];
export const rooms: Beat = [
  "{newKitchen}: Diese Ausgabe ist bereits getätigt",
  "{openKitchen} mit {kitchenIsland}: Kochen und Wohnen bleiben im Gespräch",
  "{openKitchen}: Kochen und Wohnen bleiben im Gespräch",
  "{separateKitchen}: Was gekocht wird, bleibt hinter der Tür",
  "Eine {fittedKitchen} ist vorhanden und muss nicht erst geplant werden",
  "{kitchenWindow}: Gekocht wird bei Tageslicht",
];
export const details: Beat = [
  "{stucco} an der Decke, {floorboards} am Boden",
  "{stucco} an der Decke, {hardwoodFloor} am Boden",
  "{ceilingHeight} über {herringbone}",
  "Der Blick geht nach oben: {stucco}",
  "Der Blick geht nach oben: {highCeilings}",
  "Der Blick geht nach oben: {beams}",
  "Man geht auf {herringbone}",
  "Man geht auf {oakParquet}",
  "Man geht auf {hardwoodFloor}",
  "Man geht auf {floorboards}",
  "Man geht auf {woodFloor}",
  "An der Wand zeigt sich, woraus das Haus ist: {exposedBrick}",
];
export const warm: Beat = [
  "Für den Winter gibt es einen {fireplace} und {underfloorHeating}",
  "Winterabende gehören dem {fireplace}",
  "Winterabende gehören dem {tiledStove}",
  "Winterabende gehören dem {woodStove}",
  "Die Wärme kommt aus dem Boden: {underfloorHeating}",
  "Geheizt wird mit {heatPump}",
  "{+districtHeating}Geheizt wird mit Fernwärme",
  "{+gasHeating}{+centralHeating}Geheizt wird zentral, mit Gas",
  "{+gasHeating}Geheizt wird mit Gas",
  "Für den Sommer gibt es {airConditioning}",
];
export const stow: Beat = [
  "Was nicht jeden Tag gebraucht wird, lagert im {vaultedCellar}",
  "Was nicht jeden Tag gebraucht wird, lagert im {cellar}",
  "Koffer und Skier überwintern im {cellar}",
  "Was nicht jeden Tag gebraucht wird, lagert im {cellarRoom}",
  "Koffer und Skier überwintern im {cellarRoom}",
  "Was nicht jeden Tag gebraucht wird, lagert im {storageRoom}",
  "{builtInWardrobes} ersparen Ihnen den Möbelwagen nicht, machen ihn aber kleiner",
];
export const parked: Beat = [
  "Für den Wagen gibt es eine {garage}",
  "Für den Wagen ist gesorgt: {doubleGarage}",
  "Für den Wagen ist gesorgt: {undergroundParking}",
  "Für den Wagen ist gesorgt: {parkingSpace}",
  "Für den Wagen gibt es einen {carport}",
  "Für Fahrräder gibt es einen {bikeRoom}",
  "Vorhanden ist auch ein {bikeStorage}",
];
export const done: Beat = [
  "{newRoof} und {newWindows}: zwei große Posten, die nicht mehr anstehen",
  "{newBathroom} und {newWindows}: zwei große Posten, die nicht mehr anstehen",
  "{newRoof}: ein großer Posten, der nicht mehr ansteht",
  "{newWindows}: ein großer Posten, der nicht mehr ansteht",
  "{newBoiler}: ein großer Posten, der nicht mehr ansteht",
  "{newBathroom}: ein Gewerk weniger, das Sie beauftragen",
  "Zum Zustand: {fullyRenovated}",
  "Der Lebenslauf vermerkt: {renovated}",
  "Im Lebenslauf steht außerdem: {renovated}",
];
export const inside: Beat = [
  "{study}: Gearbeitet wird hinter einer eigenen Tür",
  "{guestRoom}: Besuch bekommt eine eigene Tür",
  "{mezzanine}: ein Platz mit Abstand zum Alltag",
  "{secondWc}: Besuch und Bad bleiben getrennt",
  "{enSuite}: Der Tag beginnt hinter einer eigenen Tür",
];
export const shared: Beat = [
  "Im Angebot außerdem {pool} und {gym}",
  "{parcelBox} nehmen Lieferungen an, wenn niemand zu Hause ist",
  "{parcelBox}: Lieferungen warten, bis Sie Zeit haben",
  "{concierge}: Lieferungen und Gäste werden empfangen",
  "{caretaker}: ein Ansprechpartner vor Ort",
];
export const deal: Beat = [
  "{+furnished}{+petsAllowed}Vermietet wird möbliert, Haustiere sind erlaubt",
  "{+furnished}Die Möbel gehören dazu",
  "{+petsAllowed}Haustiere sind erlaubt",
  "{+petsNegotiable}Haustiere: nach Absprache, sprechen Sie das Thema am besten zuerst an",
  "{+chainFree}Der Verkauf hängt an keiner Kette (chain free), also an keinem zweiten Verkauf",
  "{+noMortgage}Das Objekt ist frei von Hypotheken",
  "{+vacant}Die Räume stehen leer; niemand muss vorher ausziehen",
  "{+openEndedLease}Der Mietvertrag ist unbefristet",
  "{+noAgencyFee}Eine Provision fällt für Sie nicht an",
];
export const errands: Beat = [
  "Für den Einkauf: {superNear}",
  "Für den Einkauf: {supermarket}",
  "Für das Frühstück: {bakery}",
  "Für die Runde am Abend: {park}",
  "Für die Runde am Abend: {forest}",
  "Für den Samstag: {weeklyMarket}",
];
export const ride: Beat = ["Ihr Weg zur Arbeit beginnt so: {transit}", "Ohne Wagen: {transit}"];
export const age: Beat = ["Das Haus wurde {year.built}", "{year}"];
/** Small things, each with its use. */
export const more: readonly Beat[] = [
  ["{sunRoom}: ein Platz zum Lesen, bei jedem Wetter", "{patio}: ein Platz für den Nachmittag"],
  ["{+separateBathAndWc}Bad und WC sind getrennt", "{+separateWc}Das WC liegt getrennt vom Bad"],
  ["{+cornerUnit}Es ist eine Ecklage im Gebäude"],
  ["{workshop}: Für Holz, Leim und lange Samstage ist gesorgt"],
  ["{videoIntercom}: Sie sehen, wer klingelt"],
  ["{+fenced}Das Außengelände ist eingezäunt"],
  ["{gasStove}: Gekocht wird mit Flamme", "{inductionHob} in der Küche"],
  ["{fibre}: Die Leitung für das Arbeiten zu Hause ist da", "{+broadband}Ein Breitbandanschluss ist installiert"],
  ["{+tripleGlazing}Die Fenster sind dreifach verglast", "{+doubleGlazing}Die Fenster sind doppelt verglast"],
  ["{washerPlace} ist vorgesehen"],
  ["{bathtub} und {walkInShower}: morgens schnell, abends lang", "Im Bad: {bathtub}", "Im Bad: {walkInShower}"],
];
/** All that a home may have, in the order of a walk. */
export const allSie: readonly Beat[] = [
  rooms,
  details,
  warm,
  inside,
  outside,
  ...more,
  stow,
  parked,
  shared,
  done,
  errands,
  deal,
];
export const end: readonly PlotLine[] = ["@rest", "@but", "", "@money @material?", ""];
