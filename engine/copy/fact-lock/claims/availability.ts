/** A home said to be empty or free at once, where the listing has somebody in it or a later day, or does not say so. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { moveAtOnce, standsEmpty } from "./free-now.ts";
import { linesOf, plainly, plainlyOrLacking, sentenceOf } from "./reading/frames.ts";

const lived =
  /居住中|入居中|賃貸中|自住|在住|租客住|在租|租约|带租|occupied|lived in|live here|lives here|still living|tenanted|tenants? (?:in|until|remain|leav|lives?|stays?)|bewohnt|vermietet|Mietverhältnis|habitée?|occupée?(?! par)|louée? jusqu|locataire en place|거주 ?중|거주하고|살고 ?있|세입자|임차인|退去(?:後|予定)|alquilad|arrendad|inquilin|ocupad|affittat|locat[oa] fino|abitat|arrendad|verhuurd|bewoond|leaseback|腾房|置换中|next home|logement neuf/iu;
const access =
  /available|availability|(?<!\p{L})free(?!\p{L}|hold)|vacan|move[- ]in|possession|handover|completion|closing|settlement|libre|disponib|(?<!\p{L})frei(?!\p{L})|bezug|verfügbar|übergabe|einzug|livraison|入居|引渡|引き渡し|空く|入住|交房|起租|입주|인도|entrega|consegna|libero|desocup|oplevering|beschikbaar/iu;
const day =
  /\d{4}|\d ?(?:月|월|日|일|天)|january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|enero|febrero|marzo|junio|julio|agosto|gennaio|maggio|giugno|luglio|\d{1,2}[./]\d{1,2}|three days after|过户后/iu;
const atOnce =
  /immediate|at once|(?:available|free|vacant) now|随时|即可|即入|即時|即日|即入居|立即|すぐ|즉시|바로|immédiat|de suite|sofort|拎包|inmediat|immediat|subito|imediat|direct beschikbaar|per direct/iu;
const empty =
  /(?<!un)vacant(?! possession (?:on|at|after))|(?<!\p{L})empty|unoccupied|空置|空着|空房(?!，)|空室|空き家|空家|更地|비어|공실|inoccup|libre (?:à la|d'occupation|de toute)|(?<!\p{L})vide(?!\p{L}|o)|leer(?:stehend)?(?!\p{L})|bezugsfrei|unbewohnt|vací[oa]|desocupad|libero|vuot|devolut|leegstaand/iu;

interface Access {
  /** Somebody lives there or a later day is named. */
  readonly later: boolean;
  readonly atOnce: boolean;
  readonly empty: boolean;
}
const accessOf = remembered((corpus): Access => {
  const lines = linesOf(corpus);
  const dated = (line: string): boolean => access.test(line) && day.test(line);
  const undated = lines.filter(
    (line) => !day.test(line) && !/vacant possession after|nach Auszug|après le départ/iu.test(line),
  );
  return {
    later: lines.some((line) => lived.test(line) || dated(line)),
    atOnce: undated.some((line) => atOnce.test(line) && (access.test(line) || empty.test(line))),
    empty: undated.some((line) => empty.test(line) && !lived.test(line)),
  };
});

/** What is to come, or was: a date beside it, "after the tenant leaves", "will be". */
const toCome =
  /\d|一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|之后|以后|届时|到时|期满|搬走后|退租后|交房时|(?<!\p{L})(?:after|once|until|when|will be|to be|by the time|on completion|at completion|at settlement|then|from the)(?!\p{L})|以降|その後|(?:退去|引き?渡し|解約|決済)(?:後|時|の際)|となります|になります|予定|이후|부터는|나간 ?뒤|퇴거 ?후|예정|까지|(?<!\p{L})(?:après|une fois|dès que|jusqu|sera|seront|à partir|au départ|d'ici|lors)(?!\p{L})|(?<!\p{L})(?:nach|sobald|bis|wird|werden|ab dem|ab Januar|ab Februar|ab März|ab April|ab Mai|ab Juni|erst)(?!\p{L})/iu;
/** What is free is not the home: a seat, a slot, a parking space, a visit, a telephone. */
const other =
  /车位|停车|看房|咨询|联系|电话|微信|私信|(?<!\p{L})(?:parking|space|viewings?|visits?|call|ring|message|contact|garage|reply|wi-?fi)(?!\p{L})|駐車|内見|見学|問い合わせ|連絡|電話|주차|문의|연락|전화|방문|구경|stationnement|parking|visite|appelez|contact|Stellplatz|Besichtigung|anrufen|melden Sie|schreiben Sie|schreibt|Kündig|kündig/iu;

/** Free of charges, and nobody upstairs: no emptiness of the home. */
const charge =
  /^[^.;!?\n]{0,16}(?:hypoth|charges?|servitude|dette|gage|lasten|Belastung|encumbr|mortgage|liens?|above|below|overhead|au-dessus|über|dessus|oben|upstairs)/iu;

/** A room that stands empty, in a home that does not. */
const room =
  /[次主]卧|卧室|房间|(?<!\p{L})(?:bed)?room(?!\p{L})|作り付け|洋室|和室|部屋(?!は空)|작은 ?방|안방|침실|chambre|Zimmer(?!wohnung)|plot|wall|shelf|抽屉|墙/iu;

/** A word of denial in front of an emptiness that is itself one: "nobody lives there" denies nothing. */
const deniesItself = /^(?:无|没|no|niemand|personne|誰も|どなたも|아무도|ohne|sans|keine|plus de|不带|unvermietet)/iu;

/** Stretches of `text` that free the home sooner than `corpus`, the listing's texts, does. */
export function freeTooSoon(text: string, language: CopyLanguage, corpus: string): Span[] {
  const known = accessOf(corpus);
  const clear = (span: Span): boolean => {
    const { start, end } = sentenceOf(text, span);
    return !toCome.test(clauseOf(text.slice(start, end), text.slice(span.start, span.end)));
  };
  const now =
    known.atOnce || (known.empty && !known.later)
      ? []
      : plainly(text, language, moveAtOnce[language]).filter((span) => clear(span) && !other.test(around(text, span)));
  const vacant =
    known.empty || (known.atOnce && !known.later)
      ? []
      : plainlyOrLacking(text, language, standsEmpty[language], deniesItself).filter(
          (span) => clear(span) && !room.test(before(text, span)) && !charge.test(text.slice(span.end, span.end + 30)),
        );
  return [...now, ...vacant];
}

const before = (text: string, { start }: Span): string =>
  text
    .slice(Math.max(0, start - 36), start)
    .split(/[!?。！？\n]|\.(?!\d)/u)
    .at(-1) ?? "";
const around = (text: string, { start, end }: Span): string => text.slice(Math.max(0, start - 14), end + 12);
/** The part of `sentence` between commas in which `words` stand. */
const clauseOf = (sentence: string, words: string): string =>
  sentence.split(/[,、(]/u).find((part) => part.includes(words)) ?? sentence;
