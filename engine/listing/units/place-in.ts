/** City, district and estate in a line of facts: "普陀区中远两湾城", "송파구 잠실동 잠실엘스", "Hamburg-Eimsbüttel", "à Antibes". */
import { isCity, MAX_CITY_WORDS } from "#engine/places/gazetteer";
import { cityAtStart } from "./chinese-cities.ts";
import { cityOfChineseDistrict, cityOfKoreanDistrict, isTokyoWard } from "./districts.ts";

export type Place = {
  city: string | null;
  district: string | null;
  community: string | null;
  postalCode: string | null;
};
const nowhere: Place = { city: null, district: null, community: null, postalCode: null };

/** Signs of a text that are looked through for places. */
const MAX_TEXT = 600;

const ESTATE_END =
  /(?:花园|家园|公寓|小区|新村|嘉园|名邸|华府|春晓|港湾|世家|国际社区|海岸|橄榄城|湾城|[一二三四五六七八九十]村|(?<=\p{Script=Han}{3})[一二三四五六七八九十]区|半岛|江南|公馆|豪庭|国际|广场|大厦|[城苑园府湾庭邸轩阁里寓居墅院坊])(?:[一二三四五六七八九十\dA-Z]{1,2}(?:期|区))?$/u;
const NOT_ESTATE =
  /[室厅卫房居平方米㎡层楼元价]|装|朝|电话|房东|地铁|学校|满[二五]|随时|看房|急售|景$|直租|整租|合租|出租|联系|全齐|入住|拎包|大学城/u;
/** What else stands behind a district. */
const NOT_BEHIND_DISTRICT =
  /通透|采光|户型|学区|业主|自住|电梯|[高中低]层|毛坯|品牌|附近|旁边|改善|刚需|笋盘|降价|豪宅|大平层|别墅|復式|复式|洋房|[江海湖]景|一线|地段|核心|诚意|配套|繁华|性价比/u;
/** What else may begin with a district's name: firms, streets, parks, schools. */
const NOT_A_PART =
  /^(?:地产|置业|房产|公园|大道|[东西南北中]?路|街|门店|店|万达|银行|医院|大学|中学|小学|国际机场|大学城|新城|中心|区)/u;
/** Builders whose own name ends like an estate's: 绿城·翡翠城 is 翡翠城. */
const BUILDER = /^(?:绿城|綠城|蓝城|阳光城|新城|融创中国|金地|万科|保利|龙湖|仁恒)$/u;
/** Parts of a town that hold many estates: "徐汇滨江", "珠江新城". */
const AREA = /^(?:滨江|外滩|前滩|老城|城区)$|(?:滨江|新城|商圈|板块|科学城|科技园|大学城)$/u;
/** "信義路四段": a street is no estate. */
const STREET_NAME = /(?:路|(?<!天)街|大道|巷|弄)(?:[一二三四五六七八九十]{1,2}段)?$/u;
const NAMED_ESTATE = /^[\p{Script=Han}]{2,12}(?:[一二三四五六七八九十\d]{1,2}期)?$/u;

/** The parts of a Chinese line between marks and blanks. */
const chineseParts = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT)
    .replace(/https?:\/\/\S{1,300}/g, " ")
    .replace(/\p{Extended_Pictographic}|\u{fe0f}/gu, " ")
    .replace(/(?:位于|位於|坐落于|坐落在|坐落|地处|地处于)/gu, " ")
    .replace(/(?:您|你|上次|之前|昨天){0,3}(?:问的|看的|说的|发的|咨询的|关注的)/gu, " ")
    .split(/[\s,，。、;；：:|｜·•【】()（）「」!！#]+|(?<=\p{Script=Han})-(?=\p{Script=Han})/u)
    .filter(Boolean);

/** "普陀区中远两湾城 3室2厅" -> 上海, 普陀区, 中远两湾城. */
function chinesePlace(text: string): Place {
  let city: string | null = null;
  let district: string | null = null;
  const names: string[] = [];
  /** Stands right behind the district, with an ending that any name has: "洪山区保利时代". */
  let behind: string | null = null;
  for (const [index, part] of chineseParts(text).slice(0, 40).entries()) {
    let rest = part;
    const known = district;
    // "苏州河景" is a view, "黄山新村" an estate, "武汉洪山区" a district behind its city.
    const start = cityAtStart(rest);
    const before = start !== null && /^(?:市?[一-龯]{2,4}?(?:新区|[区區])|园区|新区)/u.test(rest.slice(start.length));
    const town = before
      ? start
      : /^.{2,4}(?:河|路|街|新村|湖|区|區)/.test(rest) && !/^.{2,4}市/.test(rest)
        ? null
        : cityAtStart(rest);
    if (town !== null && (city === null || city === town)) {
      city = town;
      rest = rest.slice(town.length).replace(/^市/, "");
    }
    const zone = town === null ? null : (/^(?:工业园区|园区|高新区|新区|经开区|开发区)/u.exec(rest)?.[0] ?? null);
    if (zone !== null && district === null) {
      district = zone;
      rest = rest.slice(zone.length);
    }
    const named = /^([一-龯]{2,5}?)(?<![一二三四五六七八九十])(?:新区|[区區])(?!.{0,2}(?:房|楼))/u.exec(rest);
    if (named?.[1] && district === null) {
      district = named[0];
      city ??= cityOfChineseDistrict(rest.startsWith(`${named[1]}新`) ? `${named[1]}新` : named[1]);
      rest = rest.slice(named[0].length);
    } else if (city === null && district === null) {
      const short = [4, 3, 2].map((size) => rest.slice(0, size)).find((name) => cityOfChineseDistrict(name) !== null);
      const follows = rest.slice(short?.length ?? 0);
      const part = short !== undefined && index <= 1 && /^\p{Script=Han}{2,6}$/u.test(follows);
      if (short && part && !NOT_ESTATE.test(follows) && !NOT_A_PART.test(follows)) {
        city = cityOfChineseDistrict(short);
        district = short;
        if (AREA.test(follows)) rest = follows;
      } else if (short && (follows === "" || /^(?:大学城|新城|中心|区)/.test(follows)))
        city = cityOfChineseDistrict(short);
      // "徐汇田林十二村": the district's short name before the estate's
      else if (short && follows.length >= 2 && ESTATE_END.test(follows) && !NOT_ESTATE.test(follows)) {
        city = cityOfChineseDistrict(short);
        district = short;
        rest = follows;
      }
    }
    // "仁恒江湾城3期8幢1204": the block and the door are no part of the estate's name
    rest = rest.replace(/\d{1,3}(?:幢|栋|号楼|座|单元)[\d\-室单元座]{0,10}$/u, "");
    if (BUILDER.test(rest) || STREET_NAME.test(rest) || /^(?:滨江|外滩|前滩)$/u.test(rest)) continue;
    if (NAMED_ESTATE.test(rest) && !NOT_ESTATE.test(rest)) {
      names.push(rest);
      const near = district !== null && (known === null || index <= 2);
      if (near && rest.length >= 4 && !NOT_BEHIND_DISTRICT.test(rest) && !AREA.test(rest)) behind ??= rest;
    } else {
      // "明月港湾2室1厅": the estate is what stands before the count.
      const named = /^([\p{Script=Han}]{3,12}?(?:[一二三四五六七八九十\d]期)?)(?=[\d一二三四五六]\s?[室房居])/u.exec(
        rest,
      )?.[1];
      if (named && !NOT_ESTATE.test(named)) {
        names.push(named);
        if (district !== null && known === null && named.length >= 4) behind ??= named;
      }
    }
  }
  // 珠江新城 is a part of town with estates of its own.
  const estates = names.filter((name) => ESTATE_END.test(name));
  const estate = estates.find((name) => !AREA.test(name)) ?? behind ?? estates[0] ?? null;
  return { ...nowhere, city, district, community: estate };
}

const JAPANESE_TOWN =
  /(?<![一-龯ァ-ヶー])(?:(?:東京都|北海道|京都府|大阪府|[一-龯]{2,3}県)(?:[一-龯]{1,4}郡)?)?([一-龯ヶケ々]{1,4}?[市町村](?![一-龯]{0,1}駅)|[一-龯]{1,3}区)([一-龯]{1,4}区)?/u;
const JAPANESE_ESTATE =
  /(?:^|[\s、。，])((?:ザ・)?[ァ-ヶー・]{3,16}(?:[一-龯]{1,8})?[ァ-ヶー一-龯\d]{0,10})(?=[\s、。，]|$)/u;
const NOT_JAPANESE_ESTATE =
  /^(?:中古|新築)?(?:マンション|アパート|リフォーム|リノベ|バルコニー|ルーフバルコニー|ペット|オートロック|エレベーター|シェア|システムキッチン)|駅$|駅徒歩|可$|付/u;

/** "梅丘" right behind 世田谷区, up to its block number. */
const JAPANESE_QUARTER =
  /^([一-龯ヶケ々ァ-ヶー][一-龯ヶケ々ァ-ヶーのノ]{0,7}?)(?=[\d一二三四五六七八九十]{1,2}丁目|[\d\s、。（(「・,]|$)/u;
const NOT_JAPANESE_QUARTER = /駅|徒歩|マンション|アパート|新築|中古|賃貸|戸建|売|築|周辺|エリア|全域|限定|内$/u;

/** "世田谷区三軒茶屋", "吹田市千里山西", "京都府京都市左京区". */
function japanesePlace(text: string): Place {
  const line = text.slice(0, MAX_TEXT);
  const found = JAPANESE_TOWN.exec(line);
  const town = found?.[1] ?? null;
  const city = town === null || (town.endsWith("区") && !isTokyoWard(town)) ? null : town;
  const named = [...line.matchAll(new RegExp(JAPANESE_ESTATE.source, "gu"))]
    .map((match) => match[1] ?? "")
    .find((name) => !NOT_JAPANESE_ESTATE.test(name));
  const behind = found ? JAPANESE_QUARTER.exec(line.slice(found.index + found[0].length))?.[1] : undefined;
  const quarter = city !== null && behind !== undefined && !NOT_JAPANESE_QUARTER.test(behind) ? behind : null;
  return { ...nowhere, city, district: found?.[2] ?? quarter, community: named ?? null };
}

const KOREAN_CITY =
  /(?<![가-힣])(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?(?=[\s,]|$)|(?<![가-힣])([가-힣]{2,4}시)(?=[\s,]|$)/u;
const KOREAN_DISTRICT = /(?<![가-힣])([가-힣]{1,5}[구군])(?=[\s,]|$)/u;
const KOREAN_ESTATE =
  /(?<![가-힣])[가-힣]{1,4}\d?동\s+([가-힣A-Za-z][가-힣A-Za-z\d]{1,16}\s\d{1,2}(?:차|단지)|[가-힣A-Za-z][가-힣A-Za-z\d]{2,16})(?=[\s,]|$)/u;
/** "마포구 래미안 아파트": without its quarter. */
const KOREAN_FLATS = /(?<![가-힣])[가-힣]{1,5}[구군]\s([가-힣A-Za-z][가-힣A-Za-z\d]{1,16})\s?아파트(?=[\s,]|$)/u;
/** "마포구 래미안푸르지오": right behind its district, known by the builder's name or by its ending. */
const KOREAN_BRANDED =
  /(?<![가-힣])[가-힣]{1,5}[구군]\s((?=[가-힣A-Za-z\d]{0,14}(?:래미안|푸르지오|자이|힐스테이트|아이파크|캐슬|더샵|편한세상|센트레빌|데시앙|위브|꿈에그린|포레나|아크로|디에이치|주공|엘스|리센츠|트리지움|파크리오|팰리스|시티|타운|하이츠|파크|단지))[가-힣A-Za-z\d]{2,16}(?:\s\d{1,2}(?:차|단지))?)(?=[\s,]|$)/u;
const NOT_KOREAN_ESTATE = /평형?$|아파트$|오피스텔$|투룸|원룸|빌라$|단독|매매|전세|월세|급매/u;

/** "송파구 잠실동 잠실엘스" -> 서울, 송파구, 잠실엘스. */
function koreanPlace(text: string): Place {
  const line = text.slice(0, MAX_TEXT);
  const named = KOREAN_CITY.exec(line);
  const district = KOREAN_DISTRICT.exec(line)?.[1] ?? null;
  const first = line.split(/[\s,]/, 3).find((word) => cityOfKoreanDistrict(word) !== null);
  const estate =
    KOREAN_ESTATE.exec(line)?.[1] ?? KOREAN_FLATS.exec(line)?.[1] ?? KOREAN_BRANDED.exec(line)?.[1] ?? null;
  return {
    ...nowhere,
    city: named?.[1] ?? named?.[2] ?? cityOfKoreanDistrict(district ?? first ?? ""),
    district,
    community: estate !== null && NOT_KOREAN_ESTATE.test(estate) ? null : estate,
  };
}

const NAME = /\p{Lu}[\p{L}'’.-]{1,24}/gu;
const LED = /(?:^|[\s(])(?:in|à|a|en|em|te|bei|near)\s$/iu;
/** "à Antibes", "in Freiburg im Breisgau", "em Cascais": a place the tables need not know. */
const AFTER_IN =
  /(?:^|\s)(?:in|à|a|en|em|te)\s(\p{Lu}[\p{L}'’-]{2,24}(?:\s(?:im|am|an der|in|de|la|le|les|sur|del|di|do)\s\p{Lu}[\p{L}'’-]{2,24})?)(?=[\s,.;:(]|$)/u;
/** "À LOUER Ixelles, …": the town right behind what is done with the home. */
const AFTER_OFFER =
  /(?:[ÀàAa] (?:[Ll]ouer|LOUER|[Vv]endre|VENDRE)|[Tt]e (?:huur|koop)|TE (?:HUUR|KOOP)|[Zz]u (?:vermieten|verkaufen)|[Ff]or (?:sale|rent)|[Ii]n (?:vendita|affitto))\s?[:–-]?\s(\p{Lu}[\p{L}'’-]{2,24}(?:[ -]\p{Lu}[\p{L}-]{2,24})?),/u;
const AFTER_CODE =
  /(?<!\d)(\d{5})\s(\p{Lu}[\p{L}'’-]{2,24}(?:[ -](?:am|im|an|sur|le|la|de)?\s?\p{Lu}[\p{L}'’-]{2,24})?)/u;
/** "quartier de la Croix-Rousse", "barrio de Ruzafa", "zona Murri", "wijk Lombok". */
const QUARTER =
  /(?<!\p{L})(?:[Qq]uartiere?|[Bb]arrio|[Cc]olonia|[Cc]ol\.|[Zz]ona|[Bb]airro|[Rr]ione|[Ww]ijk|[Bb]uurt|[Ss]tadtteil|[Oo]rtsteil|[Ss]tadtviertel)\s(?:d['’]|des?\s|du\s|d[aeo]s?\s|del\s|de la\s|de los\s|de las\s|de l['’])?(\p{Lu}[\p{L}'’-]{2,24}(?:[ -]\p{Lu}[\p{L}'’-]{2,24}){0,2})/u;
/** "Lyon 6e", "Paris 15ème arrondissement", no storey. */
const ARRONDISSEMENT = /^\s?\(?(\d{1,2})(er|e|[èe]me)(?![\p{L}\d])(?!\s?[ée]tage)/u;
const WITH_ARRONDISSEMENTS = /^(?:Paris|Lyon|Marseille)$/;
/** "résidence Les Jardins". */
const RESIDENCE =
  /(?<!\p{L})([Rr][ée]sidence\s(?:(?:[Ll]es?|[Ll]a|[Dd]es?|[Dd]u|[Dd]e la)\s|[LlDd]['’])?(?!Principale|Secondaire|S[ée]curis|[ÉE]tudiant|S[ée]nior|Services?|R[ée]cente|Neuve)\p{Lu}[\p{L}'’-]{1,24}(?:\s(?:(?:de|du|des|et)\s)?\p{Lu}[\p{L}'’-]{1,24}){0,3})/u;

/** "Berlin Prenzlauer Berg,", "Bordeaux Chartrons 2e": where German and French lines name a quarter behind its city. */
const BEHIND_CITY = /^\s\(?(\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?)(?=[,)]|\s\d|$)/u;
const NOT_A_QUARTER =
  /^(?:[\p{L}-]{0,20}(?:wohnung|haus|zimmer)|etage|baujahr|altbau|neubau|maisonette|apartment|appartement|maison|studio|loft|villa|r[ée]sidence|vente|location|erstbezug|provisionsfrei|kaufpreis|miete|prix|loyer)/iu;
const NOT_A_PLACE =
  /^(?:bed|bath|floor|villa|loft|studio|reihen\w*|einbau\w*|mode?rne?|prix|preis|price|miete|agence|agency|house|flat|apartment|excess|need|good|very|col|zona|quartier|the|this)$/i;

/** A country told only by the language may be another one that speaks it. */
const latinAnywhere = (text: string, country: string | null, language: string | null): Place => {
  const near = latinPlace(text, country, language);
  if (near.city !== null || country === null) return near;
  const far = latinPlace(text, null, language);
  return far.city !== null && text.slice(0, MAX_TEXT).trim().startsWith(far.city.slice(0, 40)) ? far : near;
};

/** "Wien, 1070 Neubau". */
const VIENNESE = /(?<!\p{L})Wien,?\s1\d{2}0\s(\p{Lu}[\p{L}-]{2,24})/u;
const quarterOf = (line: string): string | null => QUARTER.exec(line)?.[1] ?? VIENNESE.exec(line)?.[1] ?? null;

/** City and district of a line in Latin letters; `country` keeps "Nice" from being one in Manchester. */
function latinPlace(text: string, country: string | null, language: string | null): Place {
  const line = text.slice(0, MAX_TEXT).replace(/https?:\/\/\S{1,300}/g, " ");
  const words = [...line.matchAll(NAME)].slice(0, 80);
  let best: { city: string; at: number; end: number; score: number } | null = null;
  for (const [index, word] of words.entries()) {
    for (let count = MAX_CITY_WORDS; count > 0; count--) {
      const last = words[Math.min(words.length - 1, index + count - 1)];
      if (!last) continue;
      const end = last.index + last[0].length;
      const whole = line
        .slice(word.index, end)
        .replace(/['’]s$/, "")
        .replace(/[.-]$/, "");
      const [first = whole] = whole.split("-");
      const hit = isCity(whole, country)
        ? whole
        : count === 1 && first.length > 2 && isCity(first, country)
          ? first
          : null;
      if (hit === null || NOT_A_PLACE.test(hit) || /[,.;:]\s/.test(whole)) continue;
      const before = line.slice(Math.max(0, word.index - 8), word.index);
      const score =
        (LED.test(before) ? 3 : 0) +
        (word.index === 0 || /\n$/.test(before) ? 2 : word.index < 40 ? 0.5 : 0) +
        (/^[\s,]{0,2}(?:\(\d|\d{4,5}\b|[A-Z]{1,2}\d)|^,/.test(line.slice(end)) || /\d{4,5}\s$|,\s$/.test(before)
          ? 1.5
          : 0) -
        (/(?<![mTVF])\d\s$/.test(before) && !/\d{4,5}\s$/.test(before) ? 3 : 0) +
        count * 0.2;
      if (score > 0.5 && (best === null || score > best.score)) best = { city: hit, at: word.index, end, score };
      break;
    }
  }
  if (best) {
    const hyphened = /^-(\p{Lu}[\p{L}-]{2,24})/u.exec(line.slice(best.at + best.city.length))?.[1] ?? null;
    const follows =
      language === "de" || language === "fr" ? (BEHIND_CITY.exec(line.slice(best.end))?.[1] ?? null) : null;
    const behind = follows !== null && !NOT_A_QUARTER.test(follows) ? follows : null;
    const ahead =
      /(?:^|[\s,])(\p{Lu}[\p{L}'’-]{2,24}(?:\s\p{Lu}[\p{L}'’-]{2,24})?),\s$/u.exec(line.slice(0, best.at))?.[1] ?? null;
    const code =
      /(?:^|[\s-])(\d{4,5})\s$/.exec(line.slice(0, best.at))?.[1] ??
      /^\s?\(?(\d{4,5})\b/.exec(line.slice(best.end))?.[1] ??
      null;
    const [, number, ending] = WITH_ARRONDISSEMENTS.test(best.city)
      ? (ARRONDISSEMENT.exec(line.slice(best.end)) ?? [])
      : [];
    const arrondissement = number === undefined ? null : `${number}${ending === "er" ? "er" : "e"} arrondissement`;
    return {
      ...nowhere,
      postalCode: code,
      city: best.city,
      community: RESIDENCE.exec(line)?.[1] ?? null,
      district:
        quarterOf(line) ?? arrondissement ?? hyphened ?? behind ?? (ahead !== null && !/\d/.test(ahead) ? ahead : null),
    };
  }
  const coded = AFTER_CODE.exec(line);
  const named = coded?.[2] ?? AFTER_OFFER.exec(line)?.[1] ?? AFTER_IN.exec(line)?.[1] ?? null;
  return {
    ...nowhere,
    postalCode: coded?.[1] ?? null,
    city: named !== null && !NOT_A_PLACE.test(named) ? named : null,
    community: RESIDENCE.exec(line)?.[1] ?? null,
    district: quarterOf(line),
  };
}

/** Where a line of facts says the home stands; each part null where it does not say. */
export function placeIn(text: string, language: string | null, country: string | null): Place {
  const spoken = language?.slice(0, 2);
  if (spoken === "zh") return chinesePlace(text);
  if (spoken === "ja") return japanesePlace(text);
  return spoken === "ko" ? koreanPlace(text) : latinAnywhere(text, country, spoken ?? null);
}
