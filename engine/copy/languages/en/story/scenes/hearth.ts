/** Scenes on fire, heat and cool air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const hearth: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 99,
    title: ["Built in {year.num}, fireplace still there"],
    open: {
      professional: ["It was {year} and keeps an original fireplace."],
      friendly: ["It was {year}, and the original fireplace never left."],
      luxury: ["{year.num}, and the original fireplace is still in the room."],
      trendy: ["{year.num} called. It left you the original fireplace."],
    },
    line: {
      professional: ["It keeps an original fireplace"],
      friendly: ["The original fireplace never left, so December has somewhere to happen"],
      luxury: ["The original fireplace, still in its place"],
      trendy: ["The original fireplace. Fairy lights on standby"],
    },
    end: { friendly: ["Candles, cards or a stack of books in front of it?"] },
  },
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type}, original fireplace", "{originalFireplace.bare}, {district}"],
    open: {
      professional: ["An original fireplace is among the features."],
      friendly: [
        "Some things are worth leaving where they are. Here it’s an original fireplace.",
        "Before the phone charger, this was where people gathered: an original fireplace.",
      ],
      luxury: ["A room needs somewhere to look. Here it is an original fireplace."],
      trendy: ["The original influencer: an original fireplace."],
    },
    line: {
      professional: ["An original fireplace has been kept"],
      friendly: [
        "An original fireplace, for fairy lights in December and flowers in June",
        "An original fireplace, so the Christmas cards know where to stand",
      ],
      luxury: ["An original fireplace, for the eye to rest on", "An original fireplace: the room has its centre"],
      trendy: ["Original fireplace. Fairy lights go here", "Original fireplace. Candles, please"],
    },
    end: { friendly: ["What would stand in front of it?"] },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type} with a fireplace", "{fireplace.bare}, {district}"],
    open: {
      professional: ["The rooms have a natural centre, for there is a fireplace."],
      friendly: ["Every room wants a reason to pull the chairs closer. Here it’s a fireplace."],
      luxury: ["The chairs already know which way to face. There is a fireplace."],
      trendy: ["Screens down, chairs round: there’s a fireplace."],
    },
    line: {
      professional: ["The home offers a fireplace"],
      friendly: ["A fireplace, so the chairs know which way to face"],
      luxury: ["A fireplace, and a half-circle of chairs"],
      trendy: ["Fireplace. Chairs assemble"],
    },
    end: { friendly: ["Book or board game in front of it?"] },
  },
  {
    on: ["gasFireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type} with a gas fireplace", "{gasFireplace.bare}, {district}"],
    open: {
      professional: ["Among the comforts indoors, a gas fireplace comes first."],
      friendly: ["All of the glow and none of the log-carrying: there’s a gas fireplace."],
      luxury: ["An evening lit at a touch: a gas fireplace."],
      trendy: ["Fire, minus the ash bucket. It’s a gas fireplace."],
    },
    line: {
      professional: ["There is a gas fireplace"],
      friendly: [
        "A gas fireplace: the glow, minus the ashes",
        "A gas fireplace, for people who like the evening and not the ash",
      ],
      luxury: ["A gas fireplace, lit without ceremony"],
      trendy: ["Gas fireplace. No ash, no axe", "Gas fireplace. Click, glow"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["{beds.adj} {type}, wood-burning stove", "{woodStove.bare}, {district}"],
    open: {
      professional: ["A wood-burning stove is installed."],
      friendly: [
        "There’s a sound that makes people sit down: logs settling. Here there’s a wood-burning stove.",
        "The first cold evening is either a chore or an occasion. There’s a wood-burning stove.",
      ],
      luxury: ["Winter moves to the wood-burning stove and the second glass."],
      trendy: ["Jumper season has a headquarters: the wood-burning stove."],
    },
    line: {
      professional: ["It has a wood-burning stove"],
      friendly: [
        "A wood-burning stove, so the coldest evening gets the cosiest seat",
        "A wood-burning stove, and an argument about who stacks the logs",
      ],
      luxury: [
        "A wood-burning stove, and nothing on the clock but logs",
        "A wood-burning stove: the room listens to it",
      ],
      trendy: ["Wood-burning stove for jumper season", "Wood-burning stove. Socks on the rug, please"],
    },
    end: {
      friendly: ["Who’s in charge of kindling at yours?"],
      trendy: ["Marshmallows or chestnuts?"],
    },
  },
  {
    on: ["woodStove", "terrace"],
    icon: "🔥",
    weight: 100,
    title: ["Terrace in summer, wood stove in winter"],
    open: {
      professional: ["For summer there is {terrace}; for winter, a wood-burning stove."],
      friendly: ["Two seasons, two favourite seats: {terrace} in summer, the wood-burning stove in winter."],
      luxury: ["One home, two seasons. Summer belongs to {terrace}; winter, to the wood-burning stove."],
      trendy: ["Summer: {terrace}. Winter: wood-burning stove. You’re covered."],
    },
    line: {
      professional: ["For summer there is {terrace}; for winter, a wood-burning stove"],
      friendly: ["{terrace} for summer, a wood-burning stove for the rest"],
    },
    end: { friendly: ["Which season are you?"] },
  },
  {
    on: ["woodStove", "garden"],
    icon: "🔥",
    weight: 98,
    open: {
      friendly: [
        "Half the year outside, half the year by the stove: there’s {garden}, and a wood-burning stove indoors.",
      ],
      luxury: ["From May, {garden}. From October, the wood-burning stove."],
      trendy: ["Hot day? {garden}. Cold night? Wood-burning stove."],
    },
    line: { professional: ["The warm months have {garden}, the cold ones a wood-burning stove"] },
    end: { friendly: ["Which season are you?"] },
  },
  {
    on: ["underfloorHeating"],
    icon: "🦶",
    open: {
      professional: ["Warmth comes from below here, by underfloor heating."],
      friendly: ["Warm tiles, bare feet, January: there’s underfloor heating."],
      luxury: ["Warmth, from the ground up: underfloor heating."],
      trendy: ["Socks: optional. There’s underfloor heating."],
    },
    line: {
      professional: ["Heating is under the floor"],
      friendly: ["Underfloor heating, so January can be done barefoot"],
      luxury: ["Underfloor heating: warmth without an object in the room"],
      trendy: ["Underfloor heating. Slippers resign"],
    },
  },
];
