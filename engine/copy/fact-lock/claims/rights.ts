/** Rights and burdens: title, rebuilding, permits, taxes, guarantees. A text may state one only where the listing does. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { anyOf, type Fields, linesOf, patterns, plainly, plainlyOrLacking } from "./reading/frames.ts";

interface Right {
  readonly said: Fields;
  /** Words of a line that bears it out. */
  readonly known: RegExp;
  /** The claim is a lack ("no mortgage"): a denial is the claim, and a line without it bears it out. */
  readonly lack?: true;
}

const rights: readonly Right[] = [
  {
    // a clear title of its own
    said: {
      zh: "(?:产权|权属|房本|产证|手续)(?:都|也|很|非常|完全|一直)?(?:清晰|明晰|干净|齐全|完整|没问题|无争议|无纠纷|清楚)|(?:有|带|享有|附带)?(?:独立|完整|单独|全部|大)产权(?!证?[^，。,]{0,3}(?:无|没))|红本在手|证件齐全|两证齐全|(?:一并|一起|同时|连同)(?:过户|转让|登记)",
      en: "(?:clear|clean|good|full|marketable|unencumbered|separate|own|registered|individual|undisputed) (?:legal )?title|(?:its|their) own (?:title|deed)s?|title (?:is |deeds? (?:are )?)(?:clear|clean|in order|separate|complete)|comes with (?:full |its own )?(?:title|deeds?|ownership)|papers (?:are )?(?:all )?in order|passes with (?:the )?title",
      ja: "(?:権利関係|権利|所有権|登記)(?:は|も|が)?(?:明確|クリア|明瞭|きれい|完全|整って|問題(?:は)?(?:な|あり))|(?:完全|単独|独立)(?:した)?(?:所有権|登記)|(?:権利書|登記)(?:も)?(?:付き|完備|済み?)|所有権(?:ごと|も一緒に|とともに)(?:移転|お渡し)",
      ko: "(?:권리|소유권|등기)(?: ?관계)?(?:도|가|는|은)? ?(?:깨끗|명확|깔끔|완전|문제 ?없)|(?:단독|독립|별도|개별) ?(?:등기|소유권)|(?:등기|소유권)(?:까지|도) ?(?:함께|같이|포함|넘)",
      fr: "titre (?:de propriété )?(?:clair|propre|net|parfait|séparé|incontesté|en règle)|son propre (?:titre|acte)|(?:titres?|papiers|actes?) (?:sont )?(?:parfaitement )?(?:en règle|clairs?|à jour)|lot séparé|vendue? avec (?:son )?titre",
      de: "(?:klare|saubere|geklärte|eindeutige)[rsn]? (?:Eigentum\\p{L}*|Rechts\\p{L}*|Grundbuch\\p{L}*|Verhältnisse)|(?:eigenes|separates|gesondertes|eigener) (?:Grundbuchblatt|Eigentum|Grundbucheintrag|Titel)|lastenfrei\\p{L}{0,2}|Eigentumsverhältnisse (?:sind )?(?:klar|geklärt)|im Grundbuch eingetragen(?:es|er|e)?",
    },
    known:
      /产权(?:清晰|明晰)|(?:抵押|贷款)[:：]? ?无|无(?:抵押|贷款)|no (?:mortgage|liens?|encumb\p{L}+)|抵当権なし|(?:근저당|융자)[^.\n]{0,6}없|libre de cargas|sin cargas|sans hypothèque|unbelastet|(?:clear|full|clean|separate) title|権利関係|単独所有|등기 ?(?:완료|가능)|titre clair|lastenfrei|own title|escritura propia/iu,
  },
  {
    // rebuilding, extending, converting
    said: {
      zh: "(?:可以?|能|允许|准许|随时可|支持|获准)(?:拆除?)?(?:原址|原地|推倒|拆掉|拆了|翻|合法)?(?:重建|翻建|加建|扩建|加层|改建|新建|改造成|分割|分户|封阳台|打通)(?!到)|(?:重建|翻建|加建|扩建|加层|改建|分割)(?:都|也|均|完全)?(?:没问题|不受限|可行|合法|手续齐|已获批|已批|不难)|(?:规划|建筑|施工|改造)(?:许可|审批)(?:证)?(?:已|都|早已)?(?:批|拿|取得|齐|下来|到手|办好|通过)|批文(?:齐全|在手|已)",
      en: "(?:may|can|could|is allowed to|are allowed to|free to|permitted to|permission to|right to|approved to|consent to|you may) (?:freely |always |also |legally |still |be ){0,4}(?:rebuil[dt]|extend(?:ed)?|convert(?:ed)?|demolish(?:ed)?|redevelop(?:ed)?|subdivid\\p{L}+|build (?:on|up|out|a|an|another)|add (?:a|another) (?:floor|storey|story|extension))|(?:rebuilding|extension|extending|conversion|redevelopment|subdivision|demolition) (?:is |are )?(?:permitted|allowed|approved|possible|no problem|fine|straightforward|legal|consented)|(?:planning|building|full|outline|listed building) (?:permission|consent|permit|approval)s? (?:is |was |has been |have been |already ){0,4}(?:granted|in place|approved|secured|obtained|given|attached)|with (?:full |outline |approved )?(?:planning (?:permission|consent)|building permit|approved plans)|has (?:planning|permission) to|approved plans",
      ja: "(?:再建築|建て替え|建替え?|増築|改築|転用|用途変更|分筆)(?:は|も|が)?(?:可|可能|でき(?:ます|る)|OK|認められ|自由|問題な|問題あ|許可済|していただけ)|(?:建築|増築|開発|用途変更|営業)(?:許可|確認)(?:は|も|が)?(?:取得|済|下り|得て|あり(?!ません))|(?:許可|確認済証|検査済証)(?:も)?(?:取得済|あり(?!ません)|付き)|同(?:じ)?(?:規模|大きさ)(?:で|の)(?:家を|建物を)?(?:建て|再建)",
      ko: "(?:재건축|신축|증축|개축|용도 ?변경|철거|분할|확장|개조)(?:도|이|은|가|을)? ?(?:가능|할 ?수 ?있|됩니다|돼요|허가|자유|허용|문제 ?없)|(?:건축|증축|용도 ?변경|영업) ?허가(?:도|를|가|는)? ?(?:받|났|나왔|완료|있)|다시 ?지을 ?수 ?있",
      fr: "(?:reconstruction|agrandissement|extension|surélévation|division|démolition|changement de destination|aménagement)(?: \\p{L}+){0,3} (?:est |sont |déjà ){0,4}(?:possible|autorisée?|permise?|accordée?|acquise?|prévue? au PLU|libre|acceptée?)|(?:on |vous |tu )?(?:peut|pouvez|peux|pourrez|libre d['’e])(?: (?:y|tout|librement|aussi|le|la|même|l['’])){0,3} ?(?:reconstruire|agrandir|surélever|diviser|démolir|étendre|transformer|aménager)|permis (?:de construire|d['’]aménager|de démolir)(?: \\p{L}+){0,2} (?:accordé|obtenu|en poche|purgé|délivré|acquis)|(?:permis|autorisation)s? (?:est |déjà |a été |ont été ){0,4}(?:accordée?s?|obtenue?s?|acquise?s?|en règle|délivrée?s?)|constructible",
      de: "(?:Neubau|Anbau|Ausbau|Umbau|Abriss|Aufstockung|Wiederaufbau|Umnutzung|Teilung|Erweiterung|Bebauung)(?: \\p{L}+){0,3} (?:ist |sind |bereits |schon ){0,4}(?:erlaubt|genehmigt|möglich|zulässig|gestattet|bewilligt|zugelassen|problemlos)|(?:darf|dürfen|kann|können|dürfte)(?: \\p{L}+){0,5} (?:neu gebaut|wieder aufgebaut|wiederaufgebaut|angebaut|ausgebaut|aufgestockt|abgerissen|umgebaut|umgenutzt|geteilt|anbauen|ausbauen|neu bauen|aufstocken|umbauen|abreißen|teilen)|(?:liegt|liegen)(?: \\p{L}+){0,4} \\p{L}{0,12}genehmigung(?:en)? vor|(?:Bau|Ausbau|Umbau|Abriss|Nutzungs)genehmigung(?:en)?(?: \\p{L}+){0,3} (?:liegt vor|liegen vor|erteilt|vorhanden|da|inklusive)|mit (?:Bau|Ausbau)genehmigung|genehmigt(?:er|e|es)? (?:Ausbau|Anbau|Umbau|Neubau)",
    },
    known:
      /(?:可|允许)(?:重建|翻建|加建|扩建|改建)|已获批|permission (?:granted|for)|planning (?:granted|consent|approved)|with planning|may be (?:rebuilt|extended|converted)|building permit (?:granted|issued)|再建築可|再建築(?:は)?可能|増築可|확인 ?완료|재건축 ?가능|허가 ?(?:완료|득)|permis (?:accordé|obtenu)|constructible|genehmigt|Genehmigung liegt|licencia concedida|edificable/iu,
  },
  {
    // taxes and fees of the transfer
    lack: true,
    said: {
      zh: "(?:免|无|不用交|不用付|不需要?交|无需(?:补?缴纳?|补?交|付|支付|补)|不必交|零|没有|省(?:下|了|去)?|不收)(?:任何)?(?:契税|过户费|税费|土地(?:出让|收益)金|转让费|物业费|公摊|维修基金|手续费|市政费|律师费|印花税)|(?:契税|过户费|税费|土地(?:出让|收益)金|转让费|印花税)(?:都|也|全|已|均)?(?:免|全免|不用|没有|为零|省了|不收)",
      en: "(?:no|zero|free of|without|exempt from|not subject to|waived|you (?:save|skip|avoid|pay no)) (?:any |the |all )?(?:transfer|stamp|land|property|capital gains|sales|purchase|notary|registration|council|municipal|city|legal|closing|conveyancing|ground) ?(?:tax(?:es)?|fees?|duty|duties|levy|levies|costs?|rates?|rent|premium)|tax[- ](?:free|exempt)|duty[- ]free|(?:transfer|stamp|land|purchase|notary) (?:tax|fee|duty|premium|levy)s? (?:is |are |has been |have been )?(?:waived|nil|zero|exempt|not (?:due|payable|charged))",
      ja: "(?:登録免許税|不動産取得税|固定資産税|印紙税|消費税|譲渡税|移転(?:費用|税)|名義変更料|承諾料|税金|地代|諸費用|登記費用)(?:は|も|が)?(?:かか(?:りません|らない|らず)|不要|免除|非課税|ゼロ|無料|なし|ありません|無し)|(?:非課税|免税|税金なし|諸費用なし)",
      ko: "(?:취득세|양도세|재산세|등록세|인지세|이전 ?(?:비용|수수료)|명의 ?변경료|세금|토지 ?(?:사용료|수익금)|등기 ?비용)(?:도|가|는|은)? ?(?:없|면제|0원|들지 ?않|안 ?(?:내|듭)|붙지 ?않|무료|비과세)|비과세|면세|세금 ?(?:걱정|부담) ?없",
      fr: "(?:sans|aucune?s?|pas de|exonérée?s? d[eu]|exemptée?s? d[eu]|dispensée?s? d[eu]) (?:la |les |l['’]|des |droits de )?(?:droits? (?:de mutation|d['’]enregistrement|de transfert)|mutation|frais (?:de notaire|de transfert|d['’]acte|de mutation|de dossier)|taxe foncière|taxe d['’]habitation|taxes?|impôts?|TVA|plus-value|redevance)|(?:droits de mutation|frais de notaire|taxe foncière|redevance) (?:offerts?|nulle?s?|exonérée?s?|réduits? à zéro)|frais de notaire (?:réduits|offerts)|exonération",
      de: "(?:keine|ohne|frei von|entfällt die|befreit von der|null) (?:\\p{L}+ )?(?:Grunderwerbsteuer|Grundsteuer|Steuern?|Übertragungsgebühr\\p{L}*|Umschreibungs\\p{L}+|Notarkosten|Nebenkosten|Erwerbsnebenkosten|Erbbauzins|Abgaben?|Gebühren?|Stempelsteuer)(?!\\p{L})|(?:Grunderwerbsteuer|Grundsteuer|Notarkosten|Übertragungsgebühr|Abgabe)(?: \\p{L}+){0,2} (?:entfällt|entfallen|fällt nicht an|fallen nicht an|wird nicht fällig|ist (?:schon )?bezahlt)|steuerfrei\\p{L}{0,2}|grunderwerbsteuerfrei",
    },
    known:
      /免税|(?:契税|税费|土地)[^。\n]{0,6}(?:免|无)|tax[- ](?:free|exempt)|(?:tax|duty|levy|fee|rent)s?[^.;\n]{0,24}(?:none|nil|waived|exempt)|no (?:transfer|stamp|ground|council|land)|(?:税|費用|料|地代)[^。\n]{0,6}(?:なし|免除)|非課税|(?:세|비용|수수료)[^.\n]{0,6}(?:없음|면제)|(?:HOA|charges?|spese|gastos|Hausgeld|dues)[^\n.;]{0,18}(?:none|nil|nessun|ningun|keine|aucun)|no HOA|비과세|exonér|(?:taxe|droits|frais)[^.;\n]{0,20}(?:néant|aucun)|(?:steuer|gebühr|kosten)[^.;\n]{0,20}(?:keine|entfällt)|steuerfrei|exent/iu,
  },
  {
    // charges on the home
    lack: true,
    said: {
      zh: "(?:无|没有|零)(?:任何)?(?:抵押|按揭|查封|债务|贷款|担保|纠纷|租约|地役权|限制|权利负担|他项权)|(?:抵押|按揭|贷款)(?:已|都|早已|已经)(?:还清|结清|解除|注销|涂销)|(?:不受|没有)(?:任何)?(?:规划|保护|文保|用途|转让)?(?:限制|约束)",
      en: "(?:no|free of|free from|without|clear of) (?:any |all )?(?:mortgages?|liens?|encumbrances?|easements?|covenants?|restrictions?|charges on (?:the )?title|debts?|rights of way|restrictive covenants?|overlays?|conditions attached|strings)|unencumbered|unrestricted|unmortgaged|(?:mortgage|loan|charge|lien) (?:is |has been |was )?(?:already )?(?:paid off|cleared|released|discharged|redeemed)",
      ja: "(?:抵当権|担保|借入|差押え?|地役権|建築制限|私道負担|借地権)(?:は|も|等は|の設定は|設定)?(?:なし|ありません|ない|抹消済|無し|設定されて(?:い|お))|抵当(?:は)?(?:抹消|完済)済|無担保",
      ko: "(?:근저당|저당|담보|융자|대출|압류|가압류|채무|지역권)(?:도|이|가|은|는|금)? ?(?:하나도 ?|전혀 ?)?(?:없|0원|말소(?:됐|됨|완료)|깨끗|다 ?갚)|무융자",
      fr: "(?:sans|aucune?|pas d['’e]|libre de toute?|libre d['’e]|exempte? d['’e]) ?(?:hypothèque|servitude|charges? (?:hypothécaires?|réelles?)|dette|privilège|contrainte|inscription hypothécaire|gage)s?|hypothèque (?:levée|déjà soldée|remboursée)|(?:prêt|crédit) (?:déjà )?soldé",
      de: "(?:keine|ohne|frei von|kein) (?:\\p{L}+ )?(?:Hypothek(?:en)?|Grundschuld(?:en)?|Belastung(?:en)?|Lasten|Dienstbarkeit(?:en)?|Wegerecht(?:e)?|Auflagen|Einschränkungen|Schulden|Baulast(?:en)?|Beschränkungen)(?!\\p{L})|(?:un|nicht )belastet\\p{L}{0,2}|lastenfrei|schuldenfrei|(?:Hypothek|Grundschuld|Kredit) (?:ist )?(?:bereits |schon )?(?:gelöscht|abbezahlt|getilgt)",
    },
    known:
      /(?:抵押|按揭|贷款|查封)[:：]? ?无|无(?:抵押|贷款|按揭|查封)|(?:mortgage|loans?|hipoteca|ipoteca|hypothèque|Hypothek|Grundschuld)[^\n.;:]{0,12}[:：] ?(?:none|no|nil|keine|aucune|ninguna|nessuna)|libre de cargas|no (?:mortgage|lien|encumb|easement|covenant|restriction)|unencumbered|unrestricted|(?:抵当権|担保)[^。\n]{0,6}なし|抵当権なし|(?:근저당|융자|저당)[^.\n]{0,6}없|말소 ?(?:완료|됨|되어)|sans (?:hypothèque|servitude)|(?:hypothèque|servitude)s? ?: ?(?:aucune|néant|non)|lastenfrei|keine (?:Hypo|Grundsch|Lasten|Belast|Dienst)|unbelastet|sin cargas/iu,
  },
  {
    // a guarantee on the works or by the seller
    said: {
      zh: "(?:带|有|享|仍在|还在|提供|附|包)(?:\\d{1,2}|[一二三五十两]{1,2})?年?(?:质保|保修|保固|质量保证|全屋质保|包退)(?:期内|期)?|(?:卖方|业主|房东|开发商)(?:承诺|保证|负责|包)(?:质量|维修|保修|修|一切|终身)|质保(?:\\d{1,2}|[一二三五十两]{1,2})年",
      en: "(?:under|with|has|carries|comes with|backed by|covered by|still in|remaining on|within) (?:an? |its |the |full |a full )?(?:\\p{L}+[- ]){0,3}?(?:guarantee|warranty)(?! fund| scheme| company)|(?:\\d{1,2}|two|five|ten)[- ]year (?:guarantee|warranty)|(?:seller|vendor|landlord|builder|developer)s? (?:guarantees?|warrants?|vouch\\p{L}+)|guaranteed (?:against|free of|by the (?:seller|builder))",
      ja: "(?:契約不適合責任|瑕疵担保(?:責任)?)(?:は|も|を)?(?:売主|あり(?!ません)|付き|負い|負担|\\d)|(?:\\d{1,2}|[一二三五十]{1,2})年(?:間)?(?:の)?保証|保証(?:付き|書付|期間中|期間内)|(?:売主|施工会社|貸主)(?:が|の)(?:保証|責任を負)",
      ko: "(?:\\d{1,2}|[일이삼오십]{1,2}) ?년 ?(?:보증|하자 ?보수|품질 ?보증)|하자 ?(?:보수|담보)(?: ?책임)?(?:도|은|을|까지)? ?(?:보장|있|포함|져|집니다|해 ?드)|(?:매도인|집주인|시공사)(?:이|가) ?(?:보증|책임)|보증 ?기간(?:이|도)? ?(?:남|안)",
      fr: "(?:encore )?sous garantie|garantie? (?:décennale|de \\p{L}+ ans|du vendeur|constructeur|dommages)|(?:le )?(?:vendeur|constructeur) (?:se porte garant|garantit)|avec (?:une )?garantie",
      de: "(?:noch |mit )(?:\\p{L}+ )?(?:Gewährleistung|Garantie)(?!\\p{L})|(?:\\d{1,2}|zwei|fünf|zehn) Jahre (?:Garantie|Gewährleistung)|(?:Verkäufer|Bauträger|Vermieter) (?:garantiert|haftet|gewährleistet)|garantiert (?:mängel|schaden)frei|unter Garantie",
    },
    known:
      /质保|保修|guarantee|warrant|保証(?!会社|人|金|料)|瑕疵|보증 ?기간|하자|garantie(?! de loyer)|Gewährleistung|Garantie|garantía/iu,
  },
];

const compiled = rights.map(({ said, known, lack }) => ({
  said: patterns(said),
  lack: lack ?? false,
  borne: remembered((corpus) =>
    linesOf(corpus).some((line) => {
      const match = known.exec(line);
      return match !== null && (lack ?? verdict(line, match.index, match.index + match[0].length) !== "denied");
    }),
  ),
}));

const any = anyOf(rights.map(({ said }) => said));

/** Rights that `text` states and no line of `corpus`, the listing's texts, does. */
export const rightsWithoutSource = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  (text.search(any[language]) >= 0 ? compiled : []).flatMap(({ said, lack, borne }) => {
    if (borne(corpus)) return [];
    return lack ? plainlyOrLacking(text, language, said[language], /./u) : plainly(text, language, said[language]);
  });
