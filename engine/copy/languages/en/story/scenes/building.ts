/** Scenes on the building: lifts, doors, what residents share. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["The building has a lift"],
      friendly: [
        "There’s a lift, so the weekly shop goes up without you counting stairs",
        "There’s a lift, so the armchair you shouldn’t have bought still gets home",
      ],
      luxury: ["A lift, and the stairs left to the energetic"],
      trendy: ["Lift. Knees say thanks", "Lift. Big sofa, no tears"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      professional: ["The building has two lifts"],
      friendly: ["Two lifts, so one can be somebody else’s in the morning"],
      trendy: ["Two lifts. Less small talk"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    open: {
      friendly: ["Nobody upstairs to drop a shoe: it’s on the top floor."],
      luxury: ["The top floor: after this, only weather."],
      trendy: ["Top floor. Upstairs neighbours: none."],
    },
    line: {
      professional: ["It is on the top floor"],
      friendly: ["It’s on the top floor, so nobody drops a shoe above you"],
      luxury: ["The top floor, with nothing overhead but weather"],
      trendy: ["Top floor. Nobody stomping above"],
    },
  },
  {
    on: ["topFloor", "lift"],
    icon: "🏙️",
    weight: 76,
    title: ["Top floor, with a lift"],
    open: {
      professional: ["It is on the top floor, and there is a lift."],
      friendly: ["Top floor and a lift: nobody above you, and no stairs to pay for it."],
      trendy: ["Top floor. Lift. No catch in that sentence."],
    },
    line: {
      professional: ["It is on the top floor, and there is a lift"],
      friendly: ["Top floor with a lift: nobody above, no stairs to pay for it"],
      trendy: ["Top floor + lift"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: { luxury: ["Someone downstairs knows your name: there is a concierge."] },
    line: {
      professional: ["The building has a concierge"],
      friendly: ["A concierge, so the courier has someone to talk to"],
      luxury: ["A concierge, and a good evening on the way in"],
      trendy: ["Concierge. Someone to say hi to"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛡️",
    line: {
      professional: ["There is security on site"],
      friendly: ["Security on site, and someone to nod to late at night"],
      trendy: ["Security on site"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: {
      professional: ["There is an entryphone"],
      friendly: ["An entryphone, so you can pretend to be out politely"],
      trendy: ["Entryphone. Screen your callers"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "🔔",
    line: {
      professional: ["It has a video entryphone"],
      friendly: ["A video entryphone, so you see who it is before you decide if you’re in"],
      trendy: ["Video entryphone. Choose who you’re in for"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      professional: ["The street door locks itself"],
      friendly: ["The street door locks itself, so the last one in has nothing to remember"],
      trendy: ["Self-locking street door"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["{beds.adj} {type} with parcel lockers", "{parcelBox.bare}, {district}"],
    open: {
      professional: ["The building has parcel lockers."],
      friendly: ["Your parcels wait for you, not the other way round: there are parcel lockers."],
      trendy: ["Sorry we missed you? Not any more. Parcel lockers."],
    },
    line: {
      professional: ["The building has parcel lockers"],
      friendly: [
        "Parcel lockers, so your parcels wait for you and not the other way round",
        "Parcel lockers, so the courier and you need never meet",
      ],
      luxury: ["Parcel lockers: deliveries come and go without you"],
      trendy: ["Parcel lockers. Sorry-we-missed-you cards: extinct", "Parcel lockers. Click, collect, slippers"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🏠",
    line: {
      professional: ["Residents have a clubhouse"],
      friendly: ["There’s a residents’ clubhouse, for the party your sofa can’t hold"],
      luxury: ["A residents’ clubhouse, for company in measured amounts"],
      trendy: ["Residents’ clubhouse. Your sofa gets a night off"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    open: { friendly: ["The excuse about the weather stops working: there’s {gym}."] },
    line: {
      professional: ["There is {gym}"],
      friendly: ["{gym}, so the weather is no longer an excuse"],
      trendy: ["{gym}. Excuses: none left"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      professional: ["There is a playground"],
      friendly: ["There’s a playground, for letting off steam before supper"],
      trendy: ["Playground. Steam: let off"],
    },
  },
  {
    on: ["stepFree"],
    icon: "🚪",
    open: { friendly: ["Suitcase, pram, trolley, wheels of any kind: access is step-free."] },
    line: {
      professional: ["Access is step-free"],
      friendly: ["Step-free access, so anything on wheels comes straight in"],
      luxury: ["Step-free: one arrives without looking down"],
      trendy: ["Step-free. Wheels welcome"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      professional: ["Cars and walkers have separate ways through the grounds"],
      friendly: ["Cars and walkers go separate ways here, so walking home needs no looking over the shoulder"],
      luxury: ["Cars and walkers kept apart, and the footpath kept calm"],
      trendy: ["Cars one way, walkers another"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    open: { friendly: ["No carpet politics: there are {hardwoodFloor}."] },
    line: {
      professional: ["Underfoot there are {hardwoodFloor}"],
      friendly: ["{hardwoodFloor}, with a good slide in socks"],
      luxury: ["{hardwoodFloor}, and the sound of someone coming home"],
      trendy: ["{hardwoodFloor}. Sock slides"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["There are {woodFloor}"],
      friendly: ["{woodFloor}, warm to look at and quick to sweep"],
      luxury: ["{woodFloor}, and footsteps that belong to someone"],
      trendy: ["{woodFloor}. Rugs optional"],
    },
  },
];
