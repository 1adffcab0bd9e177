/** How a rule of advertising law is told to people: its kind, its state, what the product does not know. For the public page and the results. */
import type { law as zh } from "#locales/zh/law";

export const law = {
  kind: { wording: "Words not to use", proof: "Claims that need proof", duty: "What must be stated" },
  state: { firm: "Settled", debatable: "Depends", recalled: "From general knowledge" },
  stateText: {
    firm: "Settled for wording of this kind.",
    debatable: "Depends on the circumstances, on local practice or on the platform.",
    recalled: "Written from general knowledge and not yet read in the text of the law: it warns and never blocks.",
  },
  severity: { block: "Blocks", warn: "Warns" },
  circumstance: {
    state: "the state",
    province: "the province",
    city: "the city",
    deal: "whether it is for sale or to let",
    offer: "whether it is for sale or to let",
    platform: "the platform",
    channel: "where it is advertised",
    renderings: "whether the pictures are renderings",
    paid_post: "whether the post is paid for",
    shared: "whether the home is shared",
    auction: "whether it goes to auction",
    stage: "whether it is new, resold or let",
    energy_certificate: "whether there is an energy certificate",
    flat: "whether it is a flat",
    copro: "whether it belongs to a co-ownership (copropriété)",
    rent_control: "whether it lies in a rent-control zone",
    project: "whether it is a project under construction",
    franchise: "whether the agency is a franchise",
    tenure: "whether it is freehold or leasehold",
    part_c: "whether flooding, building safety, covenants or the like concern it",
    propertyType: "the type of property",
    hopa: "whether the community qualifies as housing for older persons",
    age55: "whether it is housing reserved by law for older people",
  },
} satisfies typeof zh;
