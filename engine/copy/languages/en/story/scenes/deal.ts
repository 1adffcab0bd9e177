/** Scenes on the deal: chain, fees, keys, price. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["Chain free: {beds.adj} {type}", "{chainFree.bare}, {district}"],
    open: {
      professional: ["The sale has no onward chain."],
      friendly: [
        "Anyone who has sat in a chain will read this twice: there isn’t one.",
        "One thing nobody needs to chase: the chain. There isn’t one.",
      ],
      luxury: ["No onward chain: the conversation is between two parties."],
      trendy: ["Chain free. If you know, you know."],
    },
    line: {
      professional: ["The sale has no onward chain"],
      friendly: [
        "No onward chain, so nobody three moves away can hold things up",
        "There’s no onward chain, so it comes down to you, the seller and the paperwork",
      ],
      luxury: ["No onward chain behind the seller", "No onward chain; two signatures, and time"],
      trendy: ["Chain free. Fewer phone calls", "No chain. No domino effect"],
    },
  },
  {
    on: ["noKeyMoney", "keyMoney"],
    icon: "💴",
    weight: 88,
    title: ["No key money: {beds.adj} {type}"],
    open: {
      professional: ["No key money is charged."],
      friendly: ["Tired of paying key money? This one asks for none."],
      luxury: ["Nothing is asked at the door: no key money."],
      trendy: ["Key money: zero. You read that right."],
    },
    line: {
      professional: ["No key money is charged"],
      friendly: ["No key money, which is a present to the landlord you don’t have to buy"],
      trendy: ["Key money: zero"],
    },
  },
  {
    on: ["noKeyMoney", "keyMoney", "nearTransit", "transit"],
    icon: "💴",
    weight: 94,
    open: {
      professional: ["No key money, and it is {transit}."],
      friendly: ["No key money, and it’s {transit}. Put those two lines next to each other."],
      trendy: ["Key money: zero. Location: {transit}."],
    },
  },
  {
    on: ["noDepositAsked", "deposit"],
    icon: "💴",
    weight: 62,
    open: {
      friendly: ["Moving costs come all at once. Here’s one that doesn’t: no deposit is asked."],
      trendy: ["Deposit: zero."],
    },
    line: {
      professional: ["No deposit is asked"],
      friendly: ["No deposit is asked, though do check the terms it comes with"],
      trendy: ["Deposit: zero"],
    },
  },
  {
    on: ["noAgencyFee"],
    icon: "🧾",
    title: ["No agency fee: {beds.adj} {type}", "{noAgencyFee.bare}, {district}"],
    open: {
      professional: ["On costs, one line can be left out of the budget: there is no agency fee."],
      friendly: ["One line you can cross off the moving budget: there’s no agency fee."],
      trendy: ["Agency fee: none. Spend it on curtains."],
    },
    line: {
      professional: ["There is no agency fee"],
      friendly: ["No agency fee, so that money can go on curtains"],
      trendy: ["Agency fee: none"],
    },
  },
  {
    on: ["feesBySeller"],
    icon: "🧾",
    line: {
      professional: ["Agency fees are paid by the seller"],
      friendly: ["Agency fees are paid by the seller, so the price is the price"],
      trendy: ["Agency fees: on the seller"],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    open: { friendly: ["The price has a comma in it, not a full stop: it’s open to offers."] },
    line: {
      professional: ["The price is open to offers"],
      friendly: ["The price is open to offers, so it’s worth a conversation"],
      trendy: ["Open to offers. Make one"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      professional: ["The home is vacant at present"],
      friendly: ["It’s empty at the moment, so you can hear how the rooms sound"],
      luxury: ["Empty for now, and waiting for lamps"],
      trendy: ["Vacant. Echo check available"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      professional: ["Viewings are easy to arrange"],
      friendly: ["Viewings are easy to arrange, so pick a time that suits you"],
      trendy: ["Easy to view. Pick a slot"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["Move in any time: {beds.adj} {type}", "{moveInAnyTime.bare}, {district}"],
    open: {
      professional: ["The home can be moved into at any time."],
      friendly: ["Notice already handed in? Breathe out: you can move in any time."],
      trendy: ["Move in any time. Yes, even then."],
    },
    line: {
      professional: ["It can be moved into at any time"],
      friendly: [
        "Move in any time, so the old lease and the new one can shake hands",
        "Move in any time, so the moving van gets to pick the day",
      ],
      luxury: ["Ready when you are: move in at any time"],
      trendy: ["Move in any time. Boxes at the ready", "Move in any time. Van picks the day"],
    },
  },
  {
    on: ["fiveOnly"],
    icon: "🔑",
    open: {
      professional: [
        "The home is its seller’s only one and has been owned for over five years, which bears on the tax in China.",
      ],
      friendly: [
        "A note for anyone doing the tax sums in China: it’s the seller’s only home, owned for over five years.",
      ],
    },
    line: {
      professional: ["It is the seller’s only home, owned for over five years"],
      friendly: ["It’s the seller’s only home, owned for over five years; ask what that means for the tax"],
      luxury: ["The seller’s only home, and held for over five years"],
      trendy: ["Seller’s only home, owned over five years. Ask about the tax"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      professional: ["It has been owned for over five years"],
      friendly: ["Same owner for over five years, which is worth knowing for the tax"],
      trendy: ["Over five years with the same owner"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      professional: ["It has been owned for over two years"],
      friendly: ["Same owner for over two years, so ask how that counts for tax"],
      trendy: ["Over two years with the same owner"],
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
      friendly: ["There’s no mortgage on it, so one step of the paperwork falls away"],
      trendy: ["No mortgage on it. One form fewer"],
    },
  },
];
