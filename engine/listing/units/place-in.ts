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
  /^(?:中古|新築)?(?:マンション|アパート|リフォーム|リノベ|バルコニー|ルーフバルコニー|ペット|オートロック|エレベーター|シェア|システムキッチン)|^(?:タワー|ヴィンテージ|ビンテージ|デザイナーズ|ファミリー|コンパクト|リゾート|レジデンシャル)(?:タイプ|マンション|アパート|物件)?$|^(?:インター)?ネット|^バス・?トイレ|^(?:ウォークイン|カウンターキッチン|フローリング|トランクルーム|フリーレント|オーナーチェンジ)|駅$|駅徒歩|[可別]$|無料|完備|対応$|[なあ]し$|付/u;

/** "芝浦アイランド" in 芝浦: named after its quarter, and no "芝浦エリア". */
const JAPANESE_OF_QUARTER =
  /(?<=[\s、。，])(?<estate>(?<quarter>[一-龯ヶケ々]{1,6})(?!(?:エリア|マンション|アパート|バス|スタイル)(?![ァ-ヶー]))[ァ-ヶー・]{3,16}[一-龯\d]{0,8})(?=[\s、。，]|$)/u;

/** "栄タワーヒルズ", "恵比寿ガーデンハイツ": characters and a word that buildings are called by. */
const JAPANESE_BUILDING =
  /(?<=[\s、。，])(?<estate>[一-龯ヶケ々]{1,5}(?:の[一-龯]{1,3})?(?=[ァ-ヶー・]{0,12}(?:タワー|ヒルズ|ハイツ|コート|レジデンス|パーク|ハウス|テラス|プレイス|ガーデン|アイランド|シティ|スクエア|パレス|コーポ|ハイム|メゾン|タウン|ホームズ|プラザ|ヴィラ|フラッツ|アパートメント))[ァ-ヶー・]{3,16}[一-龯\d]{0,8})(?=[\s、。，]|$)/gu;
/** "高層タワー", "専用ガーデン" are any home's. */
const ANY_BUILDING =
  /^(?:中古|新築|築浅|分譲|賃貸|高級|高層|超高層|低層|大型|大規模|小規模|免震|制震|耐震|駅[近前直]|都心|人気|最上階|専用|専有|共用|屋上|南向|東向|西向|北向|角部屋|戸建|一棟|投資|家具|未公開|眺望|日当|閑静|公園|海辺|湾岸)/u;

/** "梅丘" right behind 世田谷区, up to its block number. */
const JAPANESE_QUARTER =
  /^([一-龯ヶケ々ァ-ヶー][一-龯ヶケ々ァ-ヶーのノ]{0,7}?)(?=[\d一二三四五六七八九十]{1,2}丁目|[\d\s、。（(「・,]|$)/u;
const NOT_JAPANESE_QUARTER = /駅|徒歩|マンション|アパート|新築|中古|賃貸|戸建|売|築|周辺|エリア|全域|限定|内$/u;
/** "西新宿" behind 新宿区 and a blank, where a line goes on with the home. */
const JAPANESE_APART =
  /^\s([一-龯][一-龯ヶケ々]{1,5}|[一-龯]{1,3}[がヶケ][一-龯]{1,3})(?=[\d一二三四五六七八九十]{1,2}丁目|[\s、。，])/u;
/** What lines say of a home in characters alone. */
const OF_HOME =
  /向き?$|角|住宅|分譲|投資|家[具電賃]|即|入居|閑静|人気|[高低]層|上階|階$|部屋|室|可$|付き?$|済み?$|有り?$|相談|土地|貸|借|店舗|事務所|急|値|礼金|敷金|管理|専[有任用]|日当|眺望|良[好い]?|公園|学区|学校|収納|間取|物件|一棟|区分|収益|公開|仲介|限り|空[室家き]|至近|便利|都心|物納|[東西南北]{2}$|^全/u;

/** "世田谷区三軒茶屋", "吹田市千里山西", "京都府京都市左京区". */
function japanesePlace(text: string): Place {
  const line = text.slice(0, MAX_PLACE_TEXT);
  const found = JAPANESE_TOWN.exec(line);
  const town = found?.[1] ?? null;
  const city = town === null || (town.endsWith("区") && !isTokyoWard(town)) ? null : town;
  const named = [...line.matchAll(new RegExp(JAPANESE_ESTATE.source, "gu"))]
    .map((match) => match[1] ?? "")
    .find((name) => !NOT_JAPANESE_ESTATE.test(name));
  const after = found ? line.slice(found.index + found[0].length) : "";
  const apart = JAPANESE_APART.exec(after)?.[1];
  const behind = JAPANESE_QUARTER.exec(after)?.[1] ?? (apart !== undefined && !OF_HOME.test(apart) ? apart : undefined);
  const quarter = city !== null && behind !== undefined && !NOT_JAPANESE_QUARTER.test(behind) ? behind : null;
  const ofQuarter = quarter === null ? undefined : JAPANESE_OF_QUARTER.exec(line)?.groups;
  const own = ofQuarter?.quarter === quarter ? ofQuarter?.estate : undefined;
  const building = [...line.matchAll(JAPANESE_BUILDING)]
    .map(({ groups }) => groups?.estate ?? "")
    .find((name) => !ANY_BUILDING.test(name));
  return { ...nowhere, city, district: found?.[2] ?? quarter, community: named ?? own ?? building ?? null };
}

const KOREAN_CITY =
  /(?<![가-힣])(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?(?=[\s,]|$)|(?<![가-힣])([가-힣]{2,4}시)(?=[\s,]|$)/u;
/** "대구" is a city, whatever it ends in. */
const KOREAN_DISTRICT = /(?<![가-힣])(?!대구[\s,])([가-힣]{1,5}[구군])(?=[\s,]|$)/u;
const KOREAN_ESTATE =
  /(?<![가-힣])[가-힣]{1,4}\d?동\s+([가-힣A-Za-z][가-힣A-Za-z\d]{1,16}\s\d{1,2}(?:차|단지)|[가-힣A-Za-z][가-힣A-Za-z\d]{2,16})(?=[\s,]|$)/u;
/** "마포구 래미안 아파트": without its quarter. */
const KOREAN_FLATS = /(?<![가-힣])[가-힣]{1,5}[구군]\s([가-힣A-Za-z][가-힣A-Za-z\d]{1,16})\s?아파트(?=[\s,]|$)/u;
/** "마포구 래미안푸르지오", "서울 마포 래미안푸르지오": right behind its district, known by the builder's name or by its ending. */
const KOREAN_BRANDED =
  /(?<![가-힣])(?:[가-힣]{1,5}[구군]|(?:서울|부산|대구|인천|광주|대전|울산)\s[가-힣]{2,4})\s((?=[가-힣A-Za-z\d]{0,14}(?:래미안|푸르지오|자이|힐스테이트|아이파크|캐슬|더샵|편한세상|센트레빌|데시앙|위브|꿈에그린|포레나|아크로|디에이치|주공|엘스|리센츠|트리지움|파크리오|팰리스|시티|타운|하이츠|파크|단지))[가-힣A-Za-z\d]{2,16}(?:\s\d{1,2}(?:차|단지))?)(?=[\s,]|$)/u;
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
  // "강남 대치동", "해운대 우동": short, before its quarter
  const ahead = /^([가-힣]{2,4})(?=\s[가-힣]{1,5}\d?[동가]\s)/u.exec(line)?.[1];
  const isAhead = ahead !== undefined && cityOfKoreanDistrict(`${ahead}구`) !== null;
  const district = whole ?? (isShort ? short : isAhead ? ahead : null);
  const first = line.split(/[\s,]/, 3).find((word) => cityOfKoreanDistrict(word) !== null);
  const named = [KOREAN_ESTATE, KOREAN_FLATS, KOREAN_BRANDED].map((pattern) => pattern.exec(line)?.[1]);
  const estate = named.find((name) => name !== undefined) ?? null;
  return {
    ...nowhere,
    city:
      town?.[1] ?? town?.[2] ?? cityOfKoreanDistrict(district ?? first ?? "") ?? cityOfKoreanDistrict(`${district}구`),
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
