/** What a model may be asked for of a listing, in words it understands, and when: only what no reader found. */
import type { Listing } from "#contract/listing";
import type { Meaning } from "../labels/index.ts";

/** A label's meaning, or how often a rent is paid, which no label has to itself. */
export type Question = Meaning | "period";

interface Asking {
  asks: string;
  open: (listing: Listing) => boolean;
  /** Several quotes, each a thing of its own. */
  several?: true;
}

const questions = {
  title: { asks: "the heading of this listing, where the text has one", open: ({ title }) => title === null },
  transaction: {
    asks: "the words that say whether it is for sale or to let",
    open: ({ transaction }) => transaction === null,
  },
  price: { asks: "the price or the rent asked for this home", open: ({ price }) => price === null },
  period: {
    asks: "the words that say how often the rent is paid",
    open: ({ price, transaction }) => price !== null && price.period === null && transaction !== "sale",
  },
  area: { asks: "the floor area of this home with its unit", open: ({ area }) => area === null },
  bedrooms: { asks: "the number of bedrooms", open: ({ rooms }) => rooms.bedrooms === null },
  livingRooms: { asks: "the number of living rooms", open: ({ rooms }) => rooms.livingRooms === null },
  bathrooms: { asks: "the number of bathrooms", open: ({ rooms }) => rooms.bathrooms === null },
  propertyType: { asks: "the kind of home", open: ({ propertyType }) => propertyType === null },
  address: { asks: "the address of this home", open: ({ address }) => address.text === null },
  city: { asks: "the city or town", open: ({ address }) => address.city === null },
  district: { asks: "the district", open: ({ address }) => address.district === null },
  postalCode: { asks: "the postcode of this home", open: ({ address }) => address.postalCode === null },
  community: {
    asks: "the name of the estate, community or building",
    open: ({ address }) => address.community === null,
  },
  floor: { asks: "the floor it is on", open: ({ floor }) => floor === null },
  orientation: { asks: "the direction its windows face", open: ({ orientation }) => orientation === null },
  yearBuilt: { asks: "the year it was built", open: ({ yearBuilt }) => yearBuilt === null },
  renovation: { asks: "the condition or furnishing", open: ({ renovation }) => renovation === null },
  features: {
    asks: "what the home has, each thing in a quote of its own, as a list",
    open: ({ features }) => features.length === 0,
    several: true,
  },
  disclosure: {
    asks: 'what the law has advertisements state (energy rating, tenure, permit and verification numbers), each quoted with its name, like "EPC rating: C", as a list',
    open: ({ disclosures }) => Object.keys(disclosures).length === 0,
    several: true,
  },
  agentName: { asks: "the name of the agent", open: ({ agent }) => agent.name === null },
  agentCompany: { asks: "the name of the agency", open: ({ agent }) => agent.company === null },
  agentPhone: { asks: "the agent's telephone number", open: ({ agent }) => agent.phone === null },
  agentLicence: { asks: "the agent's licence number", open: ({ agent }) => agent.licence === null },
} as const satisfies Partial<Record<Question, Asking>>;

const asked: readonly (readonly [Question, Asking])[] = Object.entries(questions).map(
  ([question, asking]) => [question as keyof typeof questions, asking] as const,
);

/** Whether its answer may be a list. */
export const hasSeveral = (question: Question): boolean =>
  asked.some(([one, { several }]) => one === question && several === true);

/** Fields that are empty, in their order. */
export const openQuestions = (listing: Listing): Question[] =>
  asked.flatMap(([question, { open }]) => (open(listing) ? [question] : []));

/** One a line, as a model is told them. */
export const questionLines = (open: readonly Question[]): string =>
  asked.flatMap(([question, { asks }]) => (open.includes(question) ? [`- ${question}: ${asks}`] : [])).join("\n");
