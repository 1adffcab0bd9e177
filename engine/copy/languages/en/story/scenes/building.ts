/** Scenes on the building: lifts, doors, what residents share. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["The building has a lift", "A lift serves the building"],
      friendly: [
        "There’s a lift, so the weekly shop goes up without you counting stairs",
        "The building has a lift, which you’ll be glad of on moving day",
      ],
      luxury: ["There is a lift", "One goes up by lift"],
      trendy: ["There’s a lift for heavy bags", "Lift in the building, so moving day is easier"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      professional: ["The building has two lifts"],
      friendly: ["There are two lifts, so less waiting in the morning"],
      trendy: ["Two lifts, so less waiting"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    open: {
      professional: ["It is on the top floor, with no neighbours overhead."],
      friendly: ["Nobody upstairs to drop a shoe: it’s on the top floor."],
      luxury: ["It is on the top floor, with nobody overhead."],
      trendy: ["Top floor. Upstairs neighbours: none."],
    },
    line: {
      professional: ["It is on the top floor, with no neighbours overhead"],
      friendly: ["It’s on the top floor, so nobody walks about above you"],
      luxury: ["It is on the top floor, with nobody overhead", "Nobody walks overhead: it is on the top floor"],
      trendy: ["Top floor, so nobody above you"],
    },
  },
  {
    on: ["topFloor", "lift"],
    icon: "🏙️",
    weight: 76,
    title: ["Top floor, with a lift"],
    open: {
      professional: ["It is on the top floor, and there is a lift."],
      friendly: ["It’s on the top floor and there’s a lift: nobody above you, and no stairs to pay for it."],
      trendy: ["Top floor, and there’s a lift."],
    },
    line: {
      professional: ["It is on the top floor, and there is a lift"],
      friendly: ["It’s on the top floor, with a lift: nobody above, no stairs to pay for it"],
      trendy: ["Top floor, with a lift"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: {
      luxury: ["Someone downstairs knows your name: there is a concierge."],
    },
    line: {
      professional: ["The building has a concierge"],
      friendly: ["There’s a concierge, so parcels and keys have someone to look after them"],
      luxury: ["There is a concierge"],
      trendy: ["There’s a concierge"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛡️",
    line: {
      professional: ["There is security on site"],
      friendly: ["There’s security on site, at night too if you ask when they’re on duty"],
      trendy: ["Security on site"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: {
      professional: ["There is an entryphone"],
      friendly: ["There’s an entryphone, so you know who’s ringing"],
      trendy: ["Entryphone at the door"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "🔔",
    line: {
      professional: ["It has a video entryphone"],
      friendly: ["There’s a video entryphone, so you see who it is before you open"],
      trendy: ["Video entryphone, so you see who’s there"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      professional: ["The street door locks itself"],
      friendly: ["The street door locks itself"],
      trendy: ["The street door locks itself"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["{beds.adj} {type} with parcel lockers", "{parcelBox.bare}, {district}"],
    open: {
      professional: ["The building has parcel lockers."],
      friendly: ["Your parcels wait for you, not the other way round: there are parcel lockers."],
      trendy: ["No more missed deliveries: parcel lockers."],
    },
    line: {
      professional: ["The building has parcel lockers", "Deliveries are left in parcel lockers"],
      friendly: [
        "There are parcel lockers, so your parcels wait for you and not the other way round",
        "Deliveries go into parcel lockers, so you needn’t be in",
      ],
      luxury: ["There are parcel lockers for deliveries", "Deliveries wait in parcel lockers"],
      trendy: ["Parcel lockers, so you needn’t be in", "Deliveries land in parcel lockers"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🏠",
    line: {
      professional: ["Residents have a clubhouse"],
      friendly: ["There’s a residents’ clubhouse"],
      luxury: ["There is a residents’ clubhouse"],
      trendy: ["Residents’ clubhouse"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    open: {
      friendly: ["Rain is no longer an excuse: there’s {gym}."],
    },
    line: {
      professional: ["There is {gym}"],
      friendly: ["There’s {gym}, so a workout doesn’t depend on the weather"],
      luxury: ["There is {gym}"],
      trendy: ["{gym}, so no excuses"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      professional: ["There is a playground"],
      friendly: ["There’s a playground"],
      trendy: ["Playground on the doorstep {?playground}"],
    },
  },
  {
    on: ["stepFree"],
    icon: "🚪",
    open: {
      friendly: ["Suitcase, pram, trolley: access is step-free."],
    },
    line: {
      professional: ["Access is step-free"],
      friendly: ["Access is step-free, so anything on wheels comes straight in"],
      luxury: ["Access is step-free"],
      trendy: ["Step-free access"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      professional: ["Cars and walkers have separate ways through the grounds"],
      friendly: ["Cars and walkers go separate ways here, so the walk to the door is an easy one"],
      luxury: ["Cars and walkers are kept apart in the grounds"],
      trendy: ["Cars one way, walkers another"],
    },
  },
];
