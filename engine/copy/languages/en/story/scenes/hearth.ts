/** Scenes on fire, heat and cool air. */
import type { Scene } from "#engine/copy/languages/base/story";

export const hearth: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 99,
    title: ["Built in {year.num}, fireplace still there"],
    open: {
      professional: ["It was {year} and has kept an original fireplace."],
      friendly: ["It was {year}, and an original fireplace is still there."],
      luxury: ["{year.num}, and an original fireplace is still in the room."],
      trendy: ["{year.num}, and an original fireplace still in place."],
    },
    line: {
      professional: ["It keeps an original fireplace"],
      friendly: ["An original fireplace is still in place, and the Christmas cards will want to stand on it"],
      luxury: ["An original fireplace is still in its place"],
      trendy: ["An original fireplace, still there"],
    },
    end: {
      friendly: ["Candles, cards or books in front of it?"],
    },
  },
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type}, original fireplace", "{originalFireplace.bare}, {district}"],
    open: {
      professional: ["This {beds.adj} {type} has kept an original fireplace."],
      friendly: ["Some things are worth leaving where they are. Here it’s an original fireplace."],
      luxury: ["A room needs somewhere to look. Here it is an original fireplace."],
      trendy: ["Still here: an original fireplace."],
    },
    line: {
      professional: ["An original fireplace has been kept"],
      friendly: [
        "There’s an original fireplace, for candles in December and flowers in June",
        "An original fireplace has been kept, so the room has something to face",
      ],
      luxury: ["An original fireplace has been kept", "The eye comes to rest on an original fireplace"],
      trendy: ["Original fireplace, for fairy lights", "An original fireplace to put the chairs round"],
    },
    end: {
      friendly: ["What would stand in front of it?"],
    },
  },
  {
    on: ["fireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type} with a fireplace", "{fireplace.bare}, {district}"],
    open: {
      professional: ["A fireplace gives the main room its centre."],
      friendly: ["Every room wants a reason to pull the chairs closer. Here it’s a fireplace."],
      luxury: ["The chairs are drawn round a fireplace."],
      trendy: ["Winter evenings: there’s a fireplace."],
    },
    line: {
      professional: ["A fireplace gives the room its centre", "The home has a fireplace"],
      friendly: [
        "There’s a fireplace to pull the chairs up to",
        "You’d have a fireplace, so the sofa knows which way to face",
      ],
      luxury: ["There is a fireplace", "A fireplace gives the room its centre"],
      trendy: ["A fireplace for winter evenings", "Fireplace: pull up the chairs"],
    },
    end: {
      friendly: ["Book or board game in front of it?"],
    },
  },
  {
    on: ["gasFireplace"],
    icon: "🔥",
    title: ["{beds.adj} {type} with a gas fireplace", "{gasFireplace.bare}, {district}"],
    open: {
      professional: ["This {beds.adj} {type} has a gas fireplace."],
      friendly: ["A fire without the log-carrying: there’s a gas fireplace."],
      luxury: ["The fire is lit in a moment here: a gas fireplace."],
      trendy: ["A fire with no ash: it’s a gas fireplace."],
    },
    line: {
      professional: ["A gas fireplace adds warmth without logs or ash", "The home has a gas fireplace"],
      friendly: [
        "There’s a gas fireplace, so you get the fire without the ash",
        "A gas fireplace takes the edge off a cold evening, and there are no logs to carry",
      ],
      luxury: ["There is a gas fireplace, lit in a moment", "Evenings close beside a gas fireplace"],
      trendy: ["Gas fireplace: the fire, no ash"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🪵",
    title: ["{beds.adj} {type}, wood-burning stove", "{woodStove.bare}, {district}"],
    open: {
      professional: ["The home has a wood-burning stove."],
      friendly: ["The first cold evening can be an occasion here: there’s a wood-burning stove."],
      luxury: ["Winter moves to the wood-burning stove."],
      trendy: ["Jumper season, covered: a wood-burning stove."],
    },
    line: {
      professional: ["A wood-burning stove is installed", "For winter there is a wood-burning stove"],
      friendly: [
        "There’s a wood-burning stove, so on cold nights everyone ends up in one room",
        "A wood-burning stove is there for winter; you’ll want somewhere dry for the logs",
      ],
      luxury: ["There is a wood-burning stove for the winter months", "Winter evenings have a wood-burning stove"],
      trendy: ["Wood-burning stove for cold nights"],
    },
    end: {
      friendly: ["Who’s in charge of the kindling at yours?"],
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
      trendy: ["Summer: {terrace}. Winter: a wood-burning stove."],
    },
    line: {
      professional: ["For summer there is {terrace}; for winter, a wood-burning stove"],
      friendly: ["There’s {terrace} for summer and a wood-burning stove for the rest of the year"],
      luxury: ["Summer belongs to {terrace}; winter, to the wood-burning stove"],
      trendy: ["{terrace} for summer, wood-burning stove for winter"],
    },
    end: {
      friendly: ["Which season are you?"],
    },
  },
  {
    on: ["woodStove", "garden"],
    icon: "🔥",
    weight: 98,
    open: {
      professional: ["The warm months have {garden}, the cold ones a wood-burning stove."],
      friendly: [
        "Half the year outside, half the year by the stove: there’s {garden}, and a wood-burning stove indoors.",
      ],
      luxury: ["In summer, {garden}; in winter, the wood-burning stove."],
      trendy: ["Warm day: {garden}. Cold night: wood-burning stove."],
    },
    line: {
      professional: ["There is {garden} for summer and a wood-burning stove for winter"],
      friendly: ["There’s {garden} for summer and a wood-burning stove for winter"],
    },
    end: {
      friendly: ["Which season are you?"],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "🦶",
    open: {
      professional: ["Heating comes from under the floor."],
      friendly: ["Bare feet in January: there’s underfloor heating."],
      luxury: ["Warmth comes from the floor: there is underfloor heating."],
      trendy: ["Warm floors in January: underfloor heating."],
    },
    line: {
      professional: ["There is underfloor heating"],
      friendly: ["There’s underfloor heating, so the floor is warm when you get up"],
      luxury: ["There is underfloor heating, and the walls stay clear", "Warmth rises from underfloor heating"],
      trendy: ["Underfloor heating, so warm feet in January"],
    },
  },
];
