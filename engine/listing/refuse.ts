/** Pages that are not one listing, told apart by cause, so that the agent knows what to do next. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { factsOf } from "./facts/label-facts.ts";
import type { Meaning } from "./labels/index.ts";
import { MIN_CARDS as FEWEST_CARDS } from "./page/cards.ts";
import { isObject, type Json, listOf } from "./page/json.ts";
import type { Page } from "./page/page.ts";
import { tagged } from "./page/tagged.ts";
import { jsonLdOf } from "./readers/json-ld.ts";
import { typesOf } from "./readers/schema-org.ts";
import { isAboutPeople, isHeadedMany, writingOf } from "./subject.ts";
import { findEuropeanAddress } from "./units/european-street.ts";
import type { Hints } from "./units/hints.ts";
import { isUnitPrice, looksLikeMoney, parseMoney } from "./units/money.ts";
import { plain } from "./units/number.ts";
import { AMOUNT } from "./units/spoken-amount.ts";
import { findStreetAddress } from "./units/street.ts";

const CHALLENGE_TITLE =
  /captcha|robot|security check|just a moment|access denied|attention required|are you human|verify you are|pardon our interruption|访问验证|人机验证|安全验证|请输入验证码|验证码|forbidden|zugriff verweigert|accès refusé|acceso denegado|request blocked|one more step|bot detection|ddos|被拦截/i;
const CHALLENGE_MARK =
  /cf-chl|_cf_chl_opt|challenge-platform|captcha-delivery|px-captcha|geetest|g-recaptcha-response|distil_|incapsula|ich bin kein roboter|访问过于频繁/i;
const LOGIN =
  /请(?:先)?登[录陆](?:后|$)|登[录陆]后(?:查看|继续|访问|可见)|請先?登入|登入後(?:查看|繼續)|ログイン(?:が必要|してください|後に)|会員限定|로그인(?:이 필요|해 ?주세요|하세요| 후)|(?:sign|log) ?in to (?:continue|view|see)|(?:please|you must|you need to) (?:sign|log) ?in|members only|(?:melden sie sich an|anmelden), um|bitte (?:melden sie sich an|anmelden|einloggen)|connectez-vous (?:pour|afin)|inicia sesi[óo]n para|accedi per|inicie sess[ãa]o para|fa[çc]a login para|log in om/i;
const GONE =
  /(?:listing|property|ad|advert|posting|page) (?:is |has been |was )?(?:no longer available|been removed|been deleted|expired|deleted|removed|not found|off the market)|this posting has (?:been|expired)|no longer (?:available|on the market|listed)|房源已(?:下架|失效|删除|不存在)|已下架|您访问的页面不存在|掲載(?:が|は)?終了|掲載期間が終了|この物件は(?:現在)?(?:掲載|公開)されて|物件は見つかりません|nicht mehr (?:verfügbar|online|vorhanden)|angebot wurde (?:deaktiviert|gelöscht|beendet)|n['’]est plus (?:disponible|en ligne)|annonce (?:expirée|désactivée|supprimée)|ya no (?:está|esta) (?:disponible|publicado)|anuncio (?:ha sido )?(?:dado de baja|eliminado|no disponible)|non è più disponibile|annuncio (?:rimosso|scaduto)|já não está disponível|anúncio (?:removido|expirado|indisponível|foi desativado)|не найдено|объявление (?:снято|удалено|в архиве)|ogłoszenie (?:jest )?(?:nieaktualne|nieaktywne|archiwalne|wygasło)|ogłoszenie zostało usunięte|oferta (?:jest )?(?:nieaktualna|nieaktywna|archiwalna|wygasła)|inzerát (?:byl|již) (?:smazán|neexistuje|není)|nabídka (?:již není|byla stažena)|annonsen (?:är borttagen|finns inte)|annoncen er (?:slettet|udløbet)|ilmoitus on (?:poistettu|vanhentunut)|kuulutus on (?:aegunud|arhiveeritud)|a hirdetés (?:már nem|lejárt)|삭제된 매물|판매 완료된|거래가 완료된/i;
const LIST_TITLE =
  /\d[\d.,\s]{0,20}(?:\+\s?)?(?:results|properties|homes|listings|houses|apartments|flats|rentals|套|条房源|件|immobilien|wohnungen|häuser|objekte|annonces|biens|anuncios|viviendas|pisos|inmuebles|annunci|immobili|imóveis|woningen|объявлени|ofert\b|ogłosze|nabídek|inzerátů|ponúk|bostäder|lägenheter|boliger|asuntoa|kohdetta|hirdetés|anunțuri|kuulutust|件中)|第\s*\d+\s*页|search results|results for|房源列表|二手房房源|(?:houses|homes|apartments|flats|properties) (?:for sale|to rent|for rent) in|huurwoningen|koopwoningen|一覧|検索結果|の物件一覧|の賃貸(?:物件|マンション|アパート|住宅)?(?:情報|を探す)|(?:mieszkania|domy) na (?:sprzedaż|wynajem)|(?:byty|domy) (?:na prodej|k pronájmu)|(?:prodej|pronájem) (?:bytů|domů)|(?:lägenheter|bostäder|hus) till salu|slutpriser|(?:boliger|leiligheter|lejligheder) til (?:salgs?|leie|leje)|myytävät asunnot|vuokra-asunnot/i;
const MIN_CARDS = 8;

const ownText = (page: Page): string => page.lines.map(({ text }) => text).join("\n");
const heads = (page: Page): string =>
  [
    page.title.slice(0, 300),
    ...page.lines
      .filter(({ heading }) => heading > 0 && heading <= 2)
      .slice(0, 6)
      .map(({ text }) => text.slice(0, 300)),
  ]
    .map(plain)
    .join("\n");

/** How many links to other listings carry a price: the cards of a result page. */
function cards(page: Page): number {
  const targets = new Set<string>();
  tagged(page, "a")
    .slice(0, 4000)
    .forEach((element) => {
      const href = element.attribs.href ?? "";
      if (!/\d{4,}|\/(?:detail|property|listing|expose|annonce)/.test(href) || page.isOwnUrl(href)) return;
      targets.add(/^[^?#]*/.exec(href)?.[0] ?? "");
    });
  return targets.size;
}

const hasItemList = (documents: readonly Json[]): boolean =>
  documents
    .flatMap((document) => [document, ...listOf(isObject(document) ? document["@graph"] : undefined)])
    .flatMap(listOf)
    .some(
      (node) =>
        isObject(node) &&
        typesOf(node).some((type) => /^(?:ItemList|SearchResultsPage|CollectionPage)$/.test(type)) &&
        (!Array.isArray(node.itemListElement) || node.itemListElement.length >= 4),
    );

/** Facts that only a listing has, counted; the price and a size or rooms weigh most. */
function evidenceOf(listing: Listing): number {
  const sure = (path: string) => (listing.provenance[path]?.confidence ?? 0) >= 0.5;
  return [
    listing.price && sure("price") ? 2 : 0,
    listing.area && sure("area") ? 2 : 0,
    listing.rooms.bedrooms !== null && sure("rooms.bedrooms") ? 1.5 : 0,
    listing.rooms.bathrooms !== null ? 0.5 : 0,
    listing.address.text ? 1 : 0,
    listing.propertyType ? 0.5 : 0,
    listing.floor || listing.orientation || listing.yearBuilt ? 0.5 : 0,
    listing.transaction ? 0.5 : 0,
    listing.agent.name || listing.agent.company ? 0.5 : 0,
  ].reduce((sum, one) => sum + one, 0);
}
const ENOUGH = 4;
/** Of a text its sender says that it is a home: rooms and a size, or rooms and a price. */
const ENOUGH_OF_TEXT = 3.5;

/** A home sold for what is paid at once and then for life: neither is its price. */
const LIFE_ANNUITY = /(?<!\p{L})viager(?!\p{L})/iu;

/** A sum with a sign that no country could be told for, so that it is no price yet: as good as one that a text is about a home. */
const asksUnknownMoney = ({ price }: Listing, text: string, hints: Hints): boolean =>
  price === null &&
  [...text.slice(0, 4000).matchAll(AMOUNT)].some(([sum]) => {
    const money = parseMoney(sum, hints);
    return money !== null && money.currency === null && money.amount >= 100;
  });

/** "5元/平/天", as offices are let: a price for each square metre, which is no price of the whole, says as much. */
const asksPerArea = ({ price }: Listing, text: string): boolean =>
  price === null &&
  text
    .slice(0, 4000)
    .split("\n")
    .some((line) => /\d/.test(line) && isUnitPrice(line));

/** What a sheet about one home labels once, and a page of results once a card. */
const SHEET: ReadonlySet<Meaning> = new Set([
  "price",
  "rent",
  "area",
  "netArea",
  "landArea",
  "bedrooms",
  "bathrooms",
  "layout",
  "floor",
  "orientation",
  "yearBuilt",
  "propertyType",
  "address",
  "renovation",
  "community",
  "agentLicence",
]);
/** One of these at least: filters offer prices, rooms and floors to choose from, but no single size. */
const MEASURED: readonly Meaning[] = ["area", "netArea", "landArea", "yearBuilt"];
const ENOUGH_LABELS = 4;
const MAX_REPEATS = 3;

/** A sheet of labelled facts about one home: several labels, none of them card after card. Similar homes may hang below it. */
function isSheet(page: Page): boolean {
  const counts = new Map<Meaning, number>();
  // The labels of a filter stand before ranges and choices, which are no facts.
  for (const pair of page.pairs)
    if (SHEET.has(pair.meaning) && factsOf(pair, page.hints).length > 0)
      counts.set(pair.meaning, (counts.get(pair.meaning) ?? 0) + 1);
  const measured = MEASURED.some((meaning) => counts.has(meaning));
  return measured && counts.size >= ENOUGH_LABELS && Math.max(...counts.values()) <= MAX_REPEATS;
}

/** One home has one price and one size; a table of results labels both card after card. */
const MANY_SHEETS = 8;
function sheetAfterSheet(page: Page): boolean {
  const count = (...meanings: Meaning[]) => page.pairs.filter(({ meaning }) => meanings.includes(meaning)).length;
  return count("price", "rent") >= MANY_SHEETS && count("area", "address", "layout") >= MANY_SHEETS;
}

/** The headline names one home: a street with its number, or the page's own address in the data. */
const namesOneHome = (page: Page): boolean =>
  [page.heading, page.title].some((text) => {
    const line = plain(text.slice(0, 300));
    return findStreetAddress(line) !== null || findEuropeanAddress(line, page.hints.country) !== null;
  });

/** Before reading: a challenge page is never read. Throws blocked. */
export function refuseChallenge(page: Page): void {
  const text = ownText(page);
  const title = plain(page.title.slice(0, 300));
  const marked = text.length < 3000 && CHALLENGE_MARK.test(page.html.slice(0, 200_000));
  if (
    (CHALLENGE_TITLE.test(title) && text.length < 6000) ||
    marked ||
    (text.length < 1500 && CHALLENGE_TITLE.test(text))
  )
    throw new AppError("blocked");
}

/** Signs that a page is writing about homes: `writingOf`. */
const PROBABLY = 2;
const SURELY = 4;

/** Price and size come from data about this one home. */
const isData = ({ provenance }: Listing): boolean =>
  [provenance.price, provenance.area].every(
    (one) => one !== undefined && /^(?:json-ld|microdata|page-state)$/.test(one.source),
  );

/** After reading; a `pasted` text may ask a question in its first line. Throws removed, search_results, not_a_listing or, of a text, no_home_in_text; returns when the page is one listing. */
export function refuseOthers(page: Page, listing: Listing, pasted = false): void {
  const text = pasted ? ownText(page) : "";
  const asks =
    pasted && (LIFE_ANNUITY.test(text) || asksUnknownMoney(listing, text, page.hints) || asksPerArea(listing, text));
  const evidence = evidenceOf(listing) + (asks ? 2 : 0);
  const said = heads(page);
  const early = page.main
    .slice(0, 120)
    .map(({ text }) => text)
    .filter((text) => text.length < 200)
    .join("\n");
  if (GONE.test(said) || (evidence < ENOUGH + 1 && GONE.test(early))) throw new AppError("removed");
  const listed = hasItemList(jsonLdOf(page));
  const titled = LIST_TITLE.test(plain(page.title.slice(0, 300))) || LIST_TITLE.test(plain(page.heading.slice(0, 300)));
  const many = cards(page) >= MIN_CARDS;
  const repeated = page.main.filter((line) => line.text.length < 40 && looksLikeMoney(line.text, page.hints)).length;
  const sheet = evidence >= ENOUGH + 1 && isSheet(page);
  const single = sheet || (evidence >= ENOUGH + 1 && namesOneHome(page));
  const writing = pasted ? 0 : writingOf(page);
  if (writing >= SURELY || (writing >= PROBABLY && !single && !isData(listing))) throw new AppError("not_a_listing");
  const carded = page.cards.size >= FEWEST_CARDS;
  const headed = isHeadedMany(page);
  if (carded && !single && !isData(listing) && isAboutPeople(page)) throw new AppError("not_a_listing");
  if (
    !single &&
    ((listed && titled) ||
      sheetAfterSheet(page) ||
      (carded && (headed || titled) && !isData(listing)) ||
      (titled && many && (repeated >= MIN_CARDS || evidence < ENOUGH)) ||
      (listed && evidence < ENOUGH + 1))
  )
    throw new AppError("search_results");
  // what a site shows to its own visitors alone the agent's browser can send
  if (evidence < ENOUGH && !pasted && LOGIN.test(`${page.title.slice(0, 300)}\n${early}`))
    throw new AppError("blocked");
  if (evidence < (pasted ? ENOUGH_OF_TEXT : ENOUGH))
    throw new AppError(
      pasted ? "no_home_in_text" : carded || (many && repeated >= MIN_CARDS) ? "search_results" : "not_a_listing",
    );
}
