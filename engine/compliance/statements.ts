/**
 * Sentences that say what the law wants said: that everybody is treated alike, that nothing is promised or claimed. They name what
 * is protected or forbidden, and break nothing by it.
 */
import type { Span } from "./frames/spans.ts";
import type { Rule } from "./markets/rule.ts";
import { type Topic, topicOfConcept, topicOfRule } from "./rewordings/topics.ts";

/** What a statement excuses: wordings about people, or claims and promises. */
type About = "people" | "claims";
/** Where what it excuses stands: behind the words that tell it, before them, or on both sides; within the clause, or the sentence. */
type Side = "after" | "before" | "around";

const statements: readonly (readonly [About, Side, RegExp])[] = [
  [
    "people",
    "after",
    /(?<!\p{L})(?:(?:do(?:es)? not|don['’]t|never|will not|won['’]t) (?:discriminate|screen|select|choose|judge)|regardless of|irrespective of|without regard to|without distinction|(?:makes it )?(?:illegal|unlawful) to|sans (?:distinction|discrimination|égard)|quel(?:le)?s? que soi(?:en)?t|pas de sélection selon|ne (?:sélectionnons|choisissons|discriminons) pas|unabhängig von|ungeachtet|ohne Ansehen)(?!\p{L})|不分(?:种族|種族|国籍|國籍|性别|性別|宗教|民族|地域)|(?:不会|不會|唔會)因/iu,
  ],
  [
    "people",
    "around",
    /(?<!\p{L})(?:(?:is|are) (?:no|not a) (?:reason|ground|bar|obstacle)|(?<!no )(?:applicants|people|families|tenants|households) of (?:any|all|every)|(?:no (?:one|household|applicant|family)|nobody) is (?:ever )?(?:knocked back|turned away|refused|rejected|excluded)|ne (?:dérange|gêne)(?:nt)? personne|(?:spielt|spielen) keine Rolle|kein (?:Grund|Hindernis))(?!\p{L})|一视同仁|一視同仁/iu,
  ],
  ["people", "before", /(?:にかかわらず|に関わらず|を問わず)|(?:불문하고|관계없이|상관없이)/u],
  [
    "claims",
    "after",
    /(?<!\p{L})(?:(?:do(?:es)? not|don['’]t|never|cannot|can['’]t|nobody can|no one can) (?:claim|pretend|promise|guarantee|predict)|(?:I['’]m|I am|we['’]re|we are) not (?:an?|the)|(?:nobody|no one) (?:will be|is) asked to|ne (?:prétend|promet|garanti)\p{L}{0,6} (?:pas|rien|aucun)|(?:behaupten|versprechen|garantieren) (?:wir )?nicht,?)(?!\p{L})|(?:不|没有|沒有|并不|並不|从不|從不|唔)(?:会|會)?(?:声称|聲稱|保证|保證|承诺|承諾)|(?:唔係|并非|並非)/iu,
  ],
  [
    "claims",
    "around",
    /(?<!\p{L})(?:(?:go|rise) up (?:or|as well as) down|(?:rise|up) or (?:fall|down)|fall as well as rise|down as well as up|à la hausse comme à la baisse)(?!\p{L})|(?:可升可跌|可跌可升|有涨有跌|有漲有跌)|(?:升|涨|漲)[亦也](?:可|会|會)(?:跌|降)/iu,
  ],
  [
    "claims",
    "before",
    /(?:保証|約束)(?:する|できる|し)?(?:もの)?(?:では|は)?(?:ありません|できません|いたしません|しません)|보장(?:하지|드리지|해 드리지) (?:않|못)/u,
  ],
];

/** After these words the sentence says something else: "of any race, but no children". */
const turns =
  /(?<!\p{L})(?:but|except|unless|however|mais|sauf|excepté|aber|außer|jedoch)(?!\p{L})|但|除了|只是|ただし|だが|하지만|다만/giu;
const sentenceEnds = /[。！？!?\n]|\.(?=\s|$)/gu;
const clauseEnds = /[,，;；、]/gu;

/** Where the run between two of the marks around a place begins and ends. */
function between(text: string, { start, end }: Span, marks: readonly RegExp[]): Span {
  let from = 0;
  let to = text.length;
  for (const mark of marks) {
    for (const { index, 0: sign } of text.matchAll(mark)) {
      if (index + sign.length <= start) from = Math.max(from, index + sign.length);
      else if (index >= end) {
        to = Math.min(to, index);
        break;
      }
    }
  }
  return { start: from, end: to };
}

const claims: ReadonlySet<Topic> = new Set([
  "upAndDown",
  "seeYourself",
  "priceStated",
  "rentStated",
  "schoolAuthority",
  "lenderDecides",
  "byAppointment",
]);

function aboutOf({ id, concepts }: Pick<Rule, "id" | "concepts">): About | null {
  const topics = [topicOfRule[id], ...concepts.map((concept) => topicOfConcept.get(concept))];
  if (topics.includes("everyone") || topics.includes("assistanceAnimals")) return "people";
  return topics.some((topic) => topic !== undefined && claims.has(topic)) ? "claims" : null;
}

/** Tells whether a finding of a rule stands in a statement of this text that excuses it. */
export function statedLawfully(text: string): (rule: Pick<Rule, "id" | "concepts">, span: Span) => boolean {
  const excused = statements.flatMap(([about, side, words]) =>
    [...text.matchAll(new RegExp(words, `${words.flags}g`))].map(({ index, 0: said }) => {
      const at = { start: index, end: index + said.length };
      // a list of what is protected has commas; a claim that is denied ends with its clause
      const around = between(text, at, about === "people" ? [sentenceEnds, turns] : [sentenceEnds, turns, clauseEnds]);
      const whole = side === "around" && about === "claims" ? between(text, at, [sentenceEnds, turns]) : around;
      return {
        about,
        start: side === "after" ? at.start : whole.start,
        end: side === "before" ? at.end : whole.end,
      };
    }),
  );
  if (excused.length === 0) return () => false;
  return (rule, { start, end }) => {
    const about = aboutOf(rule);
    return excused.some((one) => one.about === about && one.start <= start && end <= one.end + 1);
  };
}
