/** Touchstones in German: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const de: readonly Touchstone[] = [
  {
    family: "social-post",
    style: "friendly",
    text: `Wer Rad fährt, kennt das: drei Stockwerke, ein Fahrrad auf der Schulter. Hier nicht. Der Fahrradkeller hat eine Rampe, und nach oben fährt der Aufzug.

Drei Zimmer, 76 m², Balkon nach Westen, Küche mit Fenster. Kaltmiete 890 €, Nebenkosten 210 €, zusammen 1.100 € im Monat.

Kaution: drei Kaltmieten. Welcher Abend passt euch zum Anschauen?`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "Erdgeschoss? Ja. Dafür: Terrassentür auf, Füße ins Gras. 2 Zimmer, 52 m², eigener Gartenanteil nach Süden. 235.000 €, Hausgeld 180 € im Monat. Gießkanne bitte mitbringen.",
  },
  {
    family: "portal",
    style: "professional",
    text: "Die Doppelhaushälfte wurde 1994 errichtet und bietet auf 128 m² Wohnfläche fünf Zimmer, davon eines im ausgebauten Dachgeschoss. Das Grundstück misst 310 m², der Garten liegt nach Südwesten. Beheizt wird mit Gas; der Energiebedarf beträgt laut Bedarfsausweis 112 kWh/(m²·a), Klasse D. Kaufpreis 485.000 €, Käuferprovision 3,57 % inkl. MwSt.",
  },
];
