/** Reads what is agreed: least term, when it is free, animals, letting on, viewings. */

import { partOfMonthIn } from "#engine/copy/material/part-of-month";
import { isAskedFor } from "#engine/statements/pets";
import type { Slot } from "../fact.ts";
import { wordsIn } from "../words.ts";
import { day, dayIn, disclosed, fact, find, flag, monthsIn, number, type Page, type Reader } from "./page.ts";

const term: Reader = (page) => {
  if (!page.rent) return [];
  const said = disclosed(page, /租期|minimum (?:term|stay|let|lease)|최소 ?계약|durée minimale|mindestmiet/iu);
  const months = said && monthsIn(said.value);
  return said && months
    ? [fact("leastTerm", said.value, months % 12 === 0 ? { years: number(months / 12) } : { n: number(months) })]
    : [];
};

const free: Reader = (page) => {
  if (!page.rent) return [];
  const said = disclosed(page, /可?入住|available|入居(?:可能)?日|입주|disponib|frei ab|bezug|verfügbar/iu);
  const named = said && /협의/u.test(said.value) ? null : said && dayIn(said.value);
  if (!said || !named) return [];
  const part = named.day === null ? partOfMonthIn(said.value) : null;
  const date = part === null ? named : { ...named, part };
  const after = /[日月号]?后|之后|after|nach dem|après/iu.test(said.value) && !/起|以降/u.test(said.value);
  return [fact("freeAfter", said.value, after ? { after: day(date) } : { from: day(date) })];
};

const animals: Reader = (page) => {
  const text = page.phrases
    .filter((phrase) =>
      /宠物|狗|猫|ペット|반려|고양이|pets?\b|dogs?\b|cats?\b|animaux|chiens?|chats?\b|haustier|katze|hunde?/iu.test(
        phrase,
      ),
    )
    .join("\n");
  if (text === "") return [];
  const limit =
    /(two|one|up to two|two cats|最多[一两二]只|\d) (?:pets?)(?:[^.\n]{0,12}up to (\d{1,3}) ?lb)?/iu.exec(text) ??
    /up to (two|\d)(?!\d)/iu.exec(text);
  const most = { one: 1, two: 2, "up to two": 2 }[(limit?.[1] ?? "").toLowerCase()] ?? Number(limit?.[1] ?? Number.NaN);
  if (limit && Number.isFinite(most))
    return [
      fact("petsUpTo", text, {
        n: number(most),
        ...(limit[2] ? { weight: { form: "pounds", value: Number(limit[2]) } satisfies Slot } : {}),
      }),
    ];
  const cats = /猫(\d)匹(?:まで)?可|(?:only )?(one|\d) cat (?:is )?(?:allowed|ok|permitted)|可养(一|\d)只猫/iu.exec(
    text,
  );
  if (cats && !isAskedFor(text) && /犬(?:は)?不可|no dogs|不可养狗|不能养狗/iu.test(text)) {
    const most = { one: 1, 一: 1 }[(cats[2] ?? cats[3] ?? "").toLowerCase()] ?? Number(cats[1] ?? cats[2] ?? cats[3]);
    return most === 1 ? [fact("oneCatNoDogs", text)] : [];
  }
  if (/不可养狗|no dogs|keine hunde|pas de chiens?|hunde nicht/iu.test(text)) {
    if (/养猫须|cats? (?:only )?with|katze nur|chat (?:avec|sous)/iu.test(text)) return [fact("dogsNoCatsAsk", text)];
    if (/katzen? erlaubt|cats (?:are )?(?:allowed|welcome)|可养猫|chats? acceptés/iu.test(text))
      return [fact("catsNotDogs", text)];
  }
  return [];
};

/** "小型犬1匹まで相談可（敷金1ヶ月追加）": one animal, a small dog, and by arrangement only. */
const smallDog: Reader = (page) => {
  if (!page.rent) return [];
  const said = find(page, /小型犬(?:のみ)?(?: ?(1)匹(?:まで|のみ)?)?(?:は|の飼育)?(?:応)?相談(?:可)?/u);
  if (!said || /不可/u.test(said.phrase)) return [];
  return [
    fact("smallDogAsk", said.phrase, {
      n: number(1),
      extra: flag(/敷金1[かヶケカ]月分?追加/u.test(said.phrase)),
    }),
  ];
};

/** When the keys of a home that is sold change hands: a first day, or the end of a month. */
const handover: Reader = (page) => {
  if (page.rent) return [];
  const said = disclosed(page, /^(?:possession|completion|交房|引渡(?:し|時期)?|인도|remise des clés|übergabe)/iu);
  const date = said && dayIn(said.value);
  if (!said || !date) return [];
  if (date.day !== null && /not before|不早于|以降|이후|pas avant|nicht vor/iu.test(said.value))
    return [fact("handover", `${said.name}: ${said.value}`, { after: day(date) })];
  if (date.day === null && /(?:底|末)前?|by the end of|말까지|fin \p{L}|ende/iu.test(said.value))
    return [
      fact("handover", `${said.name}: ${said.value}`, {
        byEnd: day(date),
        vacated: flag(/腾房|腾空/u.test(said.value)),
      }),
    ];
  return [];
};

/** What binds a home beyond its own walls: the seller's next purchase, a registration, the land, a protected area. */
const bonds: Reader = (page) => {
  if (page.rent) return [];
  const chain = find(page, /onward purchase (?:is )?(?:not yet|still to be) found|onward purchase to be found/iu);
  const hukou = find(page, /户口(?:尚)?未迁/u);
  const land = disclosed(page, /^土地(?:性质)?$/u);
  const area = disclosed(page, /^conservation area$/iu);
  return [
    ...(chain ? [fact("chainAbove", chain.phrase)] : []),
    ...(hukou ? [fact("hukouStays", hukou.phrase)] : []),
    ...(land && /划拨/u.test(land.value)
      ? [
          fact("allocatedLand", `${land.name}: ${land.value}`, {
            buyer: flag(/由?买方(?:补交|补缴|承担)土地(?:收益金|出让金)/u.test(land.value)),
          }),
        ]
      : []),
    ...(area && /^(?:yes|within|in)(?!\p{L})/iu.test(area.value)
      ? [fact("conservationArea", `${area.name}: ${area.value}`)]
      : []),
  ];
};

const letting: Reader = (page) => {
  if (page.rent) return [];
  const least = find(page, /minimum lease (?:of )?(\d{1,2}) months?|terms of (six|\d{1,2}) months or more/iu);
  const months = least
    ? ({ six: 6 }[(least.hit[2] ?? "").toLowerCase()] ?? Number(least.hit[1] ?? least.hit[2]))
    : null;
  const short = find(
    page,
    /no short-term rentals?|short-term (?:holiday )?(?:rentals?|lets?)[^.;]{0,24}not permitted|meublée? touristique interdite|ferienvermietung (?:nicht|untersagt)|民泊(?:は)?不可|宿泊業[^.;]{0,16}不可/iu,
  );
  return months || short
    ? [fact("leasing", least?.phrase ?? short?.phrase ?? "", { n: number(months), short: flag(short !== null) })]
    : [];
};

const school: Reader = (page) => {
  const said = find(page, /buyer to verify attendance|不承诺学位|划片以.{0,20}为准/iu);
  return said ? [fact("schoolOpen", said.phrase)] : [];
};

/** "17 bis 18.30 Uhr", "10 am to 1 pm", "19点以后": minutes of the day. */
function hoursIn(text: string): { readonly from: number; readonly to: number | null } | null {
  const minutes = (hour: string | undefined, minute: string | undefined, half: string | undefined): number =>
    (Number(hour) + (half === "pm" && Number(hour) < 12 ? 12 : 0)) * 60 + Number(minute ?? 0);
  const range =
    /(?<!\d)(\d{1,2})(?:[.:h](\d{2}))? ?(am|pm|点|時|h|시)? ?(?:to|bis|à|至|到|-|–|から|~) ?(\d{1,2})(?:[.:h](\d{2}))? ?(am|pm|Uhr|点|時|h|시)/iu.exec(
      text,
    );
  if (range) {
    const end = range[6]?.toLowerCase();
    return { from: minutes(range[1], range[2], range[3]?.toLowerCase()), to: minutes(range[4], range[5], end) };
  }
  const after =
    /(?<!\d)(\d{1,2})(?:[:点](\d{2})?)? ?(?:点)?以?[后後]|저녁 (\d{1,2})시 이후|after (\d{1,2}) ?(pm|am)|ab (\d{1,2}) Uhr|après (\d{1,2}) ?h/iu.exec(
      text,
    );
  if (!after) return null;
  if (after[3]) return { from: (Number(after[3]) + 12) * 60, to: null };
  if (after[4]) return { from: minutes(after[4], undefined, after[5]?.toLowerCase()), to: null };
  return { from: minutes(after[1] ?? after[6] ?? after[7], after[2], undefined), to: null };
}
const clock = (value: number | null): Slot | undefined =>
  value === null ? undefined : { form: "clock", minutes: value };

const viewingWords =
  /看房|内見|viewings?\b|showings?\b|open for inspection|besichtigung|visites?\b|보실 수|방문|집 ?보기/iu;
function viewings(page: Page): ReturnType<Reader> {
  const said = page.phrases.find((phrase) => viewingWords.test(phrase) && !/vidéo|video|virtual/iu.test(phrase));
  if (!said) return [];
  const text = said.slice(Math.max(0, said.search(viewingWords) - 60));
  const days = wordsIn(text, "day");
  const hours = hoursIn(text);
  const notice = /(\d{1,3}) hours/iu.exec(text)?.[1];
  const daily =
    /提前一天|一日前|前日まで|하루 전|a day['’]s notice|one day['’]s notice|la veille|einen tag (?:vorher|vorab)/iu.test(
      text,
    );
  const tenant = /abstimmung mit (?:der|dem) miete|with (?:the )?tenant|en accord avec (?:le|la) locataire/iu.test(
    text,
  );
  if (days.length === 0 && !hours && !notice && !daily) return [];
  return [
    fact("viewing", said, {
      ...(days.length > 0 ? { days: { form: "words", words: days.slice(0, 3) } satisfies Slot } : {}),
      ...(hours && hours.to !== null ? { from: clock(hours.from), to: clock(hours.to) } : {}),
      ...(hours && hours.to === null ? { after: clock(hours.from) } : {}),
      notice: number(notice ? Number(notice) : null),
      day: flag(daily),
      tenant: flag(tenant),
    }),
  ];
}

const leaves: Reader = (page) => {
  const said = find(
    page,
    /(?:现租客|租客)(?:住|租)到[^,，。;；]{2,12}|(?:present|current) tenant (?:stays|leaves|until)[^.;,]{2,30}|(?:지금|현재) ?(?:세입자|임차인)[^.;,]{0,20}까지|locataire actuel jusqu[^.;,]{2,30}|(?:bis|vermietet bis) [^.;,]{2,20} vermietet/iu,
  );
  const date = said && dayIn(said.hit[0]);
  return said && date && page.rent ? [fact("occupantLeaves", said.phrase, { date: day(date) })] : [];
};

export const terms: readonly Reader[] = [
  term,
  free,
  animals,
  smallDog,
  handover,
  bonds,
  letting,
  school,
  viewings,
  leaves,
];
