/** Reads what speaks against a home: noise, a bath without a window, a burst pipe, what is not left, what is old. */
import type { DecidingFact, Slot } from "../fact.ts";
import { type Word, wordsIn } from "../words.ts";
import { clausesOf, day, dayIn, disclosed, fact, find, flag, number, type Reader } from "./page.ts";

const words = (some: readonly Word[]): Slot | undefined =>
  some.length === 0 ? undefined : { form: "words", words: some };

const noiseWords =
  /车声|车流声|噪[音声]|听(?:得)?到(?:汽)?车|騒音|車の音|차 ?소리|소음|traffic noise|road noise|hear (?:the )?(?:cars|traffic)|(?:noise|noisy) (?:at|from|in)|bruits? (?:de (?:la )?)?(?:circulation|rue|voitures)|verkehrslärm|straßenlärm|autos zu hören/iu;
const noise: Reader = (page) => {
  const said = find(page, noiseWords);
  if (
    !said ||
    /没有|无噪|no (?:traffic|road)|kein|sans|なし|없/iu.test(
      said.phrase.slice(Math.max(0, said.hit.index - 8), said.hit.index),
    )
  )
    return [];
  const [room] = wordsIn(said.phrase, "room");
  const road =
    /临([\p{Script=Han}]{2,6}(?:路|街|大道))/u.exec(said.phrase)?.[1] ??
    /(?:on|to|towards) ([A-Z][\p{L}]{2,20} (?:Road|Street|Lane|Avenue))/u.exec(said.phrase)?.[1] ??
    /(?:zur|an der) ([A-ZÄÖÜ][\p{L}-]{3,30}stra(?:ß|ss)e)/u.exec(said.phrase)?.[1];
  return [
    fact("roadNoise", said.phrase, {
      ...(room ? { room: words([room]) } : {}),
      ...(road ? { road: { form: "name", text: road } satisfies Slot } : {}),
      double: flag(
        /双层玻璃|二重(?:ガラス|サッシ)|이중 ?유리|double[- ]glaz|double vitrage|doppelverglas/iu.test(said.phrase),
      ),
      rush: flag(/高峰|ラッシュ|출퇴근|rush hour|peak|heures de pointe|stoßzeit|berufsverkehr/iu.test(said.phrase)),
    }),
  ];
};

const pipe: Reader = (page) => {
  const said = find(page, /burst|爆裂|爆管|破裂|파열|rohrbruch|rupture de canalisation|dégât des eaux/iu);
  if (!said || !/pipe|管|배관|rohr|canalisation|eau/iu.test(said.phrase)) return [];
  const all = page.phrases.filter((phrase) => /burst|爆裂|爆管|破裂|파열|rohrbruch|rupture/iu.test(phrase)).join(" ");
  const [room] = wordsIn(all, "room");
  return [
    fact("pipeBurst", said.phrase, {
      date: day(dayIn(all)),
      room: room ? words([room]) : undefined,
      repaired: flag(/repaired|已修|修理済|수리|réparé|repariert|behoben/iu.test(all)),
      papers: flag(/invoices?|发票|請求書|청구서|영수증|factures?|rechnungen/iu.test(all)),
    }),
  ];
};

const bath: Reader = (page) => {
  const inner = find(
    page,
    /innenliegende[sn]? (?:bad|duschbad)|暗卫|卫生间(?:没有窗|无窗)|浴室に窓(?:は)?(?:なし|ありません|がない)|창(?:문)? ?없는 ?욕실|(?:bathroom|bath) (?:without|has no) (?:a )?window|windowless bath|internal bathroom|salle (?:de bains|d['’]eau) (?:aveugle|sans fenêtre)/iu,
  );
  const plain = find(
    page,
    /(?:bad|badezimmer)[^.;]{0,30}(?:zustand einfach|einfacher zustand|im zustand von)|bathroom (?:is )?original to the|salle (?:de bains|d['’]eau) d['’]origine|卫生间(?:为)?(?:原|旧)装修/iu,
  );
  const tub = inner && /wanne|bathtub|with (?:a )?(?:bath|tub)|baignoire|浴缸|浴槽|욕조/iu.test(inner.phrase);
  return [
    ...(inner
      ? [
          fact("innerBath", inner.phrase, {
            tub: flag(tub === true),
            plain: flag(/einfach|simple|普通/iu.test(inner.phrase)),
          }),
        ]
      : []),
    ...(plain && !inner ? [fact("plainBath", plain.phrase)] : []),
  ];
};

const tenantsKitchen: Reader = (page) => {
  const own = find(
    page,
    /einbauküche (?:gehört|im eigentum) (?:der|des|dem) miete|kitchen (?:units )?belongs? to the tenant|cuisine (?:équipée )?appart(?:ient|enant) (?:à la|au) locataire/iu,
  );
  return own ? [fact("tenantsKitchen", own.phrase)] : [];
};

/** "没有电视和沙发", "refrigerator does not": goods that a reader might count on. */
const gone: Reader = (page) => {
  const missing = new Set<Word>();
  const stays = new Set<Word>();
  let source = "";
  let kept = "";
  for (const phrase of page.phrases)
    for (const clause of clausesOf(phrase)) {
      const without =
        /(?:没有|不含|不带|无)([^，。；]{1,20})|((?:refrigerator|fridge|washer|dryer|range|curtains?|furniture)[\p{L} ]{0,20}) (?:(?:does|do|will) not|(?:is |are )?not included)|((?:washing machine)[^.]{0,30}not included)|(?:no|without|not included:) ((?:sofa|tv|television|furniture|washing machine|fridge)[\p{L}, ]{0,30})|([^、。]{1,12})(?:はありません|なし$)|(?:sans|pas de|ni) ((?:canapé|télé|lave|réfrig)[^.;]{1,30})|(?:ohne|keine?) ((?:sofa|fernseher|waschmaschine|kühlschrank)[^.;]{0,30})|([^,.]{1,12}) ?(?:없음|없습니다)/iu.exec(
          clause,
        );
      for (const word of wordsIn(without?.slice(1).find((part) => part !== undefined) ?? "", "good")) {
        missing.add(word);
        source ||= phrase;
      }
      const with_ =
        /(.{3,80}?)(?<!(?:not|n['’]t|never)) (?:convey|stays?|remain|included?)(?! not)|seller is leaving (.{3,80})|((?:冰箱|洗衣机|油烟机|抽油烟机|燃气热水器|烘干机)[^，。；]{0,40}?)(?:都有|齐全|随房)/iu.exec(
          phrase,
        );
      for (const word of wordsIn(with_?.slice(1).find((part) => part !== undefined) ?? "", "good")) {
        stays.add(word);
        kept ||= phrase;
      }
    }
  for (const word of missing) stays.delete(word);
  return [
    ...(missing.size > 0
      ? [fact("missing", source, { goods: words([...missing]), keeps: words([...stays].slice(0, 4)) })]
      : []),
    // what stays is told beside what does not
    ...(stays.size > 0 && (page.rent || missing.size === 0) ? [fact("stays", kept, { goods: words([...stays]) })] : []),
  ];
};

const old: Reader = (page) => {
  const found: DecidingFact[] = [];
  const kept =
    /(?:bedrooms? keep|keeps?) (?:their|its) ((?:19|20)\d\d) carpet/iu.exec(page.phrases.join("\n")) ??
    /其余(?:部分)?(?:为)?((?:19|20)\d\d)年(?:的)?(?:旧|老)?装修/u.exec(page.phrases.join("\n"));
  if (kept?.[0].includes("carpet")) found.push(fact("oldPart", kept[0], { carpet: number(Number(kept[1])) }));
  else if (kept) found.push(fact("oldPart", kept[0], { rest: number(Number(kept[1])) }));
  return found;
};

const plain: readonly (readonly [DecidingFact["id"], RegExp])[] = [
  [
    "walkThrough",
    /durchgangszimmer|nur durch das (?:wohn|schlaf)?zimmer erreichbar|chambre en enfilade|穿套|walk-through (?:bed)?room/iu,
  ],
  ["noCharger", /no ev charger|没有充电桩|无充电桩|keine (?:wallbox|ladestation)|pas de borne/iu],
  [
    "noParkingSpace",
    /stellplatz: (?:keiner|kein)|kein stellplatz|no parking(?: space)?(?!\p{L})|pas de stationnement|駐車場(?:[・\p{L}]{0,8})?: ?なし|没有车位|不含车位|주차 ?불가/iu,
  ],
  [
    "noLiftHere",
    /kein aufzug|ohne aufzug|no (?:lift|elevator)(?!\p{L})|sans ascenseur|pas d['’]ascenseur|没有电梯|无电梯|エレベーター(?:は)?(?:なし|ありません|無し)|エレベーター、オートロックはありません|엘리베이터 ?없/iu,
  ],
  ["septic", /assainissement[^.;]{0,40}(?:non conforme|n['’]est pas conforme)/iu],
  ["asbestos", /asbestos cement|présence d['’]amiante|asbestzement|石綿(?:あり|使用)/iu],
  [
    "noPermit",
    /no building permit|without (?:a )?building permit|sans permis de construire|ohne baugenehmigung|无建造许可/iu,
  ],
];

const shortcomings: Reader = (page) =>
  plain.flatMap(([id, pattern]) => {
    const said = find(page, pattern);
    return said ? [fact(id, said.phrase)] : [];
  });

const halfLevel: Reader = (page) => {
  const said = find(page, /错层停靠|电梯停在半层|l['’]ascenseur s['’]arrête au|ascenseur jusqu['’]au/iu);
  if (!said) return [];
  const steps = /下(\d{1,2})级台阶/u.exec(page.phrases.join("\n"))?.[1];
  const upTo = /(\d)e étage/u.exec(said.phrase.slice(said.hit.index))?.[1];
  if (!steps && !upTo) return [];
  return [
    fact("liftHalfLevel", said.phrase, {
      steps: number(steps ? Number(steps) : null),
      level: number(!steps && upTo ? Number(upTo) : null),
      up: number(!steps && upTo ? Number(upTo) + 1 : null),
    }),
  ];
};

const net: Reader = (page) => {
  const said = disclosed(page, /宽带|broadband|internet|インターネット/iu);
  return said && /未装|自办|自理|not connected|non raccordée|未開通/iu.test(said.value)
    ? [
        fact("noInternet", said.value, {
          fibre: flag(
            /full fibre|fibre (?:is )?available|fib(?:er|re) optique|glasfaser|光纤|光回線|광랜/iu.test(said.value),
          ),
        }),
      ]
    : [];
};

export const against: readonly Reader[] = [noise, pipe, bath, tenantsKitchen, gone, old, shortcomings, halfLevel, net];
