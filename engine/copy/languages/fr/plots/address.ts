/** A plot for two voices, said to "vous" by the friendly one and to "tu" by the trendy one. */
import type { Plot } from "#engine/copy/languages/base/plot";

const toTu: readonly (readonly [vous: string, tu: string])[] = [
  ["appuyez sur", "appuie sur"],
  ["votre playlist", "ta playlist"],
  ["que vous y passeriez", "que tu y passerais"],
  ["vous apportez", "tu apportes"],
  ["écrivez-moi", "écris-moi"],
  ["préparez sa", "prépare sa"],
  ["Apportez la bûche", "Apporte la bûche"],
  ["Sortez l’agenda", "Sors l’agenda"],
  ["vous notez", "tu notes"],
  ["vous fait visiter", "te fait visiter"],
  ["votre chat", "ton chat"],
  ["monte avec vous", "monte avec toi"],
  ["dites-moi", "dis-moi"],
  ["venez visiter", "viens visiter"],
  ["dites l’heure", "dis l’heure"],
  ["chez vous", "chez toi"],
  ["Levez les yeux", "Lève les yeux"],
  ["Baissez-les", "Baisse-les"],
];

const swapped = (text: string): string => toTu.reduce((said, [vous, tu]) => said.replaceAll(vous, tu), text);
/** Every text within, whatever holds it. */
function through<T>(value: T): T;
function through(value: unknown): unknown {
  if (typeof value === "string") return swapped(value);
  if (Array.isArray(value)) return value.map((one) => through(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, through(one)]));
}

export function inBothAddresses(plot: Plot): readonly Plot[] {
  if (!plot.voices.includes("trendy")) return [plot];
  const { titles, lines } = through({ titles: plot.titles, lines: plot.lines });
  if (plot.voices.length === 1) return [{ ...plot, titles, lines }];
  return [
    { ...plot, voices: plot.voices.filter((voice) => voice !== "trendy") },
    { ...plot, name: `${plot.name} (tu)`, voices: ["trendy"], titles, lines },
  ];
}
