/** Who offers the home where nothing is named for it: the name beside the buttons that call or write, a licence, "private seller". */
import type { Element } from "domhandler";
import { type Fact, fact } from "../facts/candidate.ts";
import { meaningOf } from "../labels/index.ts";
import { around, parentOf } from "../page/element.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { contactIn } from "../units/contact.ts";
import { plain } from "../units/number.ts";
import { isFirmName as isFirm, isPersonName, personAndFirm, ROLE } from "../units/who.ts";

const BUTTON =
  /^(?:call|e-?mail|contact|message|chat|whatsapp|line|request (?:a )?(?:details|viewing|tour|info)|enquire|inquire|(?:view|show|get|reveal) (?:the )?(?:phone|number|contact)|arrange|book (?:a )?viewing|ver (?:el )?tel[eé]fono|ver telefone|contactar|llamar|enviar (?:um )?mensa(?:je|gem)|contatt|chiama|invia|scrivi|nachricht|anrufen|kontakt|anbieter kontaktieren|telefonnummer|appeler|contacter|envoyer|voir le (?:num|t[eé]l)|afficher le|bel (?:de|ons|me)|stuur|neem contact|zadzwoń|napisz|wyślij|pokaż (?:numer|telefon)|お問い?合わ?せ|お問合せ|電話|电话|メール|문의|전화|채팅|在线咨询|在线聊|联系|打电话|查看电话|拨打|撥打|聯絡|預約|立即預約|预约|致電|致电)/iu;
const PERSON =
  /^(?:(?:Mr|Mrs|Ms|Mme|M|Herr|Frau|Familie|Fam|Sig|Sra?|Dr|Mag|Ing|Dipl\.-Ing|DI)\.?\s)?\p{Lu}[\p{Ll}'’-]{1,20}(?:\s(?:van|de|der|den|da|dos|von|di|del|la|le)){0,2}(?:\s\p{Lu}[\p{L}'’-]{0,20}\.?){1,3}$/u;
/** "PRIYA NATARAJAN" above what she is. */
const CAPITALS = /^\p{Lu}[\p{Lu}'’.-]{1,20}(?:\s\p{Lu}[\p{Lu}'’.-]{0,20}){1,2}$/u;
const LICENCE =
  /^(?:(?:個人|公司)?牌照|CRECI|CEA|RERA|BRN|ORN|DRE|AMI\b|REN\b|Lic(?:en[cs]e)?[.:# ]|宅地建物取引|宅建|国土交通大臣|등록번호|개설등록)/i;
/** What the seller is, set as a badge under the name. */
const SELLER =
  /^(?:(?:privater?|gewerblicher) (?:nutzer|anbieter|verkäufer)|privatperson|private (?:seller|landlord|advertiser|owner)|particulier|particular|anunciante particular|privato|inserzionista privato|osoba prywatna|prywatnie|privat|個人|房东直租|业主|직거래)$/i;
/** A telephone number and nothing else. */
const NUMBER = /^\+?\d[\d\s().-]{7,20}$/;
/** 陳大文, 김도연: a name of the East and nothing else. */
const EAST_NAME = /^(?:\p{Script=Han}{2,3}|\p{Script=Hangul}{3})$/u;
/** 何詠琳 Lam Ho: one name in two scripts. */
const TWO_SCRIPTS = /^\p{Script=Han}{2,4}\s[A-Z][a-z]{1,14}(?:\s[A-Z][a-z]{1,14}){0,2}$/u;
const isCalled = (text: string): boolean => PERSON.test(text) || TWO_SCRIPTS.test(text);
/** What stands in a menu, set like a name. */
const MENU = /^(?:about|our|your|contact|meet|sobre|über|qui sommes|chi siamo|find|all|more|my)\s/i;
const BACK = 6;
const NEAR = 4;
const MAX_NAME = 50;

/** Both stand in one box: not the whole page, nor its main part. */
const together = (one: Line, other: Line): boolean => {
  const box = around(other.block, NEAR, (parent) => {
    for (let at = parentOf(one.block), up = 0; at !== null && up < NEAR; at = parentOf(at), up++)
      if (at === parent) return true;
    return one.block === parent;
  });
  return other.block === one.block || box !== null;
};

const isRow = ({ name }: Element): boolean => name === "li" || name === "tr" || name === "dl";
/** The row of a list or a sheet a line stands in. */
const rowOf = (line: Line | undefined): Element | null =>
  line === undefined ? null : isRow(line.block) ? line.block : around(line.block, 2, isRow);

/** Names in the lines right before one that tells of a seller, the nearest of each kind. */
function before(page: Page, at: number, confidence: number): Fact[] {
  const here = page.lines[at];
  if (here === undefined) return [];
  const firms: string[] = [];
  const people: string[] = [];
  for (const [step, line] of page.lines
    .slice(Math.max(0, at - BACK), at)
    .reverse()
    .entries()) {
    const row = rowOf(line);
    // a label of a sheet, its value below
    if (row !== null && row === rowOf(page.lines[at - step]) && row !== rowOf(here)) continue;
    if (line.aside || line.heading === 1 || !together(here, line)) break;
    const found = people.length + firms.length;
    for (const part of new Set([line.text, ...line.parts].map(plain))) {
      if (part.length > MAX_NAME || part === plain(page.heading) || BUTTON.test(part) || MENU.test(part)) continue;
      const both = personAndFirm(part);
      if (both !== null) {
        people.push(both.name);
        firms.push(both.company);
      } else if (isFirm(part)) firms.push(part);
      else if (isCalled(part)) people.push(part);
    }
    // a heading that names nobody begins a part of its own: what stands above it belongs to another
    if (line.heading > 0 && people.length + firms.length === found) break;
  }
  // two names in a row are a person and, below, the firm
  const [last, above] = people;
  const person = firms.length === 0 && above !== undefined ? above : last;
  const firm = firms[0] ?? (above === undefined ? undefined : last);
  return [
    ...(person === undefined ? [] : [fact("agentName", person, confidence)]),
    ...(firm === undefined ? [] : [fact("agentCompany", firm, confidence)]),
  ];
}

/** What heads the box of whoever offers the home. */
const HEADED =
  /^(?:(?:meet|contact|about|speak (?:to|with)|talk to|get in touch with) (?:(?:the|your|our) )?(?:listing |local |sales )?(?:agent|advis[eo]r|broker|expert|consultant|negotiator|specialist)s?|interested in this (?:home|property|listing|apartment|flat|house)\??|request (?:more )?(?:info(?:rmation)?|details)|get in touch|kontaktieren sie (?:uns|den (?:anbieter|verkäufer|makler))|(?:pregunta|escribe|contacta(?:r)?)(?: con| al?)? (?:el )?anunciante|informationen anfordern|(?:solicita(?:r)?|pide) (?:más )?informaci[óo]n|demande(?:r)? d['’]informations?|nous contacter|richiedi informazioni|pedir informações|(?:dealer|agent|broker|advertiser|seller|owner|landlord|realtor)(?:['’]s)?(?: details| information| info)?|posted by|listed by|marketed by|offered by|your (?:agent|contact)|meet (?:the|your) agent|arrange (?:a )?viewing|book a viewing|about (?:the )?(?:agent|owner|seller|advertiser)|(?:agent|agency|seller) (?:details|profile)|contact (?:the )?(?:agent|seller|dealer|owner|advertiser|landlord)|(?:ihr )?ansprechpartner(?:in)?|(?:ihre )?kontaktperson|anbieter|votre (?:conseill(?:er|ère)|interlocuteur|contact|agence)|annonceur|anunciante|tu (?:agente|asesor)|asesor(?:a)?|inserzionista|il tuo agente|referente|o seu (?:consultor|agente)|consultor(?:a)?|corretor(?:a)?(?: responsável)?|uw makelaar|aangeboden door|verkopend makelaar|contact(?:ez)?(?:[ -](?:us|nous))?|kontakt|contacto|contatti|(?:make|send) an enquiry|enquire|neem contact op(?: met)?)\s?:?$/iu;
/** The fields of the form below it. */
const FIELD = /name|mail|phone|message|nachricht|nom\b|prénom|nombre|nome\b|apellido|telef|mensa|messag|naam/i;
const BOX = 5;

/** Whoever is called Mr or Frau is a person for sure; an agency may be called like one. */
const ADDRESSED = /^(?:Mr|Mrs|Ms|Mme|Mlle|M\.|Herr|Frau|Sig|Sra?)\.?\s/u;
const AFTER_ROLE = /\s?\([^()]{1,20}\)$|,\s?[A-Z][A-Z®., ]{1,20}$/;
/** "Immobilienmakler (IHK)" is what a person is, too. */
const isRole = (part: string): boolean => ROLE.test(part.replace(AFTER_ROLE, ""));
/** The parts of a line; of one alone what commas and bars part: "Sophie Lane, Branch Manager". */
const toldApart = (line: Line | undefined): string[] => {
  const parts = line?.parts.map(plain) ?? [];
  return parts.length === 1 ? (parts[0] ?? "").split(/,\s|\s[|·–-]\s/) : parts;
};

/** The first name and the first firm below what heads their box, and the name above what the person is. */
function inBox(page: Page): Fact[] {
  const lines = page.lines;
  const role = lines.findIndex(
    (line) => !line.aside && line.text.length <= 80 && toldApart(line).some((part) => isRole(part)),
  );
  // a button that says so heads nothing
  const head = lines.findIndex(
    ({ aside, text, linked }) => !aside && !linked && text.length <= 40 && HEADED.test(plain(text)),
  );
  const parts = (from: number, to: number): string[] =>
    lines
      .slice(Math.max(0, from), to)
      .flatMap((line) => (line.aside ? [] : [...new Set([...line.parts.map(plain), plain(line.text)])]));
  const facts: Fact[] = [];
  if (role >= 0) {
    const own = toldApart(lines[role]);
    const at = own.findIndex((part) => isRole(part));
    const name = at > 0 ? own[at - 1] : plain(lines[role - 1]?.text ?? "");
    if (name !== undefined && (PERSON.test(name) || CAPITALS.test(name)) && !isFirm(name))
      facts.push(fact("agentName", name, 0.56));
    const firm = parts(role + 1, role + 3).find(isFirm);
    if (firm !== undefined && firm.length <= MAX_NAME) facts.push(fact("agentCompany", firm, 0.5));
  }
  if (head >= 0) {
    const below = parts(head + 1, head + 1 + BOX).filter(
      (part) => part.length <= MAX_NAME && !BUTTON.test(part) && !isRole(part),
    );
    const people = below.filter((part) => PERSON.test(part) && !isFirm(part) && !FIELD.test(part) && !MENU.test(part));
    const name = people.find((part) => ADDRESSED.test(part)) ?? people[0];
    const firm = below.find(isFirm);
    if (name !== undefined) facts.push(fact("agentName", name, 0.55));
    if (firm !== undefined) facts.push(fact("agentCompany", firm, 0.54));
  }
  return facts;
}

const INVITES = /contact|call|ask for|speak|kontakt|appel|contatt|llam/i;
const RUNG = /\d[\d\s().-]{6,20}/;

/** "For more information contact Melissa Hartnett on 503-555-0111": a line that says whom to ring. */
function invited({ main }: Page): Fact[] {
  for (const { text } of main) {
    if (text.length > 200 || !RUNG.test(text) || !INVITES.test(text)) continue;
    const { name, phone } = contactIn(plain(text));
    if (name !== null && phone !== null && isPersonName(name)) return [fact("agentName", name, 0.42)];
  }
  return [];
}

/** Names beside the page's first button of contact, before a licence and before what says that the seller is private. */
export function besideContact(page: Page): Fact[] {
  const { lines } = page;
  const open = ({ aside, text }: Line) => !aside && text.length <= 120;
  const button = lines.findIndex((line, at) => at > 2 && open(line) && line.linked && BUTTON.test(plain(line.text)));
  const licence = lines.findIndex((line) => open(line) && LICENCE.test(plain(line.text)));
  const facts = [...(button < 0 ? [] : before(page, button, 0.5)), ...(licence < 0 ? [] : before(page, licence, 0.52))];
  for (const line of lines.filter(open)) {
    const parts = line.parts.map(plain);
    // a name and the button that rings, in one line
    const button = parts.findIndex((part, at) => at > 0 && (BUTTON.test(part) || NUMBER.test(part)));
    const called =
      button < 0 ? undefined : parts.slice(0, button).find((part) => PERSON.test(part) || EAST_NAME.test(part));
    if (
      called !== undefined &&
      !isFirm(called) &&
      !MENU.test(called) &&
      meaningOf(called, page.hints.language) === null
    )
      facts.push(fact("agentName", called, 0.56));
    const kind = parts.findIndex((part, at) => at > 0 && (SELLER.test(part) || LICENCE.test(part)));
    const name = kind > 0 ? (parts[kind - 1] ?? "") : "";
    if (
      name.length >= 2 &&
      name.length <= MAX_NAME &&
      /^[\p{Lu}\p{Lo}]/u.test(name) &&
      !/\d/.test(name) &&
      meaningOf(name, page.hints.language) === null
    )
      facts.push(fact(isFirm(name) ? "agentCompany" : "agentName", name, 0.54));
  }
  return [...inBox(page), ...facts, ...invited(page)].slice(0, 8);
}
