/** What a person sees first: the row of sizes and rooms, the address near the heading. */
import type { Element } from "domhandler";
import { isCity } from "#engine/places/gazetteer";
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { withoutLinks } from "../facts/without-links.ts";
import { meaningOf } from "../labels/index.ts";
import { around } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { addressInTitle, findJapaneseAddress, isChineseAddress, parseAddress, untilFacts } from "../units/address.ts";
import { codedPlace } from "../units/coded-place.ts";
import { parseFloor } from "../units/floor.ts";
import { floorIn } from "../units/floor-in.ts";
import { looksLikeMoney } from "../units/money.ts";
import { plain } from "../units/number.ts";
import { transactionIn, transactionInUrl } from "../units/transaction.ts";
import { isFirmName } from "../units/who.ts";
import { besidePeople } from "./foreign-photos.ts";
import { isHouse } from "./kind.ts";
import { phraseFacts } from "./phrases.ts";
import { AFTER_HEADLINE, BEFORE_HEADLINE, namesAround, shownPrices } from "./shown-price.ts";
import { headlineAt } from "./title.ts";

const NAMED_ADDRESS =
  /(?:^|[\s_-])(?:addr|lieu|ort|plaats|luogo|localit\w*|ville|posizione)(?:$|[\s_-])|address|adress|^adr\b|\sadr\b|direccion|endereco|indirizzo|location__|street|localizacao|ubicacion/i;
/** "Gorriti 4500, Palermo": a name and a number before the part of town. */
const STREET_AND_PLACE = /^\p{Lu}[\p{L} .'’-]{2,50}\s\d{1,5}[A-Za-z]?,\s\p{Lu}/u;
const isPlaced = (names: string, text: string): boolean => /location/i.test(names) && STREET_AND_PLACE.test(text);
const STREET =
  /^\d+[a-z]? \p{Lu}|\b(?:street|road|avenue|st|rd|ave|lane|drive|calle|avenida|rue|via|viale|rua|straat)\b|stra(?:ß|ss)e/iu;
const PHONED = /(?:\+\d{1,3}|\b0\d{1,3})[\s./-]?(?:\d{2,4}[\s./-]?){2,4}\d{2}\b|\btel\b/i;
const isFrame = ({ name }: Element): boolean => name === "header" || name === "footer";

/** An address with a telephone, behind a firm's name, in the frame of the page or in an agent's box: the agency's office. */
const isOffice = (line: Line, text: string): boolean =>
  isFirmName(plain(text.split(/[,，|–]|\s-\s/, 1)[0] ?? "")) ||
  besidePeople(line.block) ||
  (PHONED.test(text) && !/^.{0,30}@/.test(text) && /\p{L}/u.test(text)) ||
  (line.heading === 0 &&
    around(line.block, 12, isFrame) !== null &&
    around(line.block, 12, ({ name }) => name === "main") === null);

/** "2 Bedroom Condo for rent at …", "Apartamento T2 Venda, …": what is offered, before the place. */
const OFFER =
  /^[^,]{0,60}?\b(?:for sale|for rent|to rent|to let|venda|en venta|en alquiler|à vendre|à louer|in vendita|in affitto|te koop|te huur|zu verkaufen|zu vermieten)(?:,| (?:at|in|on|en|em|a|à|no|na)\b)\s(?=\p{Lu}|\d)/iu;
/** How far it is to a station or a school. */
const DISTANCE = /\d\s?(?:公尺|公里|米|km|m|mi|miles?|min(?:s|utes)?|分鐘|分钟|分)$|^距/u;

/** Lines around the headline in which a bare list of places is where the home stands. */
const NEAR = 8;
const PLACES =
  /^(?:\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})? )?\p{Lu}[\p{L}\d .'’-]{1,50}(?:, (?:okres |okr\. |powiat |gmina |Co\. |ul\. |al\. |os\. )?\p{Lu}[\p{L}\d .'’-]{1,50}){1,4}$/u;

/** "Warszawa, Bemowo", "Dlouhá, Tanvald - Šumburk, okres Jablonec": names and commas, one of them a city or its county. */
const isListOfPlaces = (text: string, country: string | null): boolean =>
  country !== null &&
  PLACES.test(text) &&
  (/, (?:okres|okr\.|powiat|Co\.) /.test(text) || text.split(", ").some((part) => isCity(part, country)));

/** A street and its number at the end of a headline, behind the kind of home. */
const STREET_ALONE =
  /(?:^|\s)(\p{Lu}[\p{L}'’.-]{3,30}(?:\s(?:van|de|der|den|het|'t|\p{Lu}[\p{L}'’-]{1,20})){0,3}\s\d{1,4}(?:[-/ ]?[\dA-Za-z]{1,4})?)$/u;

function addresses(page: Page, head: number): Fact[] {
  const facts: Fact[] = [];
  const push = (printed: string, confidence: number) => {
    const text = printed.replace(OFFER, "");
    const parts = parseAddress(text, page.hints.country);
    facts.push(fact("address", parts.text, confidence));
    if (parts.city) facts.push(fact("city", parts.city, confidence - 0.04));
    if (parts.district) facts.push(fact("district", parts.district, confidence - 0.04));
    if (parts.postalCode) facts.push(fact("postalCode", parts.postalCode, confidence));
  };
  page.main.slice(Math.max(0, head - BEFORE_HEADLINE), head + AFTER_HEADLINE).forEach((line) => {
    const text = plain(line.text);
    if (
      text.length < 6 ||
      text.length > 140 ||
      isOffice(line, text) ||
      facts.length > 8 ||
      transactionIn(text) !== null
    )
      return;
    const traditional = page.hints.country === "TW" || page.hints.country === "HK";
    const chinese = traditional
      ? [text, ...line.parts.map((part) => plain(part).replace(/^[|·\s]{1,4}/, ""))].find(isChineseAddress)
      : undefined;
    const japanese = page.hints.country === "JP" && text.length < 40 ? findJapaneseAddress(text) : null;
    if (japanese) push(japanese, 0.62);
    else if (chinese !== undefined) push(chinese, 0.6);
    else if (
      line.block.name === "address" ||
      NAMED_ADDRESS.test(namesAround(line.block)) ||
      isPlaced(namesAround(line.block), text)
    ) {
      if (/\p{L}/u.test(text) && !looksLikeMoney(text, page.hints) && !line.linked && !DISTANCE.test(text))
        // one word may be a button beside the map
        push(text, /[\d,]|\s.*\s/.test(text) ? 0.6 : 0.4);
    } else if (
      page.hints.country !== "CN" &&
      page.hints.country !== "JP" &&
      /,|\s[|·•]\s/.test(text) &&
      !/[.!?]\s\p{Lu}/u.test(text)
    ) {
      const whole = text.replace(/\s[|·•]\s/g, ", ");
      // a line of facts may begin with the address
      const place = untilFacts(whole);
      const parts = parseAddress(place, page.hints.country);
      const street = STREET.test(place);
      // A postcode, a region code or a street with a number; a bare "A, B" may be anything.
      if (
        !/[:：]/.test(place) &&
        (parts.postalCode !== null ? street || place === whole : parts.city !== null && street)
      )
        push(place, 0.56);
    }
  });
  // The line right under the headline is where the home stands, when it reads like places and nothing else.
  for (const line of page.main.slice(head + 1, head + 3)) {
    const text = plain(line.text);
    if (
      /^\p{Lu}[\p{L}\d .'’-]{2,40}(?:, \p{Lu}[\p{L}\d .'’-]{1,40}){1,3}(?:\/[A-Z]{2})?$|^\p{Lu}[\p{L}\d .'’-]{2,40} \(\p{Lu}[\p{L} .'’-]{1,40}\)$/u.test(
        text,
      ) &&
      !line.linked &&
      page.hints.country !== "JP"
    )
      push(text, 0.6);
  }
  const first = Math.max(0, head - NEAR);
  for (const [step, line] of page.main.slice(first, head + NEAR).entries()) {
    // "İstanbul / Kadıköy / Moda" below the headline; above it, that is the trail
    const printed = plain(line.text.slice(0, 160));
    const text = first + step > head ? printed.replace(/\s\/\s/g, ", ") : printed;
    if (isListOfPlaces(text, page.hints.country)) push(text, 0.58);
    // a date or a distance may stand behind it in the same line
    else {
      const coded = [...line.parts.map(plain), text].find((part) => codedPlace(part, page.hints.country) !== null);
      if (coded === undefined || isOffice(line, text)) continue;
      const ahead = line.parts[line.parts.map(plain).indexOf(coded) - 1];
      // "Lindelaan 24" heads the page, its town stands below
      const street = [page.main[head]?.text, ahead]
        .map((one) => STREET_ALONE.exec(plain(one?.slice(0, 120) ?? ""))?.[1])
        .find((one) => one !== undefined);
      push(street === undefined ? coded : `${street}, ${coded}`, 0.56);
    }
  }
  const heading = page.main[head]?.text ?? "";
  const titled =
    addressInTitle(heading) ??
    plain(heading.slice(0, 300))
      .split(/\s[|–—-]\s/)
      .find((part) => isListOfPlaces(part, page.hints.country));
  if (titled) push(titled, 0.58);
  return facts;
}

/** A line that begins with a label: the tables read it, and better. */
const labelled = (line: Line, page: Page): boolean =>
  (line.parts.length > 1 && meaningOf(line.parts[0] ?? "", page.hints.language) !== null) ||
  meaningOf(/^([^:：]{1,30})[:：]/.exec(line.text)?.[1] ?? "", page.hints.language) !== null;

/** Levels up to the element whose label tells what a figure is. */
const LABELLED = 2;
/** "<li aria-label='412 m² land size'><p>412m²</p>": a size that only its label tells from the home's. */
const isOfLand = ({ block }: Line): boolean =>
  [block, around(block, LABELLED, ({ attribs }) => attribs["aria-label"] !== undefined)].some((element) =>
    /\d.{0,12}(?:\bland|\blot|\bplot|grundst|terrain|terreno|parcela|perceel)/i.test(
      element?.attribs["aria-label"]?.slice(0, 80) ?? "",
    ),
  );

/** Short lines next to the headline: "3 habs.", "1 baño", "95 m²", "1ª Planta". */
function summary(page: Page, head: number): Fact[] {
  const facts: Fact[] = [];
  // in a house of its own "First floor" heads a list of rooms
  const house = isHouse(page);
  page.main.slice(Math.max(0, head - 4), head + AFTER_HEADLINE).forEach((line, at) => {
    if (line.text.length > 90 || line.struck || labelled(line, page)) return;
    const confidence = 0.66 - Math.min(0.1, at / 600);
    const half = /^\d{1,2} half bath/i.test(plain(line.text)) ? Number.parseInt(plain(line.text), 10) : 0;
    const full = facts.findLast((one) => one.field === "bathrooms");
    if (half > 0 && full?.field === "bathrooms") {
      full.value += half / 2;
      return;
    }
    for (const one of phraseFacts(line.text, page.hints, confidence))
      if (one.field !== "price" && one.field !== "transaction" && !(one.field === "area" && isOfLand(line)))
        facts.push(one);
    if (line.text.length <= 30 && !line.linked) {
      // of a line that says more than the floor only its floor
      const several = /\p{Extended_Pictographic}|\d{4}\s?年|,|\d\s?(?:[室房][\s\d厅廳]|[平万萬元])/u.test(line.text);
      const floor = several ? floorIn(line.text) : parseFloor(withoutLinks(line.text), false);
      const told =
        floor !== null && (/\d|ground|terra|bajo|EG|erdgeschoss/i.test(floor) || (!house && floorIn(floor) === floor));
      if (told) facts.push(fact("floor", floor, 0.6));
    }
  });
  return facts;
}

export function readVisibleText(page: Page): Candidate[] {
  const head = headlineAt(page);
  const said = transactionIn(page.main[head]?.text.slice(0, 160) ?? "");
  const prose = page.main
    .find(({ text }) => text.length > 120 && transactionIn(text.slice(0, 1000)) !== null)
    ?.text.slice(0, 1000);
  const facts = [...shownPrices(page, head), ...addresses(page, head), ...summary(page, head)];
  if (said) facts.push(fact("transaction", said, 0.66));
  if (prose) facts.push(fact("transaction", transactionIn(prose) ?? "sale", 0.4));
  const inUrl = transactionInUrl(page.url);
  if (inUrl) facts.push(fact("transaction", inUrl, 0.7));
  for (const line of page.lines.slice(0, 400)) {
    // Breadcrumbs and the lines around the headline say what is done here.
    if (line.heading !== 1 && line.text.length > 30) continue;
    const said =
      /^(?:for sale|for rent|to rent|to let|出租|出售|venda|venta|vendita|zu verkaufen|zu vermieten|à vendre|à louer|整租|合租|base rent|rental (?:unit|apartment|home|house) in)\b|^(?:for sale in .*)$/i.test(
        line.text,
      ) && !line.linked
        ? transactionIn(line.text.slice(0, 240))
        : line.heading === 1
          ? transactionIn(line.text.slice(0, 240))
          : null;
    if (said) facts.push(fact("transaction", said, line.heading === 1 ? 0.7 : 0.5));
  }
  // Lists of facts may stand far below the headline, after the prose.
  for (const line of page.main.filter(({ block }) => block.name === "li")) {
    if (line.text.length > 50 || line.linked || labelled(line, page)) continue;
    for (const one of phraseFacts(line.text, page.hints, 0.56))
      if (
        ["bedrooms", "bathrooms", "area", "yearBuilt"].includes(one.field) &&
        !(one.field === "area" && isOfLand(line))
      )
        facts.push(one);
    const floor = /^\p{L}+ \d|^\d/u.test(line.text) ? parseFloor(withoutLinks(line.text), false) : null;
    if (floor !== null && line.text.length < 40) facts.push(fact("floor", floor, 0.54));
  }
  return from("text", facts);
}
