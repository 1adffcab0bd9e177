/** A home said to be empty, free at once or open to visits at any hour, where the listing has somebody in it, a date or set hours. */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { plainly } from "./reading/frames.ts";

const empty: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:房子|房间|家里|屋里|现在|目前|已经?|早已|都)?(?:空着|空置|腾空|空出来|搬空|没人住|人去楼空)|空房(?:间)?(?=[，。,])|即(?:可|刻|时)(?:入住|拎包|交房)|(?:随时|马上|立刻|立即|当天|今天|明天)(?:就)?(?:可以?|能)?(?:入住|搬(?:进|入)?|交房|交钥匙|拿钥匙)|拎包(?:即)?入住/gu,
  en: /(?<!\p{L})(?:(?:is |now |currently |already |stands |sits |lies )(?:vacant|empty|unoccupied)|vacant(?! land| lot)|unoccupied|(?:available|free|(?<!get |getting )ready)(?: to move in(?:to)?)? (?:now|right now|at once|immediately|today|straight away|right away)|move (?:in|straight in) (?:now|today|tomorrow|at once|immediately|straight away|right away)|immediate (?:possession|occupation|move-in|availability)|keys (?:today|are ready|in hand|on signing|the same day))(?!\p{L})/giu,
  ja: /空(?:き家|室|き部屋)(?:につき|です|のため|なので|、|。)|(?:現在|いま|今)(?:は)?空(?:室|き家|いて)|即(?:日|時)?(?:ご)?(?:入居|引き?渡し|内見)(?:可|OK|いただけ|でき)?|すぐ(?:に|にでも)?(?:ご?入居|住め|お引き?渡し|引き?渡せ)|本日から(?:入居|住)/gu,
  ko: /비어 ?있(?!지)|빈 ?집(?:이|입|이라)|공실(?:이라|입니다|상태)|(?:즉시|바로|당장|당일|오늘|내일)(?:이라도|부터)? ?(?:입주|이사|들어와 ?살)|지금 ?바로 ?입주/gu,
  fr: /(?<!\p{L})(?:(?:maison|appartement|logement|bien|studio|lieux)(?: est| sont)?(?: déjà| actuellement)? (?:vides?(?! de)|inoccupée?s?|vacante?s?|libérée?s?)|libres? (?:tout de suite|immédiatement|de suite|dès (?:maintenant|aujourd'hui|à présent)|d'occupation)|disponibles? (?:immédiatement|tout de suite|de suite|dès (?:maintenant|aujourd'hui))|remise des clés (?:immédiate|le jour même|dès la signature)|emménage\p{L}* (?:dès )?(?:demain|aujourd'hui|immédiatement|tout de suite))/giu,
  de: /(?<!\p{L})(?:steht (?:derzeit |bereits |schon )?leer|leerstehend\p{L}*|leer(?=[,.;])|unbewohnt\p{L}*|bezugsfrei(?! ab)|sofort (?:frei|verfügbar|bezugs\p{L}*|beziehbar|einziehen)|ab sofort|(?:Einzug|Übergabe) (?:sofort|noch heute|jederzeit)|Schlüssel (?:sofort|am selben Tag))/giu,
};
const anyTime: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /随时(?:都)?(?:可以?|能|欢迎)?(?:来)?(?:看房|看)|看房随时|天天(?:可|能)看/gu,
  en: /viewings? (?:any ?time|any day|at any hour|every day|whenever|daily)|(?:view|see|visit|come)(?: it)? (?:any ?time|any day|whenever)/giu,
  ja: /いつでも(?:ご?(?:案内|内見|見学|覧))|(?:内見|見学|ご?案内)(?:は)?(?:いつでも|随時|毎日)/gu,
  ko: /언제(?:든(?:지)?|라도) ?(?:보|구경|방문|내방|집 ?보)|(?:방문|구경|집 ?보기)(?:은|는)? ?(?:언제든|아무 ?때)/gu,
  fr: /visites?(?: possibles?)? (?:à toute heure|à tout moment|tous les jours|quand vous (?:le )?voulez|libres?)|visit\p{L}{0,4} (?:à tout moment|quand vous voulez)/giu,
  de: /Besichtigung(?:en)?(?: ist| sind)?(?: jederzeit| täglich| zu jeder Zeit)|jederzeit (?:zu )?besichtig\p{L}*/giu,
};

const lived =
  /居住中|入居中|賃貸中|自住|在住|租客|在租|occupied|lived in|still living|tenant(?:s|ed)? (?:in|until|remain|leav|lives)|bewohnt|vermietet|habitée?|occupée?|거주 ?중|거주하고|살고 ?있|세입자|임차인|退去(?:後|予定)|bisherige[rn]? Mieter|置换中/iu;
const due =
  /(?:available|free|vacant|move[- ]in|possession|handover|completion|libre|disponible|frei|bezug\p{L}{0,8}|verfügbar|übergabe|einzug|livraison|入居|引渡し?|引き渡し|空く|入住|交房|起租|입주|인도)[^.;。\n]{0,24}\d/iu;
const free =
  /(?<!bis dahin )(?:(?<!un)vacant|empty|unoccupied|immediate|at once|(?:available|free) now|空置|空着|空房|随时|即可|即入|空室|空家|空き家|即|すぐ|更地|비어|공실|즉시|바로|libre (?:à la (?:vente|signature)|de suite|immédiat|tout de suite|d'occupation)|immédiat|inoccup|vide|sofort|leer|bezugsfrei|kurzfristig)/iu;
const hours =
  /(?:showing|viewing|visit|besichtigung|内見|見学|案内|看房|방문|집 ?보)[^.;。\n]{0,40}(?:saturday|sunday|weekend|weekday|appointment|notice|day before|after|only|samedi|dimanche|week-end|rendez-vous|veille|samstag|sonntag|wochenend|anmeldung|vereinbarung|vortag|土|日曜|週末|平日|予約|前日|事前|周末|周六|周日|提前|预约|주말|토요일|일요일|평일|예약|하루 ?전|사전|\d)/iu;

/** "Will be vacant on signing" tells of a day to come. */
const later = /(?:will|to) be $|(?:wird|werden) [^.;\n]{0,20}$|sera |seront |到时|届时|後は|예정/iu;
/** Claims of `text` that the home is free, or can be seen, sooner than `corpus`, the listing's texts, allows. */
export function tooSoon(text: string, language: CopyLanguage, corpus: string): Span[] {
  const made: Span[] = [];
  if ((lived.test(corpus) || due.test(corpus)) && !free.test(corpus))
    made.push(
      ...plainly(text, language, empty[language]).filter(
        ({ start }) => !later.test(text.slice(Math.max(0, start - 24), start)),
      ),
    );
  if (hours.test(corpus)) made.push(...plainly(text, language, anyTime[language]));
  return made;
}
