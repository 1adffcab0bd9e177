/** "Air conditioning in every room" of a home that has it in one. */
import { verdict } from "#engine/phrases/denied";

const everywhere =
  /每(?:个|间)?(?:房间?|卧室|屋)|(?:所有|全部|各)(?:的)?(?:房间|卧室|屋)|(?:房间|卧室)(?:都|全)|全屋|全室|各部屋|すべての部屋|全ての部屋|全居室|모든 ?방|방마다|각 ?방|전 ?실|every (?:single )?(?:bed)?room|all (?:of )?(?:the )?(?:\p{L}+ )?(?:bed)?rooms|each (?:bed)?room|throughout|(?<!\p{L})every (?:ceiling|window|floor|wall)|(?<!\p{L})each (?:ceiling|window)|from room to room|in (?:the )?whole (?:flat|house|apartment|home)|(?:toutes|l['’]ensemble d)(?:es)? (?:les )?(?:pièces|chambres)|chaque (?:pièce|chambre|plafond|fenêtre)|partout|dans (?:tout(?:e)? (?:l['’]appartement|la maison|le logement))|(?:in )?(?:allen|jedem|alle|jedes|sämtlichen?) (?:\p{L}*[zZ]immern?|Räumen?|Raum|Fenstern?|Decken)|überall|(?:in der|die) (?:ganzen?|gesamten?) Wohnung|im ganzen Haus|durchgehend|各居室|(?:室|卧室|寝室|房间|방|침실)[^。,，\n]{0,8}(?:各[一1]?台|各[一1]基|[一1]台ずつ|한 ?대씩|각 ?(?:1|한) ?대)/iu;
const items: readonly RegExp[] = [
  /空调|air[- ]?con(?:ditioning)?|split system|エアコン|冷暖房|에어컨|climatis|clim(?!\p{L})|Klimaanlage|Klimagerät/iu,
  /地暖|床暖房|바닥 ?난방|underfloor|chauffage au sol|Fußbodenheizung/iu,
  /木地板|实木地板|フローリング|마루|parquet|planchers?(?!\p{L})|floorboards|wood(?:en)? floors?|oak floors?|Parkett|Dielen/iu,
  /双层玻璃|复层|中空|二重窓|ペアガラス|이중창|double[- ]glaz|double vitrage|doppelt verglast|Doppelverglas|secondary glaz|survitrage|(?:zweite|Zweit)\p{L}{0,8} ?Verglasung|二层玻璃|内窓/iu,
  /衣柜|壁橱|クローゼット|収納|붙박이장|wardrobes?|closets?|robes?(?!\p{L})|placards?|[Ss]chr[aä]nke?/iu,
  /隔音|防音|방음|sound-?proof|insonoris|phonique|Schallschutz|schalldicht/iu,
  /石膏线|モールディング|몰딩|stucco|mouldings?|cornic|moulures?|(?<!\p{L})Stuck(?!\p{Ll})/iu,
  /pressed[- ]tin|tôle emboutie|Blechdecke|压花/iu,
  /百叶|shutters?|volets?|Roll?l[aä]den|シャッター/iu,
  /(?<!\p{L})ducted(?!\p{L})|central heat|radiators?|Heizkörper|radiateurs?/iu,
  /fireplaces?|cheminées?|(?<!\p{L})Kamine?(?!\p{Ll})|壁炉|暖炉|벽난로/iu,
];
/** A listing of two bedrooms that has it "in both" has it in every one. */
const inBoth =
  /both (?:bed)?rooms|(?:两|2)(?:间|个)(?:卧室|房间)|両(?:室|部屋|居室)|두 ?방|beiden|les deux chambres|ambos dormitorios|entrambe le camere/iu;
const clause = /[^。.!！?？;；\n]{1,300}/gu;

/** Stretches of `text` that put in every room what no text of the listing (`corpus`) does. */
export function widenedToEveryRoom(text: string, corpus: string): { start: number; end: number }[] {
  return [...text.matchAll(clause)].flatMap((match) => {
    const all = everywhere.exec(match[0]);
    if (!all) return [];
    return items.flatMap((item) => {
      const hit = item.exec(match[0]);
      if (!hit) return [];
      const lines = corpus.split("\n").filter((line) => item.test(line));
      if (lines.length === 0 || lines.some((line) => everywhere.test(line) || inBoth.test(line))) return [];
      if (Math.abs(hit.index - all.index) > 40) return [];
      if (/[,，、]/u.test(match[0].slice(all.index, hit.index))) return [];
      if (verdict(match[0], hit.index, hit.index + hit[0].length) === "denied") return [];
      const start = match.index + Math.min(hit.index, all.index);
      return [{ start, end: match.index + Math.max(hit.index + hit[0].length, all.index + all[0].length) }];
    });
  });
}
