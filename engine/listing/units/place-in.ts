/** City, district and estate in a line of facts: "普陀区中远两湾城", "송파구 잠실동 잠실엘스", "Hamburg-Eimsbüttel", "à Antibes". */
import { chinesePlace } from "./chinese-place.ts";
import { cityOfKoreanDistrict, isTokyoWard } from "./districts.ts";
import { latinAnywhere } from "./latin-place.ts";
import { MAX_PLACE_TEXT, nowhere, type Place } from "./place.ts";

const JAPANESE_TOWN =
  /(?<![一-龯ァ-ヶー])(?:(?:東京都|北海道|京都府|大阪府|[一-龯]{2,3}県)(?:[一-龯]{1,4}郡)?)?([一-龯ヶケ々]{1,4}?[市町村](?![一-龯]{0,1}駅)|[一-龯]{1,3}区)([一-龯]{1,4}区)?/u;
const JAPANESE_ESTATE =
  /(?:^|[\s、。，])((?:ザ・)?[ァ-ヶー・]{3,16}(?:[一-龯]{1,8})?[ァ-ヶー一-龯\d]{0,10})(?=[\s、。，]|$)/u;
const NOT_JAPANESE_ESTATE =
  /^(?:中古|新築)?(?:マンション|アパート|リフォーム|リノベ|バルコニー|ルーフバルコニー|ペット|オートロック|エレベーター|シェア|システムキッチン)|駅$|駅徒歩|可$|付/u;

/** "芝浦アイランド" in 芝浦: named after its quarter, and no "芝浦エリア". */
const JAPANESE_OF_QUARTER =
  /(?<=[\s、。，])(?<estate>(?<quarter>[一-龯ヶケ々]{1,6})(?!(?:エリア|マンション|アパート|バス|スタイル)(?![ァ-ヶー]))[ァ-ヶー・]{3,16}[一-龯\d]{0,8})(?=[\s、。，]|$)/u;

/** "梅丘" right behind 世田谷区, up to its block number. */
const JAPANESE_QUARTER =
  /^([一-龯ヶケ々ァ-ヶー][一-龯ヶケ々ァ-ヶーのノ]{0,7}?)(?=[\d一二三四五六七八九十]{1,2}丁目|[\d\s、。（(「・,]|$)/u;
const NOT_JAPANESE_QUARTER = /駅|徒歩|マンション|アパート|新築|中古|賃貸|戸建|売|築|周辺|エリア|全域|限定|内$/u;

/** "世田谷区三軒茶屋", "吹田市千里山西", "京都府京都市左京区". */
function japanesePlace(text: string): Place {
  const line = text.slice(0, MAX_PLACE_TEXT);
  const found = JAPANESE_TOWN.exec(line);
  const town = found?.[1] ?? null;
  const city = town === null || (town.endsWith("区") && !isTokyoWard(town)) ? null : town;
  const named = [...line.matchAll(new RegExp(JAPANESE_ESTATE.source, "gu"))]
    .map((match) => match[1] ?? "")
    .find((name) => !NOT_JAPANESE_ESTATE.test(name));
  const behind = found ? JAPANESE_QUARTER.exec(line.slice(found.index + found[0].length))?.[1] : undefined;
  const quarter = city !== null && behind !== undefined && !NOT_JAPANESE_QUARTER.test(behind) ? behind : null;
  const ofQuarter = quarter === null ? undefined : JAPANESE_OF_QUARTER.exec(line)?.groups;
  const own = ofQuarter?.quarter === quarter ? ofQuarter?.estate : undefined;
  return { ...nowhere, city, district: found?.[2] ?? quarter, community: named ?? own ?? null };
}

const KOREAN_CITY =
  /(?<![가-힣])(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?(?=[\s,]|$)|(?<![가-힣])([가-힣]{2,4}시)(?=[\s,]|$)/u;
/** "대구" is a city, whatever it ends in. */
const KOREAN_DISTRICT = /(?<![가-힣])(?!대구[\s,])([가-힣]{1,5}[구군])(?=[\s,]|$)/u;
const KOREAN_ESTATE =
  /(?<![가-힣])[가-힣]{1,4}\d?동\s+([가-힣A-Za-z][가-힣A-Za-z\d]{1,16}\s\d{1,2}(?:차|단지)|[가-힣A-Za-z][가-힣A-Za-z\d]{2,16})(?=[\s,]|$)/u;
/** "마포구 래미안 아파트": without its quarter. */
const KOREAN_FLATS = /(?<![가-힣])[가-힣]{1,5}[구군]\s([가-힣A-Za-z][가-힣A-Za-z\d]{1,16})\s?아파트(?=[\s,]|$)/u;
/** "마포구 래미안푸르지오": right behind its district, known by the builder's name or by its ending. */
const KOREAN_BRANDED =
  /(?<![가-힣])[가-힣]{1,5}[구군]\s((?=[가-힣A-Za-z\d]{0,14}(?:래미안|푸르지오|자이|힐스테이트|아이파크|캐슬|더샵|편한세상|센트레빌|데시앙|위브|꿈에그린|포레나|아크로|디에이치|주공|엘스|리센츠|트리지움|파크리오|팰리스|시티|타운|하이츠|파크|단지))[가-힣A-Za-z\d]{2,16}(?:\s\d{1,2}(?:차|단지))?)(?=[\s,]|$)/u;
const NOT_KOREAN_ESTATE = /평형?$|오피스텔$|투룸|원룸|빌라$|단독|매매|전세|월세|급매/u;
/** "신축아파트" names no estate, "은마아파트" does. */
const ANY_FLATS =
  /^(?:신축|구축|임대|공공|소형|대형|중형|중소형|대단지|단지|초?역세권|분양|주상복합|고층|저층|브랜드|추천|풀옵션|복층|도심|민영|일반|나홀로|재건축|준신축|신규|국민|올수리|남향|로얄층|좋은|깨끗한|넓은|저렴한|쓰리룸|고급)*아파트$/u;
const isKoreanEstate = (name: string): boolean => !NOT_KOREAN_ESTATE.test(name) && !ANY_FLATS.test(name);

/** "송파구 잠실동 잠실엘스" -> 서울, 송파구, 잠실엘스. */
function koreanPlace(text: string): Place {
  const line = text.slice(0, MAX_PLACE_TEXT);
  const town = KOREAN_CITY.exec(line);
  const whole = KOREAN_DISTRICT.exec(line)?.[1] ?? null;
  // "서울 마포": short, behind its city
  const short = /^[\s,]{1,2}([가-힣]{2,4})(?=[\s,])/u.exec(
    line.slice(town ? town.index + town[0].length : line.length),
  )?.[1];
  const isShort = short !== undefined && town?.[1] !== undefined && cityOfKoreanDistrict(`${short}구`) === town[1];
  const district = whole ?? (isShort ? short : null);
  const first = line.split(/[\s,]/, 3).find((word) => cityOfKoreanDistrict(word) !== null);
  const named = [KOREAN_ESTATE, KOREAN_FLATS, KOREAN_BRANDED].map((pattern) => pattern.exec(line)?.[1]);
  const estate = named.find((name) => name !== undefined) ?? null;
  return {
    ...nowhere,
    city: town?.[1] ?? town?.[2] ?? cityOfKoreanDistrict(district ?? first ?? ""),
    district,
    community: estate !== null && isKoreanEstate(estate) ? estate : null,
  };
}

/** Where a line of facts says the home stands; each part null where it does not say. */
export function placeIn(text: string, language: string | null, country: string | null): Place {
  const spoken = language?.slice(0, 2);
  if (spoken === "zh") return chinesePlace(text);
  if (spoken === "ja") return japanesePlace(text);
  return spoken === "ko" ? koreanPlace(text) : latinAnywhere(text, country, spoken ?? null);
}
