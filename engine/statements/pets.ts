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
    /(?<![热卖])[狗犬](?!粮)|ワンちゃん|강아지|[가-힣]형견|반려견|(?<![가-힣\d\s])개(?=도|는|와)|(?<!\p{L})dogs?(?!\p{L}| walk)|(?<!\p{L})chiens?(?!\p{L})|(?<!\p{L})Hunde?n?(?!\p{L})/giu,
  ],
  ["cat", /猫(?!眼)|고양이|반려묘|(?<!\p{L})cats?(?!\p{L})|(?<!\p{L})chats?(?!\p{L})|(?<!\p{L})Katzen?(?!\p{L})/giu],
  [
    "pet",
    /宠物(?!店|医院)|ペット(?!ボトル)|반려동물|애완동물|(?<!\p{L})pets?(?!\p{L})|(?<!\p{L})anima(?:ux|l)(?!\p{L})|(?<!\p{L})(?:Haus)?[Tt]iere?(?!\p{L})/giu,
  ],
];
const asked =
  /商量|协商|面议|另议|可议|可谈|先问|同意|相談|応相談|同意|許可|承諾|협의|상담|문의|동의|허락|consider|discuss|negotiab|arrange|request|consent|approv|permission|(?:say|says|needs?|ask)[^.]{0,20}(?:landlord|landlady|owner|freeholder|yes)|sur demande|à discuter|à voir|accord|autorisation|Absprache|Vereinbarung|Anfrage|Rücksprache|Zustimmung|Genehmigung|Erlaubnis/iu;
const allowed =
  /可以?养|能养|可带|随便|任意|可(?=$|[,，。;；!！]|猫|狗)|允许|欢迎|都行|也行|没问题|都可以|可以|可(?!能|议|谈|商)|OK|オーケー|飼え|飼育可|歓迎|大丈夫|가능|환영|키울 ?수|괜찮|allow|accept|permit|welcome|fine|okay|(?<!\p{L})ok(?!\p{L})|friendly|accept[ée]|admis|bienvenu|autoris[ée]|possible|erlaubt|willkommen|gestattet|okay|(?<!\p{L})(?:auch|aussi|également|ebenso|too|as well)(?!\p{L})|ohne Weiteres|dürfen|darf|möglich|(?<!\p{L})(?:ja|yes|oui)(?!\p{L})/iu;
const refused =
  /不可|不能|不准|不许|不允许|禁|谢绝|不接受|不行|不要|NG|飼えません|お断り|불가|금지|안 ?[됩되돼]|못|(?<!\p{L})(?:no|not|n't|never|non|pas|sans|keine?n?|nicht|ohne|nein|aucun)(?!\p{L})|n't|prohibit|forbid|interdit|refus|verboten|untersagt/iu;

const clause = /[^。.!！?？;；\n,，、/】\p{Extended_Pictographic}]{1,160}/gu;
const sentence = /[^。.!！?？;；\n]{1,400}/gu;

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
  /ohne Weiteres|kein Problem|no problem|not a problem|sans (?:problème|souci)|pas de (?:problème|souci)|没问题|問題(?:ない|なし|ありません)|문제 ?없/giu;
function policyOf(original: string): Policy | null {
  const words = original.replace(readily, "OK");
  return asked.test(words) ? "ask" : refused.test(words) ? "no" : allowed.test(words) ? "yes" : null;
}

const isAny = (kind: Kind): boolean => kind === "pet" || kind === "smallPet";

/** Rules about animals that `text` (width-folded) states. A clause without a rule of its own takes the next one's. */
function petRules(text: string): Rule[] {
  return [...text.matchAll(sentence)].flatMap((match) => {
    if (found(match[0]).length === 0) return [];
    const made: Rule[] = [];
    let open: Rule[] = [];
    for (const part of match[0].matchAll(clause)) {
      const at = match.index + part.index;
      const mine = found(part[0]).map((one) => ({ ...one, start: one.start + at, end: one.end + at }));
      const policy = policyOf(part[0]);
      open.push(...mine);
      if (policy === null || open.length === 0) continue;
      made.push(...open.map((one) => ({ ...one, policy })));
      open = [];
    }
    // "Pets: a cat is fine": the word for all of them is only the head.
    return made.some(({ kind }) => !isAny(kind)) ? made.filter(({ kind }) => !isAny(kind)) : made;
  });
}

/** What the texts of a listing say, the kinds with all their rules. */
export type PetPolicy = ReadonlyMap<Kind, ReadonlySet<Policy>>;

export function petPolicyOf(texts: readonly string[]): PetPolicy {
  const made = new Map<Kind, Set<Policy>>();
  for (const text of texts)
    for (const { kind, policy } of petRules(text)) made.set(kind, (made.get(kind) ?? new Set()).add(policy));
  return made;
}

const rank: Readonly<Record<Policy, number>> = { no: 0, ask: 1, yes: 2 };

/** Ids of concepts the rules of a listing bear out. */
export function petConcepts(policy: PetPolicy): string[] {
  const has = (kind: Kind, rule: Policy): boolean => policy.get(kind)?.has(rule) ?? false;
  return [
    ...(has("pet", "yes") ? ["petsAny"] : []),
    ...(has("cat", "yes") ? ["petsCat"] : []),
    ...(has("dog", "yes") ? ["petsDog"] : []),
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
