/** Scenes on how long and how the seller has owned the home. */
import type { Scene } from "#engine/copy/languages/base/story";

export const ownership: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    open: {
      professional: [
        "It is the seller’s only home and has been owned for over five years, which bears on the tax in China.",
      ],
      friendly: [
        "A note for anyone doing the tax sums in China: it’s the seller’s only home, owned for over five years.",
      ],
    },
    line: {
      professional: [
        "It is the seller’s only home, owned for over five years",
        "Owned for over five years, it is the seller’s only home",
      ],
      friendly: [
        "It’s the seller’s only home, owned for over five years; ask what that means for the tax",
        "The seller has owned it for over five years and it’s their only home, which bears on the tax",
      ],
      luxury: [
        "It is the seller’s only home, owned for over five years",
        "Held for over five years, it is the seller’s only home",
      ],
      trendy: [
        "Seller’s only home, owned over five years",
        "Owned over five years, and the seller’s only home, so ask about the tax",
      ],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      professional: ["It has been owned for over five years"],
      friendly: ["It’s been owned for over five years, which bears on the tax"],
      trendy: ["Owned for over five years"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      professional: ["It has been owned for over two years"],
      friendly: ["It’s been owned for over two years, so ask how that counts for tax"],
      trendy: ["Owned for over two years"],
    },
  },
  {
    on: ["onlyHome"],
    icon: "🔑",
    line: {
      professional: ["It is the seller’s only home"],
      friendly: ["It’s the only home the seller has"],
      trendy: ["Seller’s only home"],
    },
  },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      professional: ["There is no mortgage on it"],
      friendly: ["There’s no mortgage on it"],
      trendy: ["No mortgage on it"],
    },
  },
];
