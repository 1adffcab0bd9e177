/** What a window or a balcony is said to look at, where the listing has nothing of the kind in sight. */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

const sights: readonly { readonly words: string; readonly known: RegExp }[] = [
  {
    words:
      "大?海(?!外)|海湾|海面|(?:sea|ocean|gulf|bay)(?!\\p{L})|海(?!外)|湾|바다|해변|(?<=[가-힣])만(?=이|을|까지)|mer(?!\\p{L}|ci)|océan|golfe|baie|Meer|Golf|Bucht|Ostsee|Nordsee",
    known:
      /海|湾|(?<!\p{L})(?:sea|ocean|gulf|bay|beach|mer|océan|golfe|baie)(?!\p{L})|바다|Meer|Golf|Bucht|see(?!\p{L})/iu,
  },
  {
    words:
      "湖(?!南|北)|(?:river|lake|canal|creek)(?!\\p{L})|[江河](?!苏|西|北|南)|川(?!崎)|호수|(?<![가-힣])강(?=이|을|까지|도)|한강|미시간호|(?:lac|fleuve|rivière|canal)(?!\\p{L})|Rhein|Elbe|Spree|Fluss|Michigansee|(?:zum|auf den|den) See(?!\\p{L})",
    known:
      /湖|江|河|川|(?<!\p{L})(?:river|lake|canal|lac|fleuve|rivière)(?!\p{L})|호|강|천|fluss|rhein|elbe|see(?!\p{L})|ufer/iu,
  },
  {
    words:
      "群山|雪山|远山|山景|山脉|(?:mountains?|hills|peaks?|Rockies)(?!\\p{L})|山並み|山々|富士山|능선|(?<![가-힣])산(?=이|을|까지|도)|(?:montagnes?|collines|sommets|Alpes)(?!\\p{L})|Berge|Alpen|Hügel",
    known: /山|mountain|hill|peak|산|montagne|colline|sommet|berg|alpen|hügel/iu,
  },
  {
    words:
      "公园|(?:park|woods|forest|fields|meadows|vineyards)(?!\\p{L})|公園|森林?|田园|葡萄园|공원|숲|들판|(?:parc|forêt|bois|champs|vignes|prés)(?!\\p{L})|Park|Wald|Felder|Wiesen|Weinberge",
    known:
      /公园|公園|森|林|田|葡萄|park|wood|forest|field|meadow|vine|공원|숲|들|parc|forêt|bois|champ|vigne|wald|feld|wiese|weinb/iu,
  },
  {
    words:
      "天际线|城市夜景|夜景|铁塔|电视塔|大桥|大橋|대교|항구|海港|维港|港(?=の|を|が)|ハーバー|(?:skyline|rooftops|city lights|cathedral|harbou?r)(?!\\p{L})|タワー|街並み|夜景|야경|타워|남산|(?:skyline|toits|cathédrale|port)(?!\\p{L})|Skyline|Dächer|Dom(?!\\p{L})|Hafen",
    known:
      /天际线|夜景|塔|桥|橋|대교|교량|bridge|(?<!\p{L})pont(?!\p{L})|brücke|skyline|rooftop|cathedral|harbou?r|タワー|街並|야경|타워|남산|toits|cathédrale|dächer|hafen|항구|港|ハーバー/iu,
  },
];
const seeable = sights.map(({ words, known }) => ({ known, sight: new RegExp(words, "iu") }));
const all = sights.map(({ words }) => `(?:${words})`).join("|");

const looks: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: new RegExp(
    `(?:开窗|推窗|推门|窗外|窗前|抬头|抬眼|凭窗|阳台上|露台上|客厅里|床上|从[^，,。\\n]{1,6}(?:看|望|眺))[^，,。；;！!\\n]{0,8}?(?:${all})|(?:(?<![约带])看(?![房屋])|望|见|眺望|俯瞰|正对|面朝|直面|对着)(?:得?见|得?到|着|向)?[^，,。；;！!\\n距离]{0,6}?(?:${all})`,
    "giu",
  ),
  en: new RegExp(
    `(?:look(?:s|ing)?(?: out| down)? (?:over|onto|across|at|to|towards?)|gaz(?:e|ing)|overlook\\p{L}{0,3}|(?:views?|vistas?|glimpses?) (?:of|over|to|across|towards?)|watch(?:ing)?|glimpse|fac(?:es|ing)|backs onto|opens onto|over) (?:the |a |an |its |our )?(?:\\p{L}+ ){0,2}?(?:${all})|(?:${all})[- ](?:views?|glimpses?|vistas?)`,
    "giu",
  ),
  ja: new RegExp(
    `(?:${all})(?:が|を|も|まで|の)?[^。、！\\n]{0,8}?(?:見え|望め|望み|望む|眺め(?:られ|なが|る)|見下ろ|見渡|一望|広が|のぞ(?:む|め|き)|水面|きらめ|きらき|灯り)|(?:窓|バルコニー|リビング|庭)(?:の外|の向こう|から|の前|の先)(?:に|は|の)[^。、！\\n]{0,8}?(?:${all})`,
    "giu",
  ),
  ko: new RegExp(
    `(?:${all})(?:이|가|을|를|까지|도|의)?[^.!?\\n]{0,8}?(?:물빛|물결|윤슬|불빛|반짝|들어차|보[이여임인입며는]|내려다|바라|펼쳐|한눈|조망)|(?:${all}) ?(?:뷰|전망|조망)`,
    "giu",
  ),
  fr: new RegExp(
    `(?:balcon|terrasse|fenêtres?|chambre|séjour|salon)(?!\\p{L})[^.;!?\\n]{0,24} sur (?:le |la |les |l')?(?:\\p{L}+ ){0,2}?(?:${all})|(?:vue|vues|donn(?:e|ent|ant)|ouvr(?:e|ent|ant)|face|côté|regard(?:e|ent|ant)|aperçu|aper[cç]oi(?:t|s|vez)|distingue|devine|surplomb\\p{L}{0,4}|domin(?:e|ant|ent)) (?:sur|à|au|aux|le|la|les)(?: (?:le|la|les|un|une)| l')?(?: (?:\\p{L}+ ){0,2}?| ?)(?:${all})`,
    "giu",
  ),
  de: new RegExp(
    `(?:Blick|blickt?|blicken|schaut|schauen|sieht|sehen|nach (?:Nord|Süd|Ost|West)\\p{L}{0,8}(?: und)?|Aussicht|Ausblick|vor (?:dem|den) Fenstern?|zum|zur)(?: (?:auf|über|in|zu|von|das|die|den|dem|der|ins|zum|zur|nach)){0,3}(?: (?:\\p{L}+ ){0,2}?| ?)(?:${all})(?!\\p{Ll})|(?:${all})(?:blick|[^.;!?\\n]{0,24}(?:vor (?:dem|den) Fenstern?|vor der Tür|zu Füßen))`,
    "giu",
  ),
};
/** A way to a place is no view of it: "zum Park 300 m", "5 minutes to the park". */
const away =
  /^[^.;!?。\n]{0,24}?(?:\d ?(?:m(?![²2])|km|min|分|분|米|公里)|minut|mètres|meter|Schritte|pas d)|^[^.;!?。\n]{0,6}?(?:Allee|street|road|strasse|straße|线|線|선|路|站|駅|역|Line)/iu;
const reached =
  /\d ?(?:m|km|min|minut\p{L}*|分|분|米|公里)?\.? ?(?:bis |to |à |jusqu'à |until )?$|(?:bis|walk|stroll|minutes?|entfernt|走到|步行|徒歩) ?$/iu;
/** What the listing says of seeing and lying toward. */
const turned =
  /view|overlook|facing|faces|onto|looks|vue|donn(?:e|ant)|face (?:à|au)|blick|aussicht|ausgerichtet|zum |zur |景|望|眺|見え|見渡|面|朝|对|向|迎|看|见|뷰|전망|조망|보[이인입여]|바라|내려다|vistas?/iu;

/** Sights of `text` that no sentence of `corpus`, the listing's texts, has before the home. */
export const lookedAtAbsent = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  asserted(text, language, looks[language])
    .filter(
      ({ start, end }) =>
        !away.test(text.slice(end, end + 30)) && !reached.test(text.slice(Math.max(0, start - 24), start)),
    )
    .filter(({ words }) => {
      const seen = seeable.filter(({ sight }) => sight.test(words));
      return !seen.some(({ known }) =>
        corpus.split(/[\n.。;；]/u).some((line) => known.test(line) && turned.test(line)),
      );
    });
