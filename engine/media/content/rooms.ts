/** Rooms as captions of photos name them, in the order a home is shown. */
import type { CopyLanguage } from "#contract/copy";

export const rooms = ["outside", "living", "dining", "kitchen", "bedroom", "bathroom", "outdoors", "plan"] as const;
export type Room = (typeof rooms)[number];

/** What captions call them, in all languages that are written; the first that is found counts. */
const said: Readonly<Record<Room, RegExp>> = {
  plan: /户型图|平面图|間取り図?|평면도|floor ?plan|plan (?:du|de)|grundriss/iu,
  bathroom:
    /卫生间|浴室|洗手间|浴|洗面|トイレ|욕실|화장실|bath|shower|en.?suite|salle de bains?|salle d.eau|bad(?:ezimmer)?(?!\p{L})/iu,
  kitchen: /厨房|キッチン|台所|주방|부엌|kitchen|cuisine|küche/iu,
  bedroom: /卧室|主卧|次卧|寝室|洋室|和室|침실|안방|bedroom|chambre|schlafzimmer/iu,
  living: /客厅|起居|リビング|居間|거실|living|lounge|reception|séjour|salon|wohnzimmer|wohn-/iu,
  dining: /餐厅|ダイニング|식당|dining|salle à manger|essbereich|esszimmer/iu,
  outdoors:
    /阳台|露台|花园|院子|バルコニー|ベランダ|庭|발코니|테라스|정원|balcony|terrace|deck|garden|patio|balcon|terrasse|jardin|balkon|garten/iu,
  outside:
    /外观|外立面|小区|楼栋|外観|エントランス|외관|단지|facade|façade|exterior|street|front (?:of|view|elevation|garden)|^front$|kerb|curb|building|entrance|immeuble|fassade|haus(?:ansicht)?|außen/iu,
};

const names: Readonly<Record<CopyLanguage, Readonly<Record<Room, string>>>> = {
  zh: {
    outside: "外观",
    living: "客厅",
    dining: "餐厅",
    kitchen: "厨房",
    bedroom: "卧室",
    bathroom: "卫生间",
    outdoors: "室外空间",
    plan: "户型图",
  },
  en: {
    outside: "The building",
    living: "Living room",
    dining: "Dining room",
    kitchen: "Kitchen",
    bedroom: "Bedroom",
    bathroom: "Bathroom",
    outdoors: "Outdoor space",
    plan: "Floor plan",
  },
  ja: {
    outside: "外観",
    living: "リビング",
    dining: "ダイニング",
    kitchen: "キッチン",
    bedroom: "寝室",
    bathroom: "浴室",
    outdoors: "屋外スペース",
    plan: "間取り図",
  },
  ko: {
    outside: "외관",
    living: "거실",
    dining: "식당",
    kitchen: "주방",
    bedroom: "침실",
    bathroom: "욕실",
    outdoors: "야외 공간",
    plan: "평면도",
  },
  fr: {
    outside: "La façade",
    living: "Le séjour",
    dining: "La salle à manger",
    kitchen: "La cuisine",
    bedroom: "La chambre",
    bathroom: "La salle de bains",
    outdoors: "L’extérieur",
    plan: "Le plan",
  },
  de: {
    outside: "Außenansicht",
    living: "Wohnzimmer",
    dining: "Essbereich",
    kitchen: "Küche",
    bedroom: "Schlafzimmer",
    bathroom: "Bad",
    outdoors: "Außenbereich",
    plan: "Grundriss",
  },
};

const order = Object.keys(said).filter((room): room is Room => Object.hasOwn(said, room));

/** The room a caption names, in whatever language; null where it names none. */
export const roomOf = (caption: string | null): Room | null =>
  caption === null ? null : (order.find((room) => said[room].test(caption)) ?? null);

export const roomName = (room: Room, language: CopyLanguage): string => names[language][room];

/** Does a phrase of the home tell of this room? */
export const tellsOf = (phrase: string, room: Room): boolean => said[room].test(phrase);

/** A photo as its order is decided. */
interface OrderedPhoto {
  caption: string | null;
  plan?: boolean | undefined;
  /** What speaks against it; of two of one room the better goes first. */
  hints?: readonly string[] | undefined;
}

/** Photos as a visitor would walk through the home, the best of each room first, the plan last. Indices of the photos. */
export function suggestedOrder(photos: readonly OrderedPhoto[]): number[] {
  const faults = (at: number): number => photos[at]?.hints?.length ?? 0;
  const captions = photos.map(({ caption, plan }) => (plan ? names.en.plan : caption));
  const order = shownOrder(captions);
  const place = new Map(order.map((at, index) => [at, index]));
  return order.sort((a, b) => {
    if (roomOf(captions[a] ?? null) !== roomOf(captions[b] ?? null)) return (place.get(a) ?? 0) - (place.get(b) ?? 0);
    return faults(a) - faults(b) || (place.get(a) ?? 0) - (place.get(b) ?? 0);
  });
}

/** Photos as a home is shown: from outside in, the plan last; those of no known room between. Indices of the photos. */
export function shownOrder(captions: readonly (string | null)[]): number[] {
  const rank = (caption: string | null): number => {
    const room = roomOf(caption);
    return room === null ? rooms.indexOf("outdoors") + 0.5 : rooms.indexOf(room);
  };
  return captions
    .map((caption, at) => ({ at, rank: rank(caption) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
}
