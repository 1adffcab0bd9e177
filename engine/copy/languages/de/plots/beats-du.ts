/** Sentences that several plots share, to a reader addressed as du. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

/** Up to the door. */
export const climb: Beat = [
  "{+lift}{!groundLevel}Du wohnst {floor.in}, und der Aufzug fährt hin",
  "{+lift}{!groundLevel}Du landest {floor.in}, die Einkäufe nehmen den Aufzug",
  "{+noLift}{+upstairsWithoutLift}Du wohnst {floor.in}: Das Treppensteigen gehört dazu",
  "{+noLift}{+upstairsWithoutLift}Du wohnst {floor.in}, das Beintraining ist also inklusive",
  "{!noLift}{!lift}Du wohnst {floor.in}",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}Du wohnst {floor.in}",
  "{!floor}{+lift}Ein Aufzug trägt die Einkäufe nach oben",
];
export const outside: Beat = [
  "Draußen gibt es einen {garden} und eine {terrace}: Der Tisch hat freie Platzwahl",
  "Draußen gibt es eine {terrace} und einen {balcony}: Der Kaffee hat freie Platzwahl",
  "Draußen wartet ein {garden}, für Tomaten oder einfach für einen Liegestuhl",
  "Im {garden} dürfen die Tomaten Pläne machen",
  "Draußen wartet eine {roofTerrace}, mit dem Himmel als Decke",
  "Draußen wartet eine {terrace}, auf der das Abendessen länger dauern darf",
  "Auf der {terrace} darf das Abendessen länger dauern",
  "Draußen wartet ein {southBalcony}, das Basilikum darf schon mal packen",
  "Draußen wartet ein {balcony}: zwei Stühle, ein Topf Basilikum, fertig ist der Sommer",
  "Auf dem {balcony} hat der Feierabend schon reserviert",
  "Zum Rausgehen gibt es einen {balcony}, die Zahnbürste darf mit",
  "Draußen wartet eine {loggia}: lüften und lesen in einem",
  "Draußen wartet eine {yard}, Fahrrad und Blumentopf teilen sich den Platz",
  "Draußen wartet ein {deck}, barfuß ist erlaubt",
];
export const cooking: Beat = [
  "{newKitchen}: Beim ersten Abendessen musst du nur noch einkaufen",
  "{openKitchen} mit {kitchenIsland}: Wer schnippelt, redet mit",
  "{openKitchen}: Wer kocht, bleibt im Gespräch",
  "{kitchenDiner}: kochen, essen, sitzen bleiben",
  "{separateKitchen}: Tür zu, und der Abwasch wartet bis morgen",
  "Eine {fittedKitchen} ist da, den Küchenplaner kannst du schließen",
  "{kitchenIsland}: Einkäufe ablegen, Ellenbogen dazu",
  "{kitchenWindow}: Zwiebeln schneiden bei Tageslicht",
];
export const charm: Beat = [
  "Schau nach oben: {stucco}. Schau nach unten: {floorboards}",
  "Schau nach oben: {stucco}. Schau nach unten: {hardwoodFloor}",
  "Schau nach oben: {ceilingHeight}. Schau nach unten: {herringbone}",
  "Schau nach oben: {stucco}",
  "Schau nach oben: {highCeilings}",
  "Schau nach oben: {beams}",
  "Unter den Socken: {herringbone}",
  "Unter den Socken: {oakParquet}",
  "Unter den Socken: {hardwoodFloor}",
  "Unter den Socken: {floorboards}",
  "Unter den Socken: {woodFloor}",
  "An der Wand: {exposedBrick}, die Deko ist also schon drin",
  "{bayWindow}: einmal mit der Tasse hinstellen und zusehen, was die Straße macht",
];
export const warm: Beat = [
  "Winterabende gehören dem {fireplace}, fehlt nur noch ein Buch",
  "Winterabende gehören dem {woodStove}, fehlt nur noch ein Buch",
  "Winterabende gehören dem {tiledStove}, der Rücken bedankt sich",
  "{underfloorHeating}: Hausschuhe sind ab jetzt freiwillig",
  "Geheizt wird mit {heatPump}, und {solar} hilft beim Strom",
  "Geheizt wird mit {heatPump}",
  "Im August übernimmt die {airConditioning}",
];
export const machines: Beat = [
  "{washingMachine}, {fridge} und {dishwasher} sind schon da: dreimal weniger schleppen",
  "{washingMachine} und {fridge} sind schon da: zweimal weniger schleppen",
  "Eine {dishwasher} ist da, der Streit um den Abwasch fällt aus",
  "Eine {washingMachine} ist da, du trägst also nur noch die Wäsche",
  "{washerPlace}: Die Maschine weiß schon, wo sie hinsoll",
];
export const stow: Beat = [
  "Koffer und Christbaumkugeln ziehen in den {vaultedCellar}",
  "Koffer und Christbaumkugeln ziehen ins {cellarRoom}",
  "Skier, Koffer, Zelt: ab ins {cellarRoom}",
  "Koffer und Christbaumkugeln ziehen in den {cellar}",
  "Skier, Koffer, Zelt: ab in den {cellar}",
  "Staubsauger und Koffer ziehen in den {storageRoom}",
  "{builtInWardrobes}: ein paar Schränke weniger auf dem Umzugswagen",
  "{walkInCloset}: Der Stuhl mit den Klamotten hat ausgedient",
];
export const parked: Beat = [
  "Abends nicht um den Block kurven: Es gibt eine {garage}",
  "{doubleGarage}: Abends kurvst du nicht um den Block",
  "{undergroundParking}: Abends kurvst du nicht um den Block",
  "{parkingSpace}: Abends kurvst du nicht um den Block",
  "Ein {carport} nimmt dir im Winter das Eiskratzen ab",
  "Das Rad übernachtet im {bikeRoom}",
  "Und es gibt einen {bikeStorage}",
];
export const done: Beat = [
  "{fullyRenovated}: Die Farbrollen bleiben im Baumarkt",
  "{newBathroom} und {newWindows}: zwei dicke Posten, die schon abgehakt sind",
  "{newRoof}: ein dicker Posten, der schon abgehakt ist",
  "{newWindows}: ein dicker Posten, der schon abgehakt ist",
  "{newBathroom}: ein Handwerkertermin weniger",
  "{newBoiler}: ein Handwerkertermin weniger",
  "Im Lebenslauf steht: {renovated}",
];
export const deal: Beat = [
  "{+furnished}{+petsAllowed}Möbel sind drin, und Haustiere dürfen mit",
  "{+furnished}Möbel sind drin: Für die erste Nacht reicht ein Koffer",
  "{+petsAllowed}Das Haustier darf mit",
  "{+catsAllowed}Die Katze darf mit",
  "{+petsNegotiable}Hund oder Katze? Darüber lässt sich reden",
  "{+noAgencyFee}Provision zahlst du keine",
  "{+chainFree}Es hängt keine Verkaufskette dran (chain free)",
  "{+noKeyMoneyAsked}Schlüsselgeld (Reikin) wird keines verlangt",
  "{+openEndedLease}Der Mietvertrag ist unbefristet",
  "{+vacant}Es steht leer, niemand muss erst ausziehen",
];
export const inside: Beat = [
  "{study}: Die Arbeit bekommt eine Tür, die man zumachen kann",
  "{mezzanine}: noch ein Stockwerk für Gäste oder Gedanken",
  "{livingSouth}: Deine Pflanzen haben schon abgestimmt",
  "{secondWc}: morgens eine Schlange weniger",
  "{workshop}: Die Bohrmaschine hat endlich ein Zimmer",
  "{guestRoom}: Besuch bekommt eine eigene Tür",
  "Eine {bathtub} für die Sonntage gibt es auch",
];
export const shared: Beat = [
  "{pool} und {gym} im Angebot: Badehose und Turnschuhe kommen mit",
  "{parcelBox}: Das Paket wartet, du nicht",
  "{parcelBox}: Der Bote klingelt, und du darfst unterwegs sein",
  "{gym}: Der Regen ist als Ausrede raus",
  "{concierge} für alles, was kommt, wenn du nicht da bist",
  "{caretaker} im Haus, falls mal etwas klemmt",
];
export const errands: Beat = [
  "Die vergessene Butter holst du hier: {superNear}",
  "Die vergessene Butter holst du hier: {supermarket}",
  "Fürs Sonntagsfrühstück: {bakery}",
  "Für die Runde nach Feierabend: {park}",
  "Für die Runde nach Feierabend: {forest}",
  "Für den Samstagseinkauf: {weeklyMarket}",
  "Für den Samstagseinkauf: {market}",
];
export const compass: Beat = [
  "{+bothSides}Fenster auf beiden Seiten ({aspect}): einmal auf, und der Juli zieht durch",
  "Der Kompass sagt: {aspect.bare}",
  "Deine Pflanzen richten sich nach {aspect.bare}",
  "Und die Himmelsrichtung? {aspect.bare}",
];
export const ride: Beat = [
  "Ohne Auto geht es auch: {transit}",
  "Und weg kommst du auch: {transit}",
  "Zum Losfahren: {transit}",
];
export const age: Beat = ["Gebaut wurde {year.num}", "Jahrgang {year.num}", "{year}"];

/** Small things, each with its use. */
export const more: readonly Beat[] = [
  ["{patio}: ein Stuhl, ein Tee, eine Serie zu Ende hören", "{sunRoom}: lesen bei Tageslicht, auch wenn es regnet"],
  [
    "{+separateBathAndWc}Bad und WC sind getrennt, morgens ist das Gold wert",
    "{+separateWc}Das WC hat eine eigene Tür, morgens ist das Gold wert",
  ],
  ["{+cornerUnit}Die Wohnung sitzt an der Ecke"],
  ["{videoIntercom}: Du siehst, wer klingelt, bevor du die Jogginghose wechselst"],
  ["{+fenced}Eingezäunt ist es auch, der Ball bleibt also hier"],
  [
    "{rangeCooker} fürs Sonntagsessen",
    "{gasStove}: Gekocht wird mit Flamme",
    "{inductionHob}: Das Nudelwasser beeilt sich",
  ],
  ["{fibre}: Die Videokonferenz kann kommen", "{+broadband}Breitband ist schon da, der erste Filmabend also auch"],
  [
    "{+doubleGlazing}Die Fenster sind doppelt verglast",
    "{electricShutters}: Abends reicht ein Knopf",
    "{rollerShutters}: Ausschlafen",
  ],
  ["{porch}: für Abende mit Regen, bei denen man trotzdem draußen sitzt"],
  ["{breakfastBar}: Frühstück mit baumelnden Beinen", "{walkInShower}: kein Vorhang, der am Bein klebt"],
];
/** All that a home may have, in the order of a walk. */
export const allDu: readonly Beat[] = [
  cooking,
  charm,
  warm,
  inside,
  outside,
  ...more,
  machines,
  stow,
  parked,
  shared,
  done,
  errands,
  deal,
];
/** What is left, what speaks against it, and what it costs. */
export const end: readonly PlotLine[] = ["@rest", "@but", "", "@money @material?", ""];
