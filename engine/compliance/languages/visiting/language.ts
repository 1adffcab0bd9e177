/**
 * A language that no market's advertisements are mostly written in, made of a few word fields: enough to tell that somebody is
 * turned away or alone wanted, and that a gain is promised.
 */
import { type Concept, type Language, list, wordsOf } from "#engine/compliance/frames/language";
import { row } from "#engine/compliance/frames/rows";

/** Words of each kind, parted by commas, marks by blanks; "niñ*" stands for a beginning. */
interface Words {
  id: string;
  marks: string;
  children: string;
  origin: string;
  faith: string;
  race: string;
  sex: string;
  disabled: string;
  benefits: string;
  elderly: string;
  /** Of sex and family status: whom a home is kept for. */
  adults: string;
  /** Before the group: it is turned away, it is wished for. */
  refuse: string;
  prefer: string;
  /** After it. */
  unwelcome: string;
  preferred: string;
  /** What takes a refusal back: "nobody", "refused"; and what makes the sentence lawful. */
  never: string;
  excluding: string;
  open: string;
  /** Grounds as they are named in a row ("raza, religión ni por tener hijos"), and what stands before each; without them no row is read. */
  grounds?: string;
  naming?: string;
  /** "guarantee", and what is gained; "double in five years". */
  certain: string;
  gain: string;
}

/** "Except", in all of them: a welcome that keeps some out is none. */
const excepting = list(
  `excepto, a excepción de, con excepción de, salvo, menos, exceto, com exceção de, tranne, eccetto, fuorché, ad eccezione di, ad eccezione dei, behalve, uitgezonderd, met uitzondering van, oprócz, z wyjątkiem, poza,
  hariç, dışında, trừ, ngoại trừ, кроме, за исключением, إلا, ما عدا, باستثناء`,
);
const refused = (group: string): string[] => [
  `<open> ...6 <excepting> ..3 <${group}>`,
  `<${group}> <excepting> ...5 <open>`,
  `<refuse> ..4 <${group}>`,
  `<${group}> ..4 <unwelcome>`,
  `<${group}> ..6 <unwelcome> $`,
];
const wished = (group: string): string[] => [`<prefer> ..3 <${group}>`, `<${group}> ..2 <preferred>`];

export function visiting({ id, marks, ...words }: Words): Language {
  const concept = (...frames: string[][]): Concept => ({ frames: frames.flat(), unless: ["<open>"] });
  return {
    id,
    marks: wordsOf(marks),
    fields: {
      ...Object.fromEntries(Object.entries(words).map(([name, said]) => [name, list(said)])),
      excepting,
    },
    turns: [
      "<never> ..3 <excluding>",
      "<excluding> ..2 <never>",
      ...(words.grounds ? [`<never> ..3 <excluding> ..2 ${row("<grounds>", "<naming>?")}`] : []),
    ],
    denials: ["<never> ..1 <open>", "<open> ..1 <never>", "<open> ...6 <excepting>", "<excepting> ...6 <open>"],
    concepts: {
      "children-unwelcome": concept(refused("children"), wished("adults")),
      "origin-preferred": concept(refused("origin"), wished("origin")),
      "race-preferred": concept(refused("race"), wished("race")),
      "faith-preferred": concept(refused("faith"), wished("faith")),
      "sex-preferred": concept(refused("sex"), wished("sex")),
      "disability-unwelcome": concept(refused("disabled")),
      "benefits-refused": concept(refused("benefits")),
      "age-preferred": concept(refused("elderly")),
      "gain-promised": { frames: ["<certain> ..7 <gain>", "<gain> ..5 <certain>"], unless: ["<never> ..3 <certain>"] },
    },
  };
}
