/** Names that are almost those of the listing: 云帆荟 for 云帆汇, Bresson for Bressot, 钟南门 for 钟南街. */
import { foldName } from "#engine/text/fold";
import type { Span } from "#engine/text/span";
import type { NameFacts } from "./name-facts.ts";

/** Names of one listing that are compared. */
const MAX_NAMES = 60;

interface Known {
  readonly han: readonly string[];
  readonly latin: readonly string[];
}
const made = new WeakMap<NameFacts, Known>();

function knownNames(facts: NameFacts): Known {
  const before = made.get(facts);
  if (before) return before;
  const { address, agent } = facts.listing;
  const own = [address.text, address.community, address.district, agent.name, agent.company].filter(
    (one): one is string => one !== null,
  );
  const stations = [...facts.corpus.matchAll(/(?<name>\p{Script=Han}{2,6})(?=站|駅)/gu)].map(
    ({ groups }) => groups?.name ?? "",
  );
  const mixed = own.flatMap((one) => one.match(/[\p{Script=Han}\p{Script=Katakana}ー]{4,14}|[가-힣]{5,14}/gu) ?? []);
  const han = [...own.flatMap((one) => one.match(/\p{Script=Han}{3,10}/gu) ?? []), ...stations, ...mixed]
    .map((name) => name.replace(/^(?:.{0,6}[号线線])/u, ""))
    .filter((name) => name.length >= 3)
    .slice(0, MAX_NAMES);
  const latin = own.flatMap((one) => one.match(/\p{Lu}[\p{L}'-]{4,24}/gu) ?? []).slice(0, MAX_NAMES);
  const found = { han: [...new Set(han)], latin: [...new Set(latin)] };
  made.set(facts, found);
  return found;
}

/** Words of firms in any language. */
const trade =
  /^(?:agenc|immobil|propert|estate|home|realt|letting|house|park|residen|avenue|street|street|strasse|straße)/iu;

/** Signs that differ, place by place, of two names of one length. */
function differing(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) count++;
  return count;
}

/** One letter put in, left out or changed. */
function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at);
}

/** 阪神野田 for 野田阪神: the signs of a name in another order. */
function shuffled(text: string, name: string, corpus: string): Span[] {
  const found: Span[] = [];
  const [size, last] = [name.length, name.length - 1];
  const sorted = [...name].sort().join("");
  for (let at = 0; at + size <= text.length; at++) {
    if (!name.includes(text.charAt(at)) || !name.includes(text.charAt(at + last))) continue;
    const there = text.slice(at, at + size);
    if (there !== name && [...there].sort().join("") === sorted && !corpus.includes(there))
      found.push({ start: at, end: at + size });
  }
  return found;
}

/** Stretches of `text` that miss a name of the facts by a sign. */
export function misspelt(text: string, facts: NameFacts): Span[] {
  const { han, latin } = knownNames(facts);
  const found: Span[] = [];
  for (const name of han.filter((one) => one.length >= 4)) found.push(...shuffled(text, name, facts.corpus));
  for (const name of han) {
    // The word for its kind may change with the language; the name itself is what must be right.
    const size = name.length;
    for (let at = 0; at + size <= text.length; at++) {
      const there = text.slice(at, at + size);
      if (there[0] !== name[0] && there[1] !== name[1]) continue;
      if (differing(there, name) !== 1 || !/^(?:[\p{Script=Han}\p{Script=Katakana}ー]+|[가-힣]+)$/u.test(there))
        continue;
      if (facts.corpus.includes(there)) continue;
      const variant = [...there].findIndex((sign, place) => sign !== name[place]);
      if (
        variant === size - 1 &&
        /[站路街村区镇市县道里巷苑园駅線线号口旁店的了在是和与有到也都就这那去来约步]/u.test(there[variant] ?? "")
      )
        continue;
      // 静安一室: a count of rooms behind a part of the name
      if (variant === size - 1 && /[一二两三四五六][室房居厅]/u.test(text.slice(at + variant, at + size + 1))) continue;
      if (/[的了在是和与有到也都就这那]/u.test(there)) continue;
      if (facts.names.includes(foldName(there)) || sameSign(there[variant] ?? "", name[variant] ?? "")) continue;
      found.push({ start: at, end: at + size });
    }
  }
  if (latin.length === 0) return found;
  for (const match of text.matchAll(/(?<![\p{L}\d#@])\p{Lu}[\p{L}'-]{4,24}(?![\p{L}@])/gu)) {
    const word = foldName(match[0].replace(/['’]s$/u, ""));
    for (const name of latin) {
      const mine = foldName(name);
      if (trade.test(match[0]) || mine.length < 6 || word.length < 6 || word[0] !== mine[0]) continue;
      // Endings of German and English are no other name.
      if (word.startsWith(mine) || mine.startsWith(word) || !oneLetterApart(word, mine)) continue;
      if (facts.names.includes(word)) continue;
      found.push({ start: match.index, end: match.index + match[0].length });
      break;
    }
  }
  return found;
}

/** Simplified, traditional and Japanese shapes of one sign differ by more than chance can tell; the common ones are listed. */
const shapes =
  "东東|区區|广廣|国國|门門|龙龍|华華|园園|汇匯|钟鐘|鐘|苏蘇|马馬|云雲|台臺|庄莊|泽沢澤|边辺邊|关関關|滨浜濱|桥橋|乐楽樂|万萬|宝宝寶|黄黃|叶葉|双雙|贝貝|岛島|湾灣|罗羅|兰蘭|别別|丰豊豐|卢盧|陈陳|张張|刘劉|赵趙|吴吳|杨楊|郑鄭|许許|顾顧|陆陸|静靜|业業|产產|实實|亚亞|爱愛|义義|凤鳳|凯凱|长長|红紅|绿綠|银銀|铁鐵|颐頤|兴興|达達|运運|联聯|环環|际際|场場|学學|会會|馆館|尔爾|丽麗|鹤鶴|鸿鴻|鹏鵬|锦錦|阳陽|阴陰|韩韓|邓鄧|冯馮|吕呂|谢謝|萧蕭|蒋蔣|钱錢|孙孫|荣榮|庆慶|车車|层層|楼樓|辉輝|晓曉|伟偉|强強|杰傑|艺藝|贤賢|义義|从從|众眾|优優|传傳|头頭|宾賓|岗崗|峡峽|峰峯|恒恆|户戸戶|斋齋|晋晉|枫楓|榆|树樹|桥橋|检檢|梦夢|气気氣|汉漢|济濟|滨濱|潍濰|灵靈|热熱|瑶瑤|画畫|经経經|绍紹|维維|胜勝|脚腳|舰艦|莱萊|蓝藍|虹|见見|讯訊|诚誠|语語|财財|资資|轩軒|进進|远遠|连連|邮郵|都|银銀|镇鎮|难難|须須|风風|飞飛|香|驿駅驛|庙廟|厦廈|坝壩|栖棲|樱櫻桜|泷瀧滝|绣繡繍|纬緯|苍蒼|荟薈|莹瑩|萝蘿|览覽覧|观觀観|阁閣|隐隱隠|雾霧|韵韻|顺順|骏駿|鲤鯉|鸥鷗鴎|鹊鵲|沪滬|涛濤|渊淵|溪渓|灯燈|炉爐|烟煙|独獨|狮獅|玛瑪|琼瓊|盐鹽塩|离離|种種|筑築|纪紀|织織|统統|续續続|缘緣縁|网網|节節|范範|药藥薬|莲蓮|营營|装裝|规規|证證証|译譯訳|贯貫|贵貴|转轉転|轮輪|载載|选選|遥遙|邻鄰隣|钢鋼|铜銅|锁鎖|锡錫|镜鏡|间間|陕陝|随隨|险險険|顶頂|领領|颜顏|鱼魚|鸡雞鶏|鸣鳴|岁歲歳|归歸帰|带帶帯|弯彎|恋戀|护護|拥擁|挂掛|换換|据據拠|数數|断斷|时時|昼晝|权權権|梁樑|毕畢|沟溝|况況|泪淚|洁潔|浅淺|测測|浓濃|温溫|满滿満|点點|牵牽|状狀|献獻|现現|盖蓋|祢禰|穷窮|竞競|红紅|约約|练練|终終|给給|绝絕絶|继繼継|维維|绿綠緑|鲁魯|鸟鳥|麦麥|齐齊斉";
const sameSign = (a: string, b: string): boolean =>
  shapes.split("|").some((group) => group.includes(a) && group.includes(b));
