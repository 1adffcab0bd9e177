/** Scenes in German: terms that count for taxes and transfer in China. */
import type { Scene } from "#engine/copy/languages/base/story";

export const tax: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    open: {
      professional: [
        "Für die Steuer in China von Bedeutung: Der Verkäufer besitzt die Wohnung seit über fünf Jahren, es ist seine einzige (满五唯一).",
      ],
      friendly: [
        "Bevor es um Zimmer geht, kurz zur Steuer: Der Verkäufer hat die Wohnung seit über fünf Jahren, und es ist seine einzige (满五唯一). In China zählt das.",
      ],
      luxury: ["Seit über fünf Jahren in einer Hand, die einzige Wohnung des Verkäufers (满五唯一)."],
      trendy: ["Steuer zuerst? In China ja: seit über fünf Jahren einzige Wohnung des Verkäufers (满五唯一)."],
    },
    line: {
      professional: [
        "Seit über fünf Jahren einzige Wohnung des Verkäufers (满五唯一), in China steuerlich von Bedeutung",
        "Steuerlich zählt in China: Es ist seit über fünf Jahren die einzige Wohnung des Verkäufers (满五唯一)",
      ],
      friendly: [
        "Der Verkäufer hat sie seit über fünf Jahren, und es ist seine einzige (满五唯一); in China zählt das bei der Steuer",
      ],
      luxury: ["Seit über fünf Jahren die einzige Wohnung des Verkäufers (满五唯一)"],
      trendy: ["满五唯一: seit über fünf Jahren einzige Wohnung des Verkäufers, in China ein Thema für die Steuer"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      friendly: ["Der Verkäufer besitzt sie seit über fünf Jahren (满五), das zählt in China bei der Steuer"],
      professional: ["Der Verkäufer besitzt die Wohnung seit über fünf Jahren (满五)"],
      luxury: ["Seit über fünf Jahren in einer Hand (满五)"],
      trendy: ["Seit über fünf Jahren beim selben Verkäufer (满五), zählt in China bei der Steuer"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      professional: ["Der Verkäufer besitzt die Wohnung seit über zwei Jahren (满二)"],
      friendly: ["Über zwei Jahre im Besitz (满二), in China eine Schwelle bei der Steuer"],
      luxury: ["Seit über zwei Jahren in einer Hand (满二)"],
      trendy: ["Zwei Jahre sind voll (满二), in China eine Schwelle bei der Steuer"],
    },
  },
  {
    on: ["onlyHome"],
    icon: "🔑",
    line: {
      professional: ["Es ist die einzige Wohnung des Verkäufers, in China steuerlich von Bedeutung"],
      friendly: ["Es ist die einzige Wohnung des Verkäufers, in China zählt das bei der Steuer"],
      luxury: ["Die einzige Wohnung des Verkäufers"],
      trendy: ["Einzige Wohnung des Verkäufers, zählt in China bei der Steuer"],
    },
  },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      friendly: ["Frei von Hypotheken, beim Übertrag fehlt also ein Schritt"],
      trendy: ["Frei von Hypotheken: ein Stempel weniger"],
      professional: ["Die Wohnung ist frei von Hypotheken"],
      luxury: ["Frei von Hypotheken"],
    },
  },
];
