/** What search engines and messengers read before a person does: title, canonical address, languages, social cards, JSON-LD. */
import { plainAmount } from "#contract/minor-units";
import { inNames, ownNames } from "#contract/names";
import type { Plan } from "#contract/plan";
import { addressIn, alternates } from "#contract/public-address";
import { textsOf } from "#web/features/landing/texts.ts";
import type { LandingData } from "#web/features/landing/types.ts";
import { type Language, languages, languageTag, otherLanguage } from "#web/lib/language.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (found) => entities[found] ?? found);
/** "<" must not end the script element that carries the JSON. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const OPEN_GRAPH_LOCALE: Record<Language, string> = { zh: "zh_CN", en: "en_US" };
/** Drawn by scripts/social-cards.ts. */
const CARD = { width: 1200, height: 630 };

/** A plan without a price ("contact us") is no offer a machine could read. */
const offersOf = (plans: readonly Plan[], language: Language) =>
  plans.flatMap(({ name, priceMinor, currency }) =>
    priceMinor === null
      ? []
      : [
          {
            "@type": "Offer",
            name: name[language],
            price: plainAmount(priceMinor, currency),
            priceCurrency: currency,
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: plainAmount(priceMinor, currency),
              priceCurrency: currency,
              referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
            },
          },
        ],
  );

/** schema.org: who we are and what we sell, from the settings and the price list; what is not set is left out. */
function schemaOf(language: Language, { config, plans }: LandingData, origin: string): unknown {
  const { email, phone, address } = config.contact;
  const names = config.brand;
  const t = textsOf(language, names);
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: (names ?? ownNames).en,
    alternateName: (names ?? ownNames).zh,
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address } : {}),
  };
  const application = {
    "@type": "SoftwareApplication",
    name: inNames("Listcast 房播", names),
    url: addressIn(language, origin, "/"),
    description: t.description,
    inLanguage: languages.map(languageTag),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: { "@id": organization["@id"] },
    offers: offersOf(plans, language),
  };
  return { "@context": "https://schema.org", "@graph": [organization, application] };
}

/** The tags, a line each. `origin`: our own, without a slash at its end. */
export function headTags(language: Language, data: LandingData, origin: string): string[] {
  const names = data.config.brand;
  const t = textsOf(language, names);
  const meta = (key: "name" | "property", name: string, content: string | number) =>
    `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`;
  const link = (rel: string, href: string, more = "") => `<link rel="${rel}"${more} href="${escapeHtml(href)}">`;
  const own = addressIn(language, origin, "/");
  const image = `${origin}/og/${language}.png`;
  return [
    `<title>${escapeHtml(t.title)}</title>`,
    meta("name", "description", t.description),
    link("canonical", own),
    ...alternates(origin, "/").map(([code, href]) => link("alternate", href, ` hreflang="${code}"`)),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", inNames("Listcast 房播", names)),
    meta("property", "og:url", own),
    meta("property", "og:title", t.title),
    meta("property", "og:description", t.description),
    meta("property", "og:locale", OPEN_GRAPH_LOCALE[language]),
    meta("property", "og:locale:alternate", OPEN_GRAPH_LOCALE[otherLanguage(language)]),
    // our own name is drawn on the card
    ...(names
      ? []
      : [
          meta("property", "og:image", image),
          meta("property", "og:image:type", "image/png"),
          meta("property", "og:image:width", CARD.width),
          meta("property", "og:image:height", CARD.height),
          meta("property", "og:image:alt", t.cardAlt),
          meta("name", "twitter:image", image),
          meta("name", "twitter:image:alt", t.cardAlt),
        ]),
    meta("name", "twitter:card", names ? "summary" : "summary_large_image"),
    meta("name", "twitter:title", t.title),
    meta("name", "twitter:description", t.description),
    `<script type="application/ld+json">${safeJson(schemaOf(language, data, origin))}</script>`,
  ];
}
