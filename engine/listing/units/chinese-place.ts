/** City, district and estate in a Chinese line of facts: "普陀区中远两湾城", "广州 海珠 光大花园". */
import { cityAtStart, townAtStart } from "./chinese-cities.ts";
import { cityOfChineseDistrict, districtAtStart, isChineseDistrict } from "./districts.ts";
import { MAX_PLACE_TEXT, nowhere, type Place } from "./place.ts";

const ESTATE_END =
  /(?:花园|家园|公寓|小区|新村|嘉园|名邸|华府|春晓|港湾|世家|国际社区|海岸|橄榄城|湾城|[一二三四五六七八九十]村|(?<=\p{Script=Han}{3})[一二三四五六七八九十]区|半岛|江南|公馆|豪庭|国际|广场|大厦|[城苑园府湾庭邸轩阁里寓居墅院坊])(?:[一二三四五六七八九十\dA-Z]{1,2}(?:期|区))?$/u;
const NOT_ESTATE =
  /[室厅卫房居平方米㎡层楼元价]|装|朝|电话|房东|地铁|学校|满[二五]|随时|看房|急售|[江河湖海山园街夜城楼林水美全市港庭桥内院池塔风]景$|直租|整租|合租|出租|联系|全齐|入住|拎包|大学城/u;
/** What else stands behind a district. */
const NOT_BEHIND_DISTRICT =
  /通透|采光|户型|学区|业主|自住|电梯|[高中低]层|毛坯|品牌|附近|旁边|改善|刚需|笋盘|降价|豪宅|大平层|别墅|復式|复式|洋房|[江海湖]景|一线|地段|核心|诚意|配套|繁华|性价比|交通|便利|安静|视野/u;
/** What the estate behind a part of town may end in, beside the endings any line has: "浦东金桥 碧云新天地". */
const NEXT_ESTATE = /(?:天地|[汇郡峰岸台])$/u;
/** What else may begin with a district's name: firms, streets, parks, schools. */
const NOT_A_PART =
  /^(?:地产|置业|房产|公园|大道|[东西南北中]?路|街|门店|店|万达|银行|医院|大学|中学|小学|国际机场|大学城|新城|中心|区)/u;
/** "西湖边", "白云山": what a district is named after. */
const NATURE = /^(?:边|畔|景|湖|河|江|山|海|岛|风景|寺|里$)/u;
/** Builders whose own name ends like an estate's: 绿城·翡翠城 is 翡翠城. */
const BUILDER = /^(?:绿城|綠城|蓝城|阳光城|新城|融创中国|金地|万科|保利|龙湖|仁恒)$/u;
/** Parts of a town that hold many estates: "徐汇滨江", "珠江新城"; a builder's own "世茂滨江" is an estate. */
const AREA =
  /^(?:滨江|外滩|前滩|老城|城区)$|^(?!世茂|绿地|融创|中海|保利|万科|恒大|金地|华润|招商|碧桂园|绿城|龙湖|仁恒).*(?:滨江|新城|商圈|板块|科学城|科技园|科技城|软件园|商务区|大学城)$/u;
/** A kind of home, and no name: "新华路 公寓", "精品小区". */
const KIND_ALONE =
  /^(?:精品|品质|品牌|单身|酒店式?|服务式?|商务|商住|人才|青年|白领|高档|高端|豪华|电梯|地铁|封闭|成熟|优质|独立|独栋|双拼|联排|叠加|叠拼|类独栋|花园|老|新|次新){0,2}(?:公寓|小区|花园|家园|广场|大厦|国际社区|国际|半岛|别墅)$/u;
/** Such a name is an estate's or, where another follows, its part of town's: "钱江世纪城 江南之星". */
const EITHER = /(?:世纪城|金融城|国际城|奥体城?)$/u;
/** Districts whose names such lines use for other things: a home "朝阳" looks at the sun. Read where an estate follows. */
const WORD_TOO = /^(?:朝阳|滨江|光明|和平|中原|新城|江南|新华|红桥|天桥|钟楼|长安|白云|青山|西山|中山|小店|新吴)$/u;
/** Ends no district: "科育小区", "望京社区". */
const DISTRICT = /^([一-龯]{2,5}?)(?<![一二三四五六七八九十小社园校景])(?:新区|[区區])(?!.{0,2}(?:房|楼))/u;
/** "信義路四段": a street is no estate. */
const STREET_NAME = /(?:路|(?<!天)街|大道|巷|弄)(?:[一二三四五六七八九十]{1,2}段)?$/u;
const NAMED_ESTATE = /^[\p{Script=Han}]{2,12}(?:[一二三四五六七八九十\d]{1,2}期)?$/u;

/** The parts of a Chinese line between marks and blanks. */
const chineseParts = (text: string): string[] =>
  text
    .slice(0, MAX_PLACE_TEXT)
    .replace(/https?:\/\/\S{1,300}/g, " ")
    .replace(/\p{Extended_Pictographic}|\u{fe0f}/gu, " ")
    .replace(/(?:位于|位於|坐落于|坐落在|坐落|地处|地处于)/gu, " ")
    .replace(/(?:您|你|上次|之前|昨天){0,3}(?:问的|看的|说的|发的|咨询的|关注的)/gu, " ")
    .split(/[\s,，。、;；：:|｜·•【】()（）「」!！#]+|(?<!\d)[/／]|[/／](?!\d)|(?<=\p{Script=Han})-(?=\p{Script=Han})/u)
    .filter(Boolean);

const isName = (part: string | undefined): boolean =>
  part !== undefined &&
  /^\p{Script=Han}{2,12}/u.test(part) &&
  !NOT_ESTATE.test(part) &&
  !NOT_BEHIND_DISTRICT.test(part);

/** "普陀 中远两湾城", "急售 徐汇 田林十二村": a district's short name by itself, where the line says the place. */
function isDistrictAlone(parts: readonly string[], index: number): boolean {
  const part = parts[index] ?? "";
  if (index > 2 || !isChineseDistrict(part)) return false;
  return isName(parts[index + 1]) || (cityOfChineseDistrict(part) !== null && !WORD_TOO.test(part));
}

/** "普陀区中远两湾城 3室2厅" -> 上海, 普陀区, 中远两湾城. */
export function chinesePlace(text: string): Place {
  let city: string | null = null;
  let district: string | null = null;
  const names: string[] = [];
  /** Stands right behind the district, with an ending that any name has: "洪山区保利时代". */
  let behind: string | null = null;
  /** A district's short name with more behind it, an estate's or its own part's: "静安枫景", "浦东碧云". */
  let open: { name: string; more: string; at: number } | null = null;
  const parts = chineseParts(text).slice(0, 40);
  for (const [index, part] of parts.entries()) {
    let rest = part;
    const known = district;
    // "武汉洪山区": a district behind its city, in the tables or not
    const called = cityAtStart(rest);
    const start = called !== null && isChineseDistrict(called) && rest[called.length] !== "市" ? null : called;
    const before = start !== null && /^(?:市?[一-龯]{2,4}?(?:新区|[区區])|园区|新区)/u.test(rest.slice(start.length));
    const town = before ? start : townAtStart(rest);
    if (town !== null && (city === null || city === town)) {
      city = town;
      rest = rest.slice(town.length).replace(/^市/, "");
    }
    const zone = town === null ? null : (/^(?:工业园区|园区|高新区|新区|经开区|开发区)/u.exec(rest)?.[0] ?? null);
    if (zone !== null && district === null) {
      district = zone;
      rest = rest.slice(zone.length);
    }
    const named = DISTRICT.exec(rest);
    if (named?.[1] && district === null) {
      district = named[0];
      city ??= cityOfChineseDistrict(rest.startsWith(`${named[1]}新`) ? `${named[1]}新` : named[1]);
      rest = rest.slice(named[0].length);
    } else if (city !== null && district === null && index <= 2) {
      // "广州 海珠 光大花园", "杭州滨江彩虹城": short, behind its city
      const short = districtAtStart(rest, city);
      const follows = rest.slice(short?.length ?? 0);
      if (short !== null && !NOT_A_PART.test(follows) && !NATURE.test(follows)) {
        district = short;
        rest = follows;
      }
    } else if (city === null && district === null && isDistrictAlone(parts, index)) {
      district = rest;
      city = cityOfChineseDistrict(rest);
      continue;
    } else if (city === null && district === null && !WORD_TOO.test(rest)) {
      const short = [4, 3, 2].map((size) => rest.slice(0, size)).find((name) => cityOfChineseDistrict(name) !== null);
      const follows = rest.slice(short?.length ?? 0);
      const part = short !== undefined && index <= 1 && /^\p{Script=Han}{2,6}$/u.test(follows);
      if (short && part && !NOT_ESTATE.test(follows) && !NOT_A_PART.test(follows)) {
        city = cityOfChineseDistrict(short);
        district = short;
        if (AREA.test(follows)) rest = follows;
        else open = { name: rest, more: follows, at: index };
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
    if (NAMED_ESTATE.test(rest) && !NOT_ESTATE.test(rest) && !KIND_ALONE.test(rest)) {
      names.push(rest);
      const near = district !== null && (known === null || index <= 2);
      if (near && rest.length >= 4 && !NOT_BEHIND_DISTRICT.test(rest) && !AREA.test(rest)) {
        const ofPart: boolean = open !== null && open.name === behind && index === open.at + 1;
        behind = ofPart && (NEXT_ESTATE.test(rest) || rest.startsWith(open?.more ?? rest)) ? rest : (behind ?? rest);
      }
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
  const next = names[names.indexOf(estate ?? "") + 1];
  if (estate !== null && EITHER.test(estate) && next !== undefined && !NOT_BEHIND_DISTRICT.test(next))
    return { ...nowhere, city, district, community: null };
  return { ...nowhere, city, district, community: estate };
}
