/** What a text says of animals, kind by kind: allowed, a matter of consent, or not allowed. */
import { verdict } from "#engine/phrases/denied";

/** A small dog is let in where another may not be. */
type Kind = "smallDog" | "dog" | "cat" | "smallPet" | "pet";
type Policy = "yes" | "ask" | "no";

interface Rule {
  readonly kind: Kind;
  readonly policy: Policy;
  readonly start: number;
  readonly end: number;
}

const animals: readonly (readonly [Kind, RegExp])[] = [
  [
    "dog",
    /(?<![热卖])[狗犬](?!粮)|ワンちゃん|강아지|[가-힣]형견|반려견|(?<![가-힣\d]|[가-힣\d] )개(?=도|는|와)|(?<!\p{L})dogs?(?!\p{L}| walk)|(?<!\p{L})chiens?(?!\p{L})|(?<!\p{L})Hunde?n?(?!\p{L})/giu,
  ],
  ["cat", /猫(?!眼)|고양이|반려묘|(?<!\p{L})cats?(?!\p{L})|(?<!\p{L})chats?(?!\p{L})|(?<!\p{L})Katzen?(?!\p{L})/giu],
  [
    "pet",
    /宠物(?!店|医院)|(?<!カー)ペット(?!ボトル|飼育時|飼育の場合)|반려동물|애완동물|(?<!\p{L})pets?(?!\p{L})|(?<!\p{L})anima(?:ux|l)(?!\p{L})|(?<!\p{L})(?:Haus)?[Tt]iere?(?!\p{L})/giu,
  ],
];
const asked =
  /商量|协商|考虑|申请|検討|審査|검토|신청|面议|另议|可议|可谈|先问|同意|相談|応相談|同意|許可|承諾|협의|상담|문의|동의|허락|consider|discuss|negotiab|arrange|request|consent|approv|permission|(?:say|says|needs?|ask)[^.]{0,20}(?:landlord|landlady|owner|freeholder|yes)|sur demande|à discuter|à voir|accord|autorisation|se discute|se négocie|discutable|envisageable|étudi|sous réserve|let['’]s talk|Verhandlung|denkbar|Absprache|Vereinbarung|Anfrage|Rücksprache|Zustimmung|Genehmigung|Erlaubnis|schriftlich|(?<!\p{L})(?:Ja|Segen|Okay) de[rs](?!\p{L})|in writing|par écrit|lässt sich reden|reden wir|parlons-en|open to|商议|沟通|可以?(?:再)?[谈聊]|能[谈聊]|好商量|面谈|再谈|再说|看情况|视情况|点头|征得|打招呼|问(?:一?下|问)|話し合い|次第|事前に|要連絡|상의|의논|논의|조율|승낙|조건부|여쭤/iu;
const allowed =
  /可以?养|能养|可带|随便|任意|可(?=$|[,，。;；!！]|猫|狗)|允许|欢迎|都行|也行|没问题|都可以|可以|可(?!能|议|谈|商)|OK|オーケー|飼え|飼育可|歓迎|大丈夫|가능|환영|키울 ?수|괜찮|allow|accept|permit|welcome|fine|okay|(?<!\p{L})ok(?!\p{L})|friendly|accept[ée]|admis|bienvenu|autoris[ée]|possible|erlaubt|willkommen|gestattet|okay|(?<!\p{L})(?:auch|aussi|également|ebenso|too|as well)(?!\p{L})|ohne Weiteres|dürfen|darf|möglich|(?<!\p{L})(?:ja|yes|oui)(?!\p{L})|avec (?:votre|ton|son) |with your |mit (?:Ihre|deine)[rm] |带来|连れて/iu;
const refused =
  /不可|不能|不准|不许|不允许|禁|谢绝|不接受|不行|不要|NG|飼えません|お断り|불가|금지|안 ?[됩되돼]|못|(?<!\p{L})(?:no|not|n't|never|non|pas|sans|keine?n?|nicht|ohne|nein|aucun)(?!\p{L})|n't|prohibit|forbid|interdit|refus|verboten|untersagt/iu;

const clause = /[^。.!！?？;；\n,，、/】\p{Extended_Pictographic}]{1,160}/gu;
const sentence = /[^。.!！?？;；\n]{1,400}/gu;

/** "Chien : un seul, petit, et à discuter" */
const smallBehind = /^ {0,2}[:：?？,]? [^.!?\n]{0,16}(?<!\p{L})(?:small|petite?|klein(?:e[rsnm]?)?)(?!\p{L})/iu;
const small: Partial<Record<Kind, Kind>> = { dog: "smallDog", pet: "smallPet" };
const isSmall = (text: string, at: number, words: string): boolean =>
  words.startsWith("소형") ||
  /(?:小(?:型)?|small |petits? |klein(?:e[rsnm]?|) )$/iu.test(text.slice(Math.max(0, at - 8), at));

const found = (text: string): Rule[] =>
  animals.flatMap(([kind, words]) =>
    [...text.matchAll(words)].map((match) => ({
      kind: isSmall(text, match.index, match[0]) ? (small[kind] ?? kind) : kind,
      policy: "yes" as const,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

const readily =
  /ohne Weiteres|ohne (?:jede )?(?:Bedingung|Einschränkung)(?:en)?|sans (?:aucune )?(?:condition|restriction)s?|with(?:out| no) (?:any )?(?:conditions|restrictions)|no restrictions|无条件|不限|条件なし|無条件|조건 ?없이|제한 ?없이|kein Problem|no problem|not a problem|sans (?:problème|souci)|pas de (?:problème|souci)|没问题|問題(?:ない|なし|ありません)|문제 ?없/giu;
function policyOf(original: string): Policy | null {
  const words = original.replace(readily, "OK");
  return asked.test(words) ? "ask" : refused.test(words) ? "no" : allowed.test(words) ? "yes" : null;
}

const isAny = (kind: Kind): boolean => kind === "pet" || kind === "smallPet";

/** Rules about animals that `text` (width-folded) states. A clause without a rule of its own takes the next one's. */
function petRules(original: string): Rule[] {
  // "No piano, but your cat": what stands behind "but" is a clause of its own.
  const text = original.replace(turn, (words) => `${words.slice(0, -1)},`);
  let asking: Rule[] = [];
  return [...text.matchAll(sentence)].flatMap((match) => {
    const answered = asking;
    asking = [];
    if (found(match[0]).length === 0 && answered.length === 0) return [];
    const made: Rule[] = [];
    let open: Rule[] = [];
    for (const [nth, part] of [...match[0].matchAll(clause)].entries()) {
      const at = match.index + part.index;
      const mine = found(part[0]).map((one) => ({
        ...one,
        kind: smallBehind.test(match[0].slice(part.index + one.end)) ? (small[one.kind] ?? one.kind) : one.kind,
        start: one.start + at,
        end: one.end + at,
      }));
      const policy = policyOf(part[0]);
      open.push(...mine);
      // "A small dog? No problem."
      if (nth === 0 && open.length === 0)
        open.push(...answered.map((one) => ({ ...one, start: at, end: at + part[0].length })));
      // "A small dog may come, but ask first."
      if (policy === "ask" && open.length === 0)
        for (const [at, one] of made.entries()) if (one.policy === "yes") made[at] = { ...one, policy };
      if (policy === null || open.length === 0) continue;
      made.push(...open.map((one) => ({ ...one, policy })));
      open = [];
    }
    // "Can I keep a dog?" asks, whatever its words.
    if (/^\s?[」』”"]?\s?[?？]/u.test(text.slice(match.index + match[0].length))) {
      asking = [...made, ...open];
      return [];
    }
    // "Pets: a cat is fine": the word for all of them is only the head.
    const narrow = made.some(({ kind }) => !isAny(kind)) ? made.filter(({ kind }) => !isAny(kind)) : made;
    // "A dog, if it is a small one".
    return narrow.filter(
      (one) => one.kind !== "dog" || !narrow.some(({ kind, policy }) => kind === "smallDog" && policy === one.policy),
    );
  });
}

const turn = /지만|(?<!\p{L})(?:but|mais|aber)(?!\p{L})|但是?|けれど|ですが/giu;

/** A field of its own that only names animals lets them in: "Pets: two cats". */
const field =
  /^[^:：]{0,16}(?:pet|宠物|ペット|반려동물|anima|haustier|mascota)[^:：]{0,12}[:：](?<value>[^\n]{1,200})$/iu;
const listed = (text: string): Rule[] => (policyOf(text) === null ? found(field.exec(text)?.groups?.value ?? "") : []);

/** What the texts of a listing say, the kinds with all their rules. */
export type PetPolicy = ReadonlyMap<Kind, ReadonlySet<Policy>>;

export function petPolicyOf(texts: readonly string[]): PetPolicy {
  const made = new Map<Kind, Set<Policy>>();
  for (const text of texts)
    for (const { kind, policy } of [...petRules(text), ...listed(text)])
      made.set(kind, (made.get(kind) ?? new Set()).add(policy));
  return made;
}

/** Do the words leave an animal to somebody's consent? */
export const isAskedFor = (words: string): boolean => policyOf(words) === "ask";

const rank: Readonly<Record<Policy, number>> = { no: 0, ask: 1, yes: 2 };

/** Ids of concepts the rules of a listing bear out. */
export function petConcepts(policy: PetPolicy): string[] {
  const has = (kind: Kind, rule: Policy): boolean => policy.get(kind)?.has(rule) ?? false;
  return [
    ...(has("pet", "yes") ? ["petsAny"] : []),
    ...(has("cat", "yes") ? ["petsCat"] : []),
    ...(has("dog", "yes") ? ["petsDog"] : []),
    ...([...policy.values()].some((rules) => rules.has("no")) ? ["noPets"] : []),
    ...((["smallDog", "dog", "cat", "smallPet", "pet"] as const).some((kind) => has(kind, "ask")) ? ["petsAsk"] : []),
  ];
}

const none: ReadonlySet<Policy> = new Set(["no"]);

/** What rules for some kinds leave of "pets": to be asked about, unless cats and dogs both may come. */
function atLarge(policy: PetPolicy): ReadonlySet<Policy> | undefined {
  if (policy.has("pet")) return undefined;
  const both = [policy.get("dog"), policy.get("cat")].every((rules) => rules?.has("yes") ?? false);
  return new Set<Policy>([both ? "yes" : "ask"]);
}

/** "Dogs of any size". */
const anySize =
  /任何(?:大小|体型)|不限(?:大小|体型)|(?:大小|体型)不限|大きさ(?:は|を)?問(?:い|わ)|크기(?:는|에)? ?(?:상관|제한) ?없|(?<!\p{L})(?:any|all|every) sizes?(?!\p{L})|toutes? (?:les )?tailles?|(?:jeder|aller) Größen?(?!\p{L})/giu;
const sized =
  /\d{1,2} ?(?:kg|lbs?|pounds|公斤|キロ|킬로)|小型|소형|(?<!\p{L})small(?!\p{L})|(?<!\p{L})petits?(?!\p{L})|(?<!\p{L})kleine?[rsn]?(?!\p{L})/iu;

/** Stretches of `text` that let in animals of any size where a line of `corpus`, the listing's texts, sets one. */
export function petsOfAnySize(text: string, corpus: string): { start: number; end: number }[] {
  const limited = corpus
    .split(/[\n。;；]|\.(?=\s|$)/u)
    .some((line) => sized.test(line) && animals.some(([, words]) => line.search(words) >= 0));
  if (!limited) return [];
  return [...text.matchAll(anySize)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => found(text.slice(Math.max(0, start - 24), end + 24)).length > 0);
}

/** Stretches of `text` that allow an animal more than the listing does. */
export function widenedPets(text: string, policy: PetPolicy): { start: number; end: number }[] {
  if (policy.size === 0) return [];
  return petRules(text)
    .filter(({ kind, policy: said }) => {
      if (said === "no") return false;
      const own =
        policy.get(kind) ??
        (kind === "smallPet" ? policy.get("pet") : undefined) ??
        (kind === "pet" ? ((policy.get("smallPet") && none) ?? atLarge(policy)) : undefined) ??
        (kind === "smallDog" ? policy.get("dog") : kind === "dog" ? policy.get("smallDog") && none : undefined) ??
        policy.get("pet");
      if (!own) return false;
      return Math.max(...[...own].map((one) => rank[one])) < rank[said];
    })
    .filter(({ start, end }) => verdict(text, start, end) !== "denied")
    .map(({ start, end }) => ({ start, end }));
}
