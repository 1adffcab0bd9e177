/**
 * Does a text state the thing it names, or deny it? One judge for the composer and the fact lock,
 * by the clause around the words ("does not come with a balcony") and by "label: value" (駐車場：空き無).
 */

export type Verdict = "stated" | "denied" | "doubtful";

const any = (...parts: readonly string[]): string => parts.join("|");
const word = (source: string): string => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

/** Words of denial that deny nothing a home has: 无锡, "not only", "à deux pas". */
const idioms = new RegExp(
  any(
    "无(?:锡|敌|忧|遮挡|论|限|缝|线|烟|噪音|死角|浪费|抵押|贷款?|公摊|中介费?|佣金|异味|压力|需)|没有?(?:遮挡|抵押|贷款|压力|话说)",
    "不(?:仅|但|只|光|可多得|可错过|能错过|得不|可或缺)|未来|非(?:常|凡|一般|机动|中介)|無(?:料|垢|償|敵|線)",
    "(?:問題|心配|申し分|間違い|不足|遜色)(?:は|が|も|の)?(?:ない|なく|なし|ありません)|少な[いくめ]",
    "(?:걱정|문제|불편|부족함?|손색|막힘|나위)(?:이|가|은|는|도)? ?없",
    word("not (?:only|just|far|to mention|to be missed|overlooked)|no (?:less|fewer|doubt|expense spared)"),
    word(
      "no (?:onward |upper )?chain|no (?:HOA|agents?|agency|broker|fees?|deposit|smoking)(?: fees?)?|never lived in",
    ),
    word("no\\.? ?(?=\\d)|no (?=(?:\\p{L}+ ){1,4}com )|no(?= (?:centro|bairro|coração|interior|último)(?!\\p{L}))"),
    word("(?:à )?(?:deux|quelques|trois) pas|(?:non|pas) loin|non[- ]fumeurs?|sans (?:vis[- ]à[- ]vis|travaux|frais)"),
    word("nicht (?:nur|weit|einsehbar)|ohne (?:\\p{L}*provision|Makler)|keine? \\p{L}*(?:provision|courtage)"),
  ),
  "giu",
);

/** Where a clause ends. A Han comma of lists (、) ends none before Han words: 没有车库、花园. */
const ends = any(
  "[。；;！!？?\\n()（）【】\\[\\]|｜•·・…,，]",
  "\\.(?=\\s|$)|\\s[-–—]\\s",
  "(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])\\s+(?=[\\p{Script=Han}\\p{Script=Katakana}])",
  word("but|however|although|though|yet|mais|aber|sondern|pero"),
  "但是?|不过|只是|ですが|けれど|しかし|지만",
);
const clauseEnd = new RegExp(ends, "giu");
const clauseEndAfter = new RegExp(any(ends, "、"), "iu");

const latinBefore = word(
  any(
    "prohibits?|forbids?|bans?|rules? out|interdi(?:t|sent)|exclu(?:t|ent)|proscri(?:t|vent)|verbiete[nt]|untersag(?:t|en)",
    "z[eé]ro|no|not|without|lacks?|lacking|never|neither|nor|cannot|\\p{L}+n['’]t|none of|free of|absence of|excluding|except|minus|in need of",
    "sans|pas|aucune?|ni|non|dépourvue?s?|hors|sauf|jamais",
    "kein\\p{L}*|ohne|nicht|weder|nie|fehl(?:t|en|ende[rsnm]?)",
    "sin|tampoco|ning[uú]n\\p{L}*|carece|senza|nessun\\p{L}*|sprovvist\\p{L}*|sem|não|nenhum\\p{L}*",
    "not included|excluded|keine?",
  ),
);
const hanBefore =
  "(?:不(?:可以?|能|允许|准|得|许|让|带|含|包含?|配|提供|支持|接受|设|是|具备|适合|送|附|再|通|铺|装|养|留)|没有?|沒有?|未(?!来|婚|必|免|知|曾|满|及|经|央)|暂无|无|無(?!し|い|く)|禁止?|严禁|谢绝|拒绝|缺[少乏]?)(?!、)";
const before = new RegExp(any(latinBefore, hanBefore), "giu");
/** Right before the thing one more sort of word denies it. */
const rightBefore =
  /(?:不收?|未|非|免收?|无需|不收|不用付?|不必付?|(?<![\p{L}])(?:non[- ]|libres? de|libres? d['’]|frei von))\s?(?:a |an |the |any |une? )?(?:["“«]\s?)?$/iu;
/** A new start between a denial and the thing: "no lift and a balcony". */
const freshStart = new RegExp(
  any(
    word("and (?:an?|the|has|one|with)|et (?:une?|le|la|avec)|und (?:eine?n?|mit)|with(?<!comes? with)|avec|mit"),
    "(?<!没|沒|未|带|含)有",
  ),
  "iu",
);

const latinAfter = any(
  `${word("(?:is|are|was|does|do|has|can)?n['’]t|not|cannot|unavailable|out(?= of the question|\\s*(?:$|[,;:.]))|ruled out|missing|absent|lacking|excluded|prohibited|forbidden|impossible|none")}`,
  word("nicht|fehl(?:t|en)|verboten|untersagt|ausgeschlossen|keine?[rsn]?(?=\\s*$)"),
  word(
    "n['’](?:est|a|y)|ne|inexistante?s?|absente?s?|exclue?s?|interdite?s?|(?:non|pas|no) (?:\\p{L}+[sé]e?s?|\\p{L}*inclu\\p{L}*|\\p{L}*permit\\p{L}*|dispon\\p{L}*)",
  ),
  word("não|prohibid[oa]s?|vietat[oaie]"),
);
const nearAfter = new RegExp(`^-(?:free|less)(?!\\p{L})|^\\s*(?:[\\p{L}\\p{N}'’/-]+\\s+){0,4}?(?:${latinAfter})`, "iu");
const hanAfter =
  /^[^\s]{0,4}?(?:暂时?|目前|现|都|均|也|还|是|空)*(?:没有?|沒有?|无|無|未(?:装|配|设|带|建|通|提供|安装|配备|开放)|不可以?|不能|不允许|不准|不含|不带|不包含?|不提供|不支持|不收|全免|禁止|否|欠缺)(?:安装|配备|提供|使用|饲养|养|停放?|进入|做饭|装)?(?:了|的|哦|呢)?\s*$/u;
const japaneseAfter =
  /^(?:(?!ので)[^\s]){0,9}?(?:(?:は|が|も|の)?(?:あり|ござい|付いてい|ついてい|備えてい|設けてい|設置してい|でき)ません|(?:は|が|も)?(?<!少)(?:ない|無い|なく|なし|無し|おらず)|(?:は|が|も)?無(?!料|垢|償|敵|線)|(?:られ|され)(?:てい|ており)?(?:ません|ない)|不可|不要|(?:は|が)?(?:かか(?:ら|り)|いただき|必要(?:は|が)?あり)ま?せん|未設置|未対応|未整備|非対応|禁止|空き?無|満車)/u;
const koreanAfter =
  /^(?:(?!이라|라서|니까).){0,12}?(?:없|불가|미포함|미설치|미제공|금지|아님|아닙|아니|않|못 ?[하합]|안 ?(?:됨|되|됩|돼))/u;

const label = /^[^:：=？?\n,，;；。]{0,24}[:：=？?–—]\s*/u;
const negativeValue =
  /^(?:["“(（]\s*)?(?:(?:暂无|无|無(?!料|垢|償)|没|沒|なし|無し|空き?(?:無|なし)|満車|不(?!收|限|错|要)|否|未(?!定)|禁|없|불가|미포함|금지|×|✗|✘|[-–—](?!\s*\d))|(?:no|none|not|non|nein|nee|keine?[rsn]?|nicht|aucune?|pas|sans|ohne|without|never|false|n\/a|não|ningun[oa]|nessun[oa]?|nenhum[a]?|unavailable|x|0)(?![\p{L}\p{N}.,]\S|[\p{L}\p{N}]))/iu;

/** What answers a question or a heading with a no: "WG? Leider nein", "Lift? Fehlanzeige", "Holiday lets? The lease says no". */
const answeredNo =
  /^(?:leider (?:nein|nicht)|fehlanzeige|nix|nada|nope|sorry|alas|afraid not|(?:i['’]m |we['’]re )?afraid not|unfortunately not|hélas|malheureusement|désolé|que nenni|niet|raté|verbiete\p{L}*|untersag\p{L}*|interdit\p{L}*|forbidden|(?:the |le |la |der |die |das )?\p{L}{3,14}(?: \p{L}{3,14})? (?:says? no|dit non|sagt nein|forbids?|verbietet|untersagt|interdit|refuse|rules? (?:it|them) out))(?!\p{L})/iu;
/** Behind the thing, of whatever is not done there: "Hunde sind hier tabu". */
const ruledOut =
  /^[^.,;:!?\n]{0,24}(?<!\p{L})(?:taboo|tabu|tabou|off[- ]limits|a no-no|ausgeschlossen|hors de question|exclu(?:e|s|es)?)(?!\p{L})/iu;
/** "Fünf Stockwerke, und keins davon mit Aufzug". */
const noneWith =
  /(?<!\p{L})(?:kein(?:e|er|s|es)? (?:davon|von ihnen)|none of (?:them|it)|aucune?) (?:mit|with|avec|à) (?:\p{L}+ )?$/iu;

/** The last part of a list: one to three words behind the word that denies them, then the end. */
const deniedStart = new RegExp(`${latinBefore}\\s\\p{L}+(?:[ -]\\p{L}+){0,2}[ -]?$`, "iu");
const listPart = /^\s?\p{L}+(?:[ -]\p{L}+){0,2}[ -]?$/u;
const lastWords = /(?:^|\s)(?:(?:or|nor|oder|noch|ou|ni|o|und)\s)?(?:an?\s)?$/iu;

/** Does a list that goes on denying behind its commas lead up to the end of `sentence`: "no garage, garden or "? */
function inDeniedList(sentence: string): boolean {
  const parts = sentence.split(",").toReversed();
  for (const [at, whole] of parts.entries()) {
    const part = at === 0 ? whole.replace(lastWords, "") : whole;
    if (deniedStart.test(part)) return true;
    if (at === 0 ? part.trim() !== "" && !listPart.test(part) : !listPart.test(part)) return false;
  }
  return false;
}

const goesOn = new RegExp(word("or|nor|oder|noch|ou|ni|und"), "iu");

/** The clause around text[start, end): what stands before and what stands behind the words. */
export function clauseAround(text: string, start: number, end: number): { before: string; after: string } {
  const head = text.slice(Math.max(0, start - 90), start);
  const tail = text.slice(end, end + 60);
  const last = [...head.matchAll(clauseEnd)].at(-1);
  const first = clauseEndAfter.exec(tail);
  return {
    before: last ? head.slice(last.index + last[0].length) : head,
    after: first ? tail.slice(0, first.index) : tail,
  };
}

/** ❌ before a thing, and the heads of lists of what is missing. */
const lackMark = /[❌✖✗✘🚫⛔➖]/u;
const anyMark = /\p{Extended_Pictographic}|[✗✘▪●○◯\n]/gu;
const lackHead =
  /(?:^|[\n。.!！?？;；])[^\S\n]*(?:(?:what(?:'s| is)? (?:it )?(?:missing|lacks|hasn't(?: got)?|has not(?: got)?|doesn't have|isn't (?:here|there)))|missing|not (?:here|included)|ce qui manque|il manque|manquent?|ne sont pas (?:fourni|compri|inclu)e?s|(?:und )?was fehlt|es fehl(?:t|en)|fehlt|nicht dabei|ない(?:もの|の)(?:は|、)?|足りないもの(?:は)?|付かないもの(?:は)?|없는 ?것(?:은|들)?|빠진 ?것(?:은)?|없어요|缺(?:的|少的)(?:是)?|没有的(?:是)?|少了(?:什么)?)\s?[:：.。?？-]\s?[^\n.。!！?？;；:：]{0,90}$/iu;

/** "❌ lift", "Missing: a lift and a fitted kitchen": the list a thing stands in says that there is none. */
function listedAsMissing(text: string, start: number): boolean {
  const head = text.slice(Math.max(0, start - 110), start);
  const last = [...head.matchAll(anyMark)].at(-1);
  if (last && lackMark.test(last[0]) && !/[.。!！?？;；:：]/u.test(head.slice(last.index + last[0].length)))
    return true;
  return lackHead.test(head);
}

/** "You bring your own washing machine", "The seller takes the washer and dryer", 따로 준비하실 것은 냉장고와: up to the thing. */
const ownBefore =
  /(?:(?<!\p{L})(?:bring|buy|get|provide|supply) (?:in )?your own|(?<!\p{L})(?:seller|vendor|owner)s? takes?|(?<!\p{L})vendeur emporte|(?<!\p{L})(?:selbst mitzubringen|à prévoir de votre côté) ?:|따로 준비하실 것은)(?<goods> [^.;!?\n]{0,50})$/iu;
/** Words with which the list of what is brought or taken is at its end. */
const anotherThought =
  /(?<!\p{L})(?:leaves?|laisse|but|mais|aber|an?|has|have|is|are|there|comes?|with|hat|ist|est|avec|mit)(?!\p{L})|[있없]|지만/iu;
function isOwn(head: string): boolean {
  const goods = ownBefore.exec(head)?.groups?.goods;
  return goods !== undefined && !anotherThought.test(goods);
}

const words = (text: string): number =>
  (text.match(/[\p{Script=Latin}\p{N}'’]+/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 0.7;

/** What the buyer or tenant is to bring: 冰箱不留, "Fernseher bringst du mit", "EV充電器はナシ". */
const ownAfter =
  /^(?: ?말고 |(?:은|는)? ?(?:좀 ?)?(?:어렵|힘들(?!이)|곤란)|(?:都|也|就)?(?:不留|不送|带走|自己(?:带|买))|(?:器|機)?(?:は|も|が)?(?:ナシ|NG(?![A-Za-z])|持参|各自)|[^.;!?\n]{0,14} (?:bringst du|bringen Sie|bringt ihr)(?: selbst)? mit|[^.;!?\n,]{0,6} (?:melde(?:st|n)|besorg\p{L}*) (?:du|Sie|ihr) selbst)/iu;
/** "TV, 소파, 인터넷은 없습니다", "엘리베이터·주차 공간 없음": a list that its last word denies. */
const listEndsDenied =
  /^(?:[·・/] ?[가-힣A-Za-z ]{1,10}|[,，、] ?[가-힣A-Za-z]{1,10}|[와과] [가-힣A-Za-z]{1,10}){1,4}(?:은|는|이|가|도)?,? ?(?:없(?:음|습니다|어요|고|는)|불가|미포함|포함되지 않)|^(?:[、・と][\p{Script=Han}\p{Script=Katakana}ー]{1,10}){1,4}(?:は、?|も、?)?(?:なし|ナシ|(?:あり|ござい|残り|付き|含まれ)ません|ない)|^[はがも]、(?:なし|ナシ|ありません|ございません|ない)|^(?:[、和与及]\p{Script=Han}{2,6}){1,4}(?:都|均)?(?:没有|不含|不留|不送)(?=$|[，,。；;\s])/u;

/** Is what `text` names at [start, end) stated, denied, or left in doubt? Whoever writes should say only what is stated. */
export function verdict(text: string, start: number, end: number): Verdict {
  const from = Math.max(0, start - 120);
  const blank = (part: string): string => part.replace(idioms, (idiom) => "○".repeat(idiom.length));
  if (listedAsMissing(text, start)) return "denied";
  const plain = blank(text.slice(from, start)) + text.slice(start, end) + blank(text.slice(end, end + 90));
  const [at, to] = [start - from, end - from];
  const clause = clauseAround(plain, at, to);
  const tail = plain.slice(to).replace(/^\s+/u, "");
  // What ends a sentence is followed by no value of its own.
  const value = /^[.!。！]/u.test(tail) ? null : label.exec(tail);
  if (value && negativeValue.test(tail.slice(value[0].length))) return "denied";
  if (value && answeredNo.test(tail.slice(value[0].length))) return "denied";
  if (ruledOut.test(plain.slice(to)) || noneWith.test(plain.slice(Math.max(0, at - 40), at))) return "denied";
  if (rightBefore.test(clause.before) || isOwn(plain.slice(0, at))) return "denied";
  if (nearAfter.test(clause.after)) return "denied";
  if (
    hanAfter.test(clause.after) ||
    /^\s?(?:なし|無し|無|没有|无|不可|없음|불가|0(?![.,]\d) ?(?:円|元|엔|원|ヶ月|か月)?|０|ゼロ|零)(?=$|[\s、，,。.!！)）;；~で이은는])/u.test(
      plain.slice(to),
    )
  )
    return "denied";
  if (/^[은는이가도はが]? ?[❌✖✗✘🚫×]/u.test(plain.slice(to))) return "denied";
  if (ownAfter.test(plain.slice(to)) || listEndsDenied.test(plain.slice(to))) return "denied";
  if (japaneseAfter.test(clause.after) || koreanAfter.test(clause.after)) return "denied";
  const last = [...clause.before.matchAll(before)].at(-1);
  if (last) {
    const between = clause.before.slice(last.index + last[0].length);
    return words(between) > 5 || freshStart.test(between) ? "doubtful" : "denied";
  }
  const sentence =
    plain
      .slice(0, at)
      .split(/[.;\n]/u)
      .at(-1) ?? "";
  if (goesOn.test(sentence + clause.after) && inDeniedList(sentence)) return "denied";
  return "stated";
}
