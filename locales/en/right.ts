/** The right to advertise: whose listing a home is, and who agreed to its being advertised. */
import type { right as shape } from "#locales/zh/right";

export const right = {
  title: "Right to advertise",
  unclear: {
    title: "Is this your listing?",
    text: "Please confirm once before you publish its page or download the pack. We will not ask again.",
    textNamed:
      "The page it came from names {{listed}}. Please confirm once before you publish its page or download the pack. We will not ask again.",
  },
  others: {
    title: "{{listed}} holds this listing",
    text: "To advertise it for somebody else you need the consent of the owner or the listing broker. Record it, and you can publish the page and download the pack.",
  },
  both: "{{agent}} of {{company}}",
  mine: "Yes, it is mine",
  agreed: "Record a consent",
  recorded: {
    own_listing: "Confirmed: this is your listing",
    owner: "The owner, {{by}}, has agreed",
    listing_broker: "The listing broker, {{by}}, has agreed",
  },
  paper: "See the proof: {{name}}",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this record?",
  withdrawText:
    "The page cannot be published and the pack not downloaded until you record it again. A page that is online has to be taken down separately.",
  keep: "Keep it",
  form: {
    title: "Record the right to advertise",
    who: "Who agrees to your advertising this home?",
    basis: {
      owner: "The owner",
      listing_broker: "The listing broker",
      own_listing: "It is my listing; the page names the wrong agent",
    },
    by: "Their name or company",
    statement: "What they agreed to",
    owner: "The owner agrees that I publish and advertise this home, with its photos and price.",
    listing_broker: "The listing broker agrees that I co-advertise this home with their photos and details.",
    givenOn: "Agreed on",
    file: "Proof (optional)",
    fileHint: "A PDF, a photo or a screenshot of a chat, up to 10 MB. Only you can see it.",
    choose: "Choose a file",
    remove: "Leave this file out",
    save: "Record",
    saved: "The right to advertise is recorded",
    byMissing: "Say who agreed",
    statementMissing: "Say what they agreed to",
    dateWrong: "Enter today’s date or an earlier one",
  },
} satisfies typeof shape;
