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
        "One thing nobody needs to chase here: the chain. There isn’t one.",
      ],
      luxury: ["The sale has no onward chain."],
      trendy: ["Chain free, so nobody else’s move holds up yours."],
    },
    line: {
      professional: ["The sale has no onward chain"],
      friendly: [
        "There’s no onward chain, so nobody three moves away can hold things up",
        "With no onward chain, the timing is between you and the seller",
      ],
      luxury: ["There is no onward chain", "Behind the seller there is no onward chain"],
      trendy: ["No onward chain, so less waiting"],
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
      luxury: ["No key money is asked."],
      trendy: ["Key money: zero."],
    },
    line: {
      professional: ["No key money is charged"],
      friendly: ["There’s no key money to pay"],
      luxury: ["No key money is asked"],
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
      friendly: ["No deposit is asked, so the first month costs less than you may have budgeted."],
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
      professional: ["There is no agency fee."],
      friendly: ["One line you can cross off the moving budget: there’s no agency fee."],
      trendy: ["No agency fee."],
    },
    line: {
      professional: ["There is no agency fee"],
      friendly: ["There’s no agency fee, so that stays in your pocket"],
      luxury: ["There is no agency fee"],
      trendy: ["No agency fee"],
    },
  },
  {
    on: ["negotiable"],
    icon: "🤝",
    open: {
      friendly: ["The price is open to offers."],
    },
    line: {
      professional: ["The price is open to offers"],
      friendly: ["The price is open to offers, so it’s worth a conversation"],
      luxury: ["The price is open to offers"],
      trendy: ["Open to offers"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      professional: ["The home is vacant at present"],
      friendly: ["It’s empty at the moment, so you see the rooms as they are"],
      luxury: ["It is empty at present"],
      trendy: ["Empty at the moment"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      professional: ["Viewings are easy to arrange"],
      friendly: ["Viewings are easy to arrange, so pick a time that suits you"],
      trendy: ["Viewings are easy to arrange"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "🗝️",
    title: ["Move in any time: {beds.adj} {type}", "{moveInAnyTime.bare}, {district}"],
    open: {
      professional: ["The home can be moved into at any time."],
      friendly: ["Notice already handed in? You can move in any time."],
      trendy: ["You can move in any time."],
    },
    line: {
      professional: ["It can be moved into at any time"],
      friendly: [
        "You can move in any time, so the old lease and the new one can meet",
        "The date is up to you: you can move in any time",
      ],
      luxury: ["It can be moved into at any time", "The date of moving in is left to you, at any time"],
      trendy: ["Move in any time", "Pick your date: move in any time"],
    },
  },
];
