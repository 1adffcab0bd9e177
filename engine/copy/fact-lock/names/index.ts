/** Names a text mentions that the facts do not know. */

import { pinyin } from "pinyin-pro";
import type { CopyLanguage, Untraced } from "#contract/copy";
import { foldName } from "#engine/text/fold";
import { overlapping, type Span } from "#engine/text/span";
import { ofCulture } from "./culture.ts";
import { famousCandidates, famousForms } from "./famous.ts";
import { readersCountries } from "./forms.ts";
import { hanPeople, hanPlaces, type NameCandidate } from "./han.ts";
import { hangulPeople, hangulPlaces } from "./hangul.ts";
import { isKnownName } from "./known.ts";
import { latinNames } from "./latin.ts";
import type { NameFacts } from "./name-facts.ts";
import { regions } from "./regions.ts";
import { isRegister } from "./registers.ts";
import { scriptOf, soundsKnown } from "./sounds.ts";

function candidates(text: string, language: CopyLanguage): NameCandidate[] {
  if (language === "zh" || language === "ja")
    return [...hanPlaces(text, language), ...hanPeople(text, language), ...embeddedLatin(text)];
  if (language === "ko") return [...hangulPlaces(text), ...hangulPeople(text), ...embeddedLatin(text)];
  return latinNames(text, language);
}

/** Each becomes a mark, so that "Lake Elsinoreです" ends where its Latin letters end. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

/** Latin words inside Chinese, Japanese or Korean text are names unless they are acronyms or household words. */
const embeddedLatin = (text: string): NameCandidate[] =>
  latinNames(text.replace(eastAsian, "・"), "en", true).filter((one) => /\p{Ll}{2}/u.test(one.core));

/** The listing says it in the same letters. */
const verbatim = (text: string, { start, end }: Span, facts: NameFacts): boolean =>
  end - start >= 5 &&
  [
    text.slice(start, end),
    text.slice(start, end).replace(/^(?:Station|Bahnhof|Haltestelle|Gare|Métro) (?=\p{Lu}\p{L}{3})/u, ""),
    text.slice(start, end).replace(/strasse/giu, (one) => one.replace("ss", "ß")),
  ].some((one) => facts.corpus.includes(one));

/** "聖水リバーパーク(성수리버파크)": words in front of a bracket that holds a name of the facts, or the other way round. */
const bracket =
  /(?<name>[^\s,，、。.:：|｜(（「『"“\n·•;；!?！？](?:[^,，、。.:：|｜(（「『"“\n·•;；!?！？]{0,38}[^\s,，、。.:：|｜(（「『"“\n·•;；!?！？])?) ?[(（](?<original>[^()（）\n]{2,60})[)）]/gu;
const bracketed = /[(（]/u;
function renderings(text: string, facts: NameFacts): (Span & { readonly name: string })[] {
  // the pattern looks far ahead from every sign
  if (!bracketed.test(text)) return [];
  return [...text.matchAll(bracket)].flatMap((match) => {
    const { name = "", original = "" } = match.groups ?? {};
    const inside = original.split(/[,，、;；]/u)[0] ?? "";
    if (
      ![name.split(/\s/).at(-1) ?? name, inside].some(
        (one) => foldName(one).length > 1 && facts.names.includes(foldName(one)),
      )
    )
      return [];
    return [{ start: match.index, end: match.index + match[0].length, name }];
  });
}

/** "Awaji (淡路)" of a home whose station is 阿波座: a rendering whose original the listing does not have. */
const rendering =
  /(?:\p{Lu}[\p{L}'-]{2,24}|[가-힣]{2,10}|[\p{Script=Katakana}ー]{2,12})(?: (?:[Ss]tation|역|駅|Line|line))? ?[(（](?<original>\p{Script=Han}{2,6})[)）]/gu;
const onTheWay =
  /station|line\b|on foot|walk|minutes?|min\b|gare|ligne|à pied|Bahnhof|Linie|Fuß|Minuten|역|호선|도보|분|駅|線|徒歩|分/iu;
function strangeOriginals(text: string, facts: NameFacts): NameCandidate[] {
  if (!/\p{Script=Han}/u.test(facts.listing.address.text ?? "")) return [];
  return [...text.matchAll(rendering)].flatMap((match) => {
    const original = match.groups?.original ?? "";
    // 공급면적(建筑面积): a term of law and no name.
    if (/面[积積]|[产產][权權]|[税費费證证權权]$|[装裝]$/u.test(original)) return [];
    const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 16);
    const sound = foldName(pinyin(original, { toneType: "none" }));
    if (facts.corpus.includes(original) || facts.names.includes(sound) || !onTheWay.test(around)) return [];
    return [
      { start: match.index, end: match.index + match[0].length, core: original, kind: null, report: "place" as const },
    ];
  });
}

/** "Lourmarin, Var": behind a known place and a comma stands the place it lies in. */
const region = /(?<=\p{L}{3}, )(?<name>\p{Lu}[\p{L}'-]{1,24})(?=$|[\s.,;:!?)])/gu;
const regionNames: ReadonlySet<string> = new Set(regions);
const besideKnown = (text: string, facts: NameFacts): NameCandidate[] =>
  [...text.matchAll(region)].flatMap((match) => {
    const name = match.groups?.name ?? "";
    const before = /(?<last>[\p{L}'-]{3,30}), $/u.exec(text.slice(Math.max(0, match.index - 34), match.index))?.groups
      ?.last;
    if (!before || !facts.names.includes(foldName(before))) return [];
    const isState = facts.listing.country === "US" && /^[A-Z]{2}$/.test(name);
    if (!isState && !regionNames.has(name)) return [];
    return [{ start: match.index, end: match.index + name.length, core: name, kind: null, report: "place" as const }];
  });

/** Kinds of which a listing names the one a text then renders: a stop, the line it lies on. */
const stop =
  /station|metro|métro|subway|bahn|haltestelle|tram|gare|ligne|line(?!n)|mrt|站|线|線|駅|역|호선|fermata|estación|stop/iu;
const rendered: ReadonlyMap<string, RegExp> = new Map([
  ["station", stop],
  ["line", stop],
  ["park", /公园|公園|공원|(?<!\p{L})(?:park|parc|jardins?|square|parque|parco)(?!\p{L}|ing)|[Pp]ark(?!p|i)/iu],
  ["water", /运河|河|湖|江|川|강|호수|canal|Kanal|river|lake|creek|brook|rivière|lac|fleuve|Fluss/iu],
]);

/**
 * A stop or a line in another script than the listing's, which names one: no table knows how each is rendered (罗弄泉 for Lorong
 * Chuan, 环线 for Circle Line), so that only an eye can tell. What another table knows as another place is told for certain.
 */
function isOnlyRendered(
  text: string,
  { start, end, core, kind }: NameCandidate,
  facts: NameFacts,
  isRendering: boolean,
): boolean {
  const own = facts.listing.address.text ?? facts.listing.address.city ?? "";
  const [there, here] = [scriptOf(own), scriptOf(core)];
  // beside its original there is something to hold it against
  const original = /^\p{L}{0,3}[(（](?<original>[^()（）]{2,40})[)）]/u.exec(text.slice(end, end + 50))?.groups
    ?.original;
  if (original !== undefined && !/线|線|호선|ligne|line|[Ll]inie/iu.test(original) && !facts.corpus.includes(original))
    return false;
  if (own === "" || famousForms.has(foldName(core))) return false;
  if (here === "Latin" && there !== "Latin")
    return southern.has(facts.listing.country ?? "") && (kind === null || kind.id === "station" || kind.id === "line");
  // "Main Street-Science World天车站": its own letters stand before the word for a station.
  if (here === "Latin") {
    const before = /[\p{Script=Latin}\p{M}'’ -]{1,40}$/u.exec(text.slice(Math.max(0, start - 40), start + core.length));
    const whole = (before?.[0] ?? "").trim();
    return isRendering && whole.length > core.length && facts.corpus.includes(whole);
  }
  if (there === here || !(rendered.get(kind?.id ?? "") ?? stop).test(facts.corpus)) return false;
  // ブルース・キャッスル: of a name that is half known the other half is another's.
  const parts = core.split(/[・· ]/u).filter((part) => part.length > 1);
  if (parts.length > 1 && parts.some((part) => soundsKnown(part, null, facts))) return false;
  return (kind !== null && rendered.has(kind.id)) || /^[・·]/u.test(text.slice(start - 1, end));
}
const eastern: ReadonlySet<CopyLanguage> = new Set<CopyLanguage>(["zh", "ja", "ko"]);
/** Where names are spelt by another sound than Mandarin's. */
const southern: ReadonlySet<string> = new Set(["HK", "MO", "TW", "SG", "MY"]);

const greeting =
  /(?:^|\n)[^\n]{0,14}?(?<!\p{L})(?:Dear|Hi|Hello|Hey|Bonjour|Bonsoir|Chère?s?|Coucou|Salut|Liebe[rs]?|Hallo|Guten (?:Tag|Morgen)|Sehr geehrte[rs]?|尊敬的|亲爱的|致)(?: (?:Mrs?|Ms|Dr|Prof|Mme|M|Madame|Monsieur|Mademoiselle|Frau|Herrn?)\.?)*(?: Dr\.?)? ?$/iu;
const greetedBehind = /^ ?(?:先生|女士|小姐|总|老师|様|さま|님|씨)?(?:您好|你好|[，,、!！:：]|\n| ?안녕)/u;
/** Whom a letter is written to is known to its writer, not to the listing: "Dear Mr Okafor". */
function isAddressed(text: string, { start, end, kind }: NameCandidate): boolean {
  if (kind !== null) return false;
  if (
    /(?:if you(?:'re| are)?|anyone|wer|si vous) (?:come|coming|move|moving|moved|from|venez|arrivez|aus)(?: from| to| de| aus)? ?$/iu.test(
      text.slice(Math.max(0, start - 30), start),
    )
  )
    return true;
  if (
    greeting.test(
      text
        .slice(Math.max(0, start - 50), start)
        .replace(/\p{Lu}[\p{L}'-]{1,20}(?: and | et | und | & |, (?=\p{Lu}|sehr|chère?|dear))/giu, ""),
    )
  )
    return true;
  const fromLine = text.slice(Math.max(0, start - 12), start);
  return (
    /(?:^|\n)[^\n]{0,2}$/u.test(fromLine) &&
    /^ ?(?:先生|女士|小姐|总|老师|様|さま|님)/u.test(text.slice(end, end + 4)) &&
    greetedBehind.test(text.slice(end, end + 12))
  );
}

/** Whoever stands before the agent's own number is the agent, in whatever letters: "헤닝 오스터로 0421 555 01 47". */
function isSigner(text: string, { start, end, kind }: NameCandidate, facts: NameFacts): boolean {
  const signer = facts.listing.agent.name ?? facts.listing.agent.company ?? "";
  const digits = (facts.listing.agent.phone ?? "").replace(/\D/gu, "");
  if (kind !== null && kind.id !== "company") return false;
  if (digits.length < 6 || signer === "" || scriptOf(signer) === scriptOf(text.slice(start, end))) return false;
  const behind = /^[\p{L}・· ]{0,20}[\s,，、。.:：|·☎📞(（]{0,6}(?<number>\+?[\d() -]{6,24})/u.exec(
    text.slice(end, end + 60),
  );
  return (behind?.groups?.number ?? "").replace(/\D/gu, "").endsWith(digits.slice(-6));
}

/** Different names of one text that are looked for in the facts; a long article has a few dozen. */
const MAX_NAMES = 2_000;

/** `text` must be width-folded. */
export function unknownNames(text: string, language: CopyLanguage, facts: NameFacts): Untraced[] {
  // A name said a thousand times is looked up once.
  const looked = new Map<string, boolean>();
  const isKnown = (candidate: NameCandidate): boolean => {
    const key = `${candidate.kind?.id ?? ""}:${candidate.core}`;
    const before = looked.get(key);
    if (before !== undefined || looked.size >= MAX_NAMES) return before ?? false;
    const answer = isKnownName(candidate, language, facts, text.slice(candidate.start, candidate.end));
    looked.set(key, answer);
    return answer;
  };
  // 维多利亚线: a sign within a foreign name may be a word where a name could begin (多).
  const begunEarlier = (whole: string, candidate: NameCandidate): boolean => {
    if (language !== "zh" || !/^\p{Script=Han}+$/u.test(candidate.core)) return false;
    return [1, 2, 3].some((more) => {
      const start = candidate.start - more;
      const core = start < 0 ? "" : whole.slice(start, candidate.start) + candidate.core;
      return /^\p{Script=Han}+$/u.test(core) && soundsKnown(core, candidate.kind, facts);
    });
  };
  const rendered = renderings(text, facts);
  const aliases = rendered.map(({ name }) => name).join("\n");
  const inRendering = overlapping(rendered, text.length);
  return [...candidates(text, language), ...famousCandidates(text), ...besideKnown(text, facts)]
    .filter(
      ({ core, end }) => !facts.regions.has(core) || /^[가-힣]{1,3} ?(?:부동산|공인)/u.test(text.slice(end, end + 8)),
    )
    .filter((candidate) => !isSigner(text, candidate, facts))
    .filter((candidate) => !ofCulture(text, candidate, candidate.core, candidate.kind))
    .filter((candidate) => !isAddressed(text, candidate) && !readersCountries.has(candidate.core))
    .filter(({ core }) => !isRegister(core, facts.listing.country))
    .filter((candidate) => !inRendering(candidate) && !aliases.includes(candidate.core))
    .filter((candidate) => !verbatim(text, candidate, facts) && !isKnown(candidate) && !begunEarlier(text, candidate))
    .concat(strangeOriginals(text, facts))
    .map((candidate) => ({
      start: candidate.start,
      end: candidate.end,
      text: text.slice(candidate.start, candidate.end),
      kind: candidate.report,
      grade: isOnlyRendered(text, candidate, facts, eastern.has(language)) ? "note" : "block",
    }));
}
