/** For sale or to let, from words. */
const SALE =
  /二手房|出售|急售|급매|vendesi|\bvends\b|se vende|vende-se|售价|在售|中古|新築(?!同様|並|の?よう)|売[地買却物]|売マンション|購入|分譲|매매|分让|for sale|to buy|\bsale\b|\bbuy\b|zu verkaufen|zum kauf|kaufpreis|\bkauf(?:en)?\b|à vendre|\bventes?\b|\bachat\b|\bacheter\b|en venta|\bventa\b|\bcomprar\b|\bcompra\b|in vendita|\bvendita\b|à venda|\bvenda\b|para comprar|te koop|\bkoop\b|продажа|продаётся|продается|\bkupi|sprzeda|till salu|til salg|myytävä|myydään|satılık|na sprzedaż|sprzedaż|\bprodej\b|\bpredaj\b|säljes|\bsælges|\bselges|\bmüü[ak]|eladó|v[âa]nzare|\bprodaj[ae]\b|na prodaju|\bprodamo\b|pārdod|parduod|πώληση|πωλείται|\bdijual\b|продаж[аі]?(?!\p{L})|продава|cần bán|bán (?:nhà|căn|đất|chung)|ขาย/iu;
const RENT =
  /租房|出租|直租|招租|放租|[转轉]租|月租|(?<![\d一二两三半几多]\s?)年租(?![约約期客赁])|(?<!\p{Script=Han})租\s?:?\s?(?=\d)|貸(?:マンション|アパート|家|戸建|テラス|ビル|店舗|事務所|倉庫)|affittasi|aluga-se|loyer|warmmiete|(?<!\p{L})pcm\b|\bper week\b|(?<!\p{L})pw\b|合租|整租|租金|賃貸|賃料|家賃|(?<!\p{L}|[費代金]\s?)月(?:額)?\s?\d{1,3}(?:\.\d{1,2})?万|월세|전세|임대|for rent|to rent|to let|(?<!\bground |\blease )\brent(?:al)?\b|\blet(?:ting)?\b|(?<!\b(?:years?|yrs?|long|new|remaining)[ -])\blease\b(?!:? ?\d{2,3} ?y)(?! (?:remaining|length|term|expir|extension|from|of \d|until|to \d))|zu vermieten|zur miete|\bmieten?\b|mietwohnung|kaltmiete|à louer|\bloue\b|charges comprises|\blocations?\b|\blouer\b|en alquiler|\bren(?:to|ta mensual)\b|\bse renta\b|\ben renta\b|\bmensuales\b|\balquil\w*|\barriendo\b|in affitto|\baffitto\b|para alugar|\balug\w*|\barrend\w*|te huur|\bhuur\b|аренда|сдаётся|сдается|wynaj|uthyres|kiralık|\bpron[áa]j[eme]|pren[áa]j[omu]|att hyra|\bhyra\b|hyreslägenhet|til leje|udlejes|\bleje(?:bolig|mål)?\b|til leie|utleie|vuokra|üürile|anda üür|(?<!\p{L})üür(?!\p{L})|\bkiadó\b|[îi]nchirier|[îi]nchiriat|iznajm|\bnajam\b|\boddaj[ae]\b|\boddamo\b|izdavanj|(?<!\p{L})īrē|izīrē|nuomo|ενοικίαση|ενοικιάζεται|\bdisewa|оренда|наем|cho thuê|ให้เช่า/iu;

/** "WM 620 €": Warmmiete, Kaltmiete; in small letters "km" is how far it is. */
const GERMAN_RENT = /(?<!\p{L})[WK]M\s?:?\s?\d[\d.,]{1,8}\s?(?:€|EUR)|\d\s?(?:€|EUR)\s(?:kalt|warm)(?!\p{L})/u;
/** "KP 549.000": Kaufpreis. */
const GERMAN_SALE = /(?<!\p{L})(?:KP|VB|VHB)\s?:?\s?\d{2,3}\.\d{3}(?:\.\d{3})?(?!\d)/u;

/** "sale" or "rent" when the text says one and not the other; null otherwise. */
export function transactionIn(text: string): "sale" | "rent" | null {
  const sale = SALE.test(text) || GERMAN_SALE.test(text);
  const rent = RENT.test(text) || GERMAN_RENT.test(text);
  return sale === rent ? null : sale ? "sale" : "rent";
}

/** What is only asked of tenants: "押一付三", "礼金1ヶ月", "deposit 5 weeks", "Kaution". */
const OF_TENANTS =
  /押[一二三两\d]付[一二三两六十\d]|(?:可|接受|支持)短租|短租(?:可|也可)|[一二三半两]年起租|(?:敷金|礼金)\s?[:：／/]?\s?(?:\d|[一二三]|なし|無|ゼロ)|敷\s?\d(?:ヶ月)?[\s・/／]?礼\s?\d|보증금\s?\d|(?:deposit|bond)(?: of|:)?\s(?:\d{1,2}|one|two|three|four|five|six)\s(?:weeks?|months?)|(?:\d{1,2}|one|two|three|four|five|six)[\s-](?:weeks?|months?)['’]?\s(?:rent\s)?(?:deposit|bond)\b|\bkaution\b|dépôt de garantie|\bfianza\b|\bcauzione\b|\bwaarborgsom\b/iu;

/** Whether a text that says neither names terms of a letting; a hint, no statement. */
export const asksOfTenants = (text: string): boolean => OF_TENANTS.test(text) && !SALE.test(text);

const SALE_PATH =
  /(?:^|[/_.-])(?:for-?sale|sale|sell|buy|ershoufang|kauf(?:en)?|eigentumswohnung\w{0,3}|venta|comprar|ventes?|achat|vendita|venda|koop|prodazha|sprzeda[zmj]\w{0,4}|prodej|predaj|till-salu|til-salgs?|salgs?|myytavat|myydaan|elado|vanzare|prodaja|satilik|dijual|muuk)(?=[/_.-]|$)/i;
const RENT_PATH =
  /(?:^|[/_.-])(?:to-?rent|for-?rent|rent|rental|rentals|let|zufang|zu|chintai|miete|mieten|mietwohnung\w{0,3}|alquiler|alquilar|louer|locations?|affitto|alugar|aluguel|arrendar|huur|arenda|wynaj\w{1,6}|pronajem|prenajom|hyra|hyresratt|leje|leie|vuokrattavat|vuokra-\w{3,10}|kiado|inchirier\w{1,3}|najam|kiralik|disewa|uur|cho-thue)(?=[/_.-]|$)/i;

/** What an address says: /for-sale/…, xa.zu.anjuke.com, /to-rent/…; null when it says both or nothing. */
export function transactionInUrl(url: string | null): "sale" | "rent" | null {
  if (url === null) return null;
  const sale = SALE_PATH.test(url);
  const rent = RENT_PATH.test(url);
  return sale === rent ? null : sale ? "sale" : "rent";
}
