/** What a lawful sentence in the place of an unlawful one is about, by what a rule forbids to say. */

/** Every subject of which something lawful and true of any home can be said; what another page or paper states is nowhere asserted. */
const topics = [
  "everyone",
  "assistanceAnimals",
  "upAndDown",
  "schoolAuthority",
  "lenderDecides",
  "seeYourself",
  "onTheMap",
  "priceStated",
  "rentStated",
  "auctionDecides",
  "areaOnRequest",
  "sourceOnRequest",
  "tenureOnTitle",
  "registrationByLaw",
  "plansMayChange",
  "byAppointment",
  "messageHere",
  "chargesByLaw",
  "commissionByLaw",
  "taxAdviser",
  "afterPermit",
  "ageOnRequest",
  "licensedAgent",
  "landRegister",
  "rulesByAuthority",
  "useByPermit",
  "lookAround",
] as const;
export type Topic = (typeof topics)[number];

const of = (topic: Topic, concepts: string): [string, Topic][] =>
  concepts.split(/\s+/u).map((concept) => [concept, topic]);

/** By concept; the first concept of a rule that stands here decides. */
export const topicOfConcept: ReadonlyMap<string, Topic> = new Map([
  ...of(
    "everyone",
    `race-preferred origin-preferred ethnic-preferred faith-preferred sex-preferred age-preferred marital-preferred
orientation-preferred other-ground-preferred children-unwelcome disability-unwelcome benefits-refused own-kind ideal-occupant occupation-chosen
language-required citizenship-required work-required civil-servants-only older-persons exclusivity`,
  ),
  ...of("assistanceAnimals", "pets-absolute assistance-animal-refused"),
  ...of(
    "upAndDown",
    "gain-promised value-rise-promised rent-return-promised investment-hinted absolute-guarantee buy-back-offered price-rise-sure home-shares-sold",
  ),
  ...of("schoolAuthority", "school-place-promised school-district-sold"),
  ...of("lenderDecides", "loan-promised credit-terms down-payment-lent loan-terms-unnamed"),
  ...of(
    "seeYourself",
    `superiority best-of-place uniqueness only-one-claimed ranked-first crowned best-choice highest-degree most-valued hyped other-scenery
luck-of-place officials-named truth-vowed perfection-claimed like-new distant-view`,
  ),
  ...of(
    "onTheMap",
    "journey-timed travel-time time-circle station-near facility-near walk-not-measured no-walk religious-landmark",
  ),
  ...of(
    "priceStated",
    `price-floor price-range bait-price price-starting price-boasted price-was price-reduced price-withheld bargain-claimed
lowest-price-promised`,
  ),
  ...of("rentStated", "rent-bidding rent-range"),
  ...of("auctionDecides", "auction-price"),
  ...of(
    "areaOnRequest",
    "area-unlabelled extra-area-given area-not-saleable area-unsaleable-unlabelled area-basis-bare area-in-pyeong",
  ),
  ...of("sourceOnRequest", "figures-unsourced"),
  ...of("tenureOnTitle", "tenure-forever"),
  ...of("registrationByLaw", "household-registration-promised"),
  ...of("plansMayChange", "facility-planned"),
  ...of(
    "byAppointment",
    `owner-exposed owner-unaware false-urgency popularity-claimed hand-picked share-rewarded expert-title
energy-certificate-refused`,
  ),
  ...of("messageHere", "contact-off-platform"),
  ...of("chargesByLaw", "tenant-fees subdivided-charges"),
  ...of("commissionByLaw", "tenant-commission commission-net commission-free-boast buyer-fee-bare"),
  ...of("taxAdviser", "tax-saving-boast price-understated"),
  ...of("afterPermit", "sold-before-permit presale-money-taken"),
  ...of("ageOnRequest", "new-build-claimed"),
  ...of("licensedAgent", "assistant-named assistant-announced"),
  ...of("landRegister", "no-lien-claimed"),
  ...of("rulesByAuthority", "rule-dodged public-housing-let"),
  ...of("lookAround", "safety-steering"),
  ...of("useByPermit", "use-against-permit unregistered-works"),
]);

/** Of rules that have no concept. */
export const topicOfRule: Readonly<Record<string, Topic>> = {
  "ae-guaranteed-return": "upAndDown",
  "au-inspection-fee": "byAppointment",
  "ca-hr-zh": "everyone",
  "ca-qc-deposit": "chargesByLaw",
  "es-discriminacion": "everyone",
  "fr-carrez-parts": "areaOnRequest",
  "fr-tenant-file": "byAppointment",
  "in-discrimination": "everyone",
  "in-superbuiltup": "areaOnRequest",
  "it-discrimination": "everyone",
  "jp-ldk-size": "areaOnRequest",
  "jp-loan-terms": "lenderDecides",
  "kr-fee-excess": "commissionByLaw",
  "nl-discriminatie": "everyone",
  "nz-human-rights": "everyone",
  "nz-rent-stated": "rentStated",
  "sg-discrimination-zh": "everyone",
  "tw-illegal-addition": "useByPermit",
  "tw-use-mismatch": "useByPermit",
  "us-fha-es": "everyone",
  "us-fha-ko": "everyone",
  "us-fha-zh": "everyone",
  "us-style-words": "seeYourself",
};
