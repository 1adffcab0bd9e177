/**
 * Words on a page that speak to a writing machine rather than of the home. They are no facts: neither told to a model, nor
 * taken by the fact lock to bear out what a model writes that obeys them.
 */
import { emptyListing, type Listing } from "#contract/listing";

const order = new RegExp(
  [
    "\\b(?:ignore|disregard|override|bypass)\\b[^.\\n]{0,40}\\b(?:instructions?|prompts?|rules|guidelines|directions)\\b",
    "\\bforget\\b[^.\\n]{0,40}\\b(?:instructions?|prompts?)\\b",
    "\\b(?:reveal|print|repeat|output|show)\\b[^.\\n]{0,20}\\b(?:instructions|system prompt|api key)\\b",
    "\\byou are (?:now|free now|an ai|an assistant|a language model|no longer)\\b",
    "\\bas (?:an ai|a language model)\\b",
    "\\b(?:new|your) (?:task|instructions?|role) ?:",
    "\\bsystem prompt\\b",
    '"role" ?: ?"(?:system|assistant|developer)"',
    "(?:忽略|无视|忽视|忘记|忘掉|不要理会|跳过)[^。\\n]{0,16}(?:指示|指令|提示词|规则|设定)|系统(?:提示词|指令)|你现在是",
    "(?:指示|命令|プロンプト|ルール)[^。\\n]{0,12}(?:無視|忘れ)",
    "(?:지시|명령|프롬프트|규칙)[^.\\n]{0,16}(?:무시|잊)",
    "\\b(?:ignore[rz]?|oublie[rz]?)\\b[^.\\n]{0,40}\\b(?:instructions|consignes|règles)\\b",
    "\\b(?:ignorier\\p{L}{0,4}|vergiss|vergessen sie)\\b[^.\\n]{0,40}\\b(?:anweisung\\p{L}{0,3}|vorgaben|instruktion\\p{L}{0,3})\\b",
    "\\b(?:ignora|olvida|dimentica|esqueça|negeer)\\b[^.\\n]{0,40}\\b(?:instrucciones|istruzioni|instruções|instructies)\\b",
  ].join("|"),
  "iu",
);
/** Case matters: "Heating system: gas" is a fact. */
const role = /\b(?:SYSTEM|ASSISTANT|DEVELOPER) ?:|<\/?(?:system|data|facts|instructions?)>/u;

/** What stands before the sentence with the first order; what follows an order in the same text is not trusted either. */
function beforeOrders(text: string): string {
  const at = Math.min(...[order, role].map((pattern) => pattern.exec(text)?.index ?? text.length));
  if (at >= text.length) return text;
  const before = text.slice(0, at);
  const ends = [...before.matchAll(/[.!?。！？\n](?=\s|$|\P{L})/gu)].at(-1);
  return ends ? before.slice(0, ends.index + 1).trim() : "";
}

const kept = (text: string | null): string | null => (text === null ? null : beforeOrders(text) || null);

const cleaned = new WeakMap<Listing, Listing>();

/** The listing without orders; the same object where there are none, and the same answer for the same object. */
export function withoutOrders(listing: Listing): Listing {
  const known = cleaned.get(listing);
  if (known) return known;
  const { address, disclosures } = listing;
  const clean: Listing = {
    ...emptyListing(),
    ...listing,
    title: kept(listing.title),
    description: kept(listing.description),
    propertyType: kept(listing.propertyType),
    floor: kept(listing.floor),
    orientation: kept(listing.orientation),
    renovation: kept(listing.renovation),
    address: {
      ...address,
      text: kept(address.text),
      city: kept(address.city),
      district: kept(address.district),
      community: kept(address.community),
    },
    agent: { ...listing.agent, name: kept(listing.agent.name), company: kept(listing.agent.company) },
    features: listing.features.filter((feature) => beforeOrders(feature) === feature),
    disclosures: Object.fromEntries(
      Object.entries(disclosures).filter(
        ([name, value]) => beforeOrders(name) === name && beforeOrders(value) === value,
      ),
    ),
    photos: listing.photos.map((photo) => ({ ...photo, caption: kept(photo.caption) })),
  };
  const answer = JSON.stringify(clean) === JSON.stringify({ ...emptyListing(), ...listing }) ? listing : clean;
  cleaned.set(listing, answer);
  return answer;
}
