/** Scenes in German: terms that count for taxes and transfer in China. */
import type { Scene } from "#engine/copy/languages/base/story";

export const tax: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    open: {
      any: [
        "Für die Steuer in China wichtig: Der Verkäufer besitzt die Wohnung seit über fünf Jahren, sie ist seine einzige (满五唯一).",
      ],
    },
    line: { any: ["Seit über fünf Jahren einzige Wohnung des Verkäufers (满五唯一), wichtig für die Steuer in China"] },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      any: ["Seit über fünf Jahren im Besitz des Verkäufers (满五)"],
      friendly: ["Der Verkäufer besitzt sie seit über fünf Jahren (满五), das zählt in China bei der Steuer"],
    },
  },
  { on: ["overTwo"], icon: "🔑", line: { any: ["Seit über zwei Jahren im Besitz des Verkäufers (满二)"] } },
  { on: ["onlyHome"], icon: "🔑", line: { any: ["Einzige Wohnung des Verkäufers, wichtig für die Steuer in China"] } },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      any: ["Frei von Hypotheken"],
      friendly: ["Frei von Hypotheken, beim Übertrag fehlt also ein Schritt"],
      trendy: ["Frei von Hypotheken: ein Stempel weniger"],
    },
  },
];
