/** What one room sees is not what another does: the listing's room for a sight, against the text's. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { linesOf, plainly } from "../reading/frames.ts";

const rooms: readonly RegExp[] = [
  /客厅|起居|リビング|居間|거실|living|lounge|reception|séjour|salon|wohnzimmer/iu,
  /主卧|主寝室|안방|(?:main|master|primary) bedroom|chambre principale|hauptschlafzimmer/iu,
  /小房间|小房|次卧|小卧|小さな部屋|小部屋|작은 ?방|(?:small|second|other) (?:bed)?room|petite chambre|kleine[sn]? zimmer/iu,
  /书房|書斎|서재|study|bureau|arbeitszimmer/iu,
  /厨房|キッチン|台所|주방|부엌|kitchen|cuisine|küche/iu,
  /餐厅(?!厅)|ダイニング|식당(?!가)|dining|salle à manger|esszimmer/iu,
  /阳台|露台|バルコニー|ベランダ|テラス|발코니|베란다|테라스|balcon|terrac|terrass/iu,
  /浴室|卫生间|バスルーム|お風呂|욕실|bathroom|salle de bains?|badezimmer/iu,
];
const sights: readonly RegExp[] = [
  /大?桥|橋|대교|다리(?=가|를)|bridge|(?<!\p{L})pont(?!\p{L})|brücke/iu,
  /海(?!外|雲|淀)|바다|(?<!\p{L})(?:sea|ocean|bay|mer)(?!\p{L})|meer(?!\p{L})/iu,
  /[江河](?!苏|西|南)|川(?!崎|口)|한강|강(?=이|을|변)|river|canal|fleuve|fluss/iu,
  /湖|호수|lake|(?<!\p{L})lac(?!\p{L})/iu,
  /山(?!东|西)|산(?=이|을|자락)|비탈|hill|mountain|colline|berg/iu,
  /绿(?!色)|緑|초록|녹지|green|verdure|grün/iu,
  /公园|公園|공원|(?<!\p{L})park(?!ing)|parc/iu,
  /院子|内院|花园|中庭|庭園|庭(?=が|を|に)|안마당|정원|courtyard|garden|cour(?!t)|jardin|garten|hof/iu,
  /田|畑|밭|field|champ|feld/iu,
];
const looking = {
  zh: /看(?:得)?(?:见|到|着)|望(?:见|到|着|出)|眺|迎(?:着|向)?|对着|正对|朝着?|面(?:朝|对|向)|推窗|窗外/gu,
  ja: /見え|見渡|見下ろ|望[むめみ]|眺め|面し|臨[むみ]|のぞ[むめみ]|向か(?:い|って)/gu,
  ko: /보[이인입여]|바라|마주|내려다|조망|전망|뷰|향해|펼쳐/gu,
} as const;

const part = /[^,，、。;；.!！?？\n:：]{2,120}/gu;

const of = (some: readonly RegExp[], words: string): number[] =>
  some.flatMap((one, at) => (one.test(words) ? [at] : []));

/** By sight: the rooms whose clause in the listing has it; none where it stands without a room. */
const seenFrom = remembered((corpus) => {
  const made = sights.map(() => new Set<number>());
  const open = sights.map(() => false);
  for (const line of linesOf(corpus))
    for (const sight of of(sights, line)) {
      const clauses = (line.match(part) ?? []).filter((words) => sights[sight]?.test(words));
      const near = clauses.flatMap((words) => of(rooms, words));
      const found = near.length > 0 ? near : of(rooms, line);
      if (found.length === 0) open[sight] = true;
      for (const room of found) made[sight]?.add(room);
    }
  return made.map((some, at) => (open[at] ? new Set<number>() : some));
});

/** Clauses of `text` that give a room a sight which `corpus`, the listing's texts, gives to others only. */
export function strangeRoomViews(text: string, language: CopyLanguage, corpus: string): Span[] {
  if (language !== "zh" && language !== "ja" && language !== "ko") return [];
  const known = seenFrom(corpus);
  if (known.every(({ size }) => size === 0)) return [];
  const looks = plainly(text, language, looking[language]);
  if (looks.length === 0) return [];
  return [...text.matchAll(part)].flatMap((match): Span[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!looks.some((look) => look.start >= start && look.end <= end)) return [];
    const mine = of(rooms, match[0]);
    if (mine.length === 0) return [];
    const wrong = of(sights, match[0]).some((sight) => {
      const own = known[sight];
      return own !== undefined && own.size > 0 && !mine.some((room) => own.has(room));
    });
    return wrong ? [{ start, end }] : [];
  });
}
