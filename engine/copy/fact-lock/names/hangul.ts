/** Named places and people in Korean text. */
import type { NameCandidate } from "./han.ts";
import { placeKinds } from "./places.ts";

const suffixes = placeKinds
  .flatMap((kind) => kind.hangul.map((suffix) => ({ kind, suffix })))
  .sort((a, b) => b.suffix.length - a.suffix.length);
const particles = "(?:까지|에서|으로|로|은|는|이|가|을|를|와|과|도|에|의|부터|입니다|이에요|예요|인근|근처|앞|옆|권)?";
const generic =
  /^(?:스|농산물|수산물|농수산물|청과물?|채소|벼룩|아래|위|안|옆|앞|뒤|큰|작은|여러|각종|대형|중소|할인|지하|1층|단지|건물|주변|동네|주위|배정|국공립|사설|새|신축|이|그|저희|좋은|우수|명문|지하철|전철|기차|가까운|인근|근처|도보|초|중|고|대|대학|근린|어린이|종합|대형|재래|전통|지역|구역|영역|광역|무역|면역|권역|전역|역|국제|공립|사립|단지|이 |해당|저희|우리|본|도|임|역할|동|시|구|출입|방향|남|북|서|동향|마감|즉|공동|활동|이동|자동|운동|변동|감동|행동|노동|냉동|도시|다시|필|표|임시|즉시|역시|혹시|가구|출구|입구|욕구|지구|친구|구|생|예|부|재|자|유|등|부동|해외|국내|상가|수익형)$/;
/** Words that end in 선 without being a railway: 생활동선, 시선, 노선, 최우선, 해안선. */
const plainLine = /(?:동|시|노|우|직|곡|평|안|최|개|광|전|외|장|발|작|능|당|점|실|철|배|유|무|여|하|호)$/u;
const skip: ReadonlySet<string> = new Set(["시", "동", "구", "산", "역", "로", "탑", "선"]);

/** Kinds that a Korean text names in passing; words that end like the others are too many. */
const telling: ReadonlySet<string> = new Set(["station", "school", "hospital", "line", "park", "shopping"]);

export function hangulPlaces(text: string): NameCandidate[] {
  return suffixes
    .filter(({ kind, suffix }) => telling.has(kind.id) || suffix === "구")
    .flatMap(({ kind, suffix }) => {
      const minimum = skip.has(suffix) ? 2 : 1;
      // "한빛 초등학교" may be written apart; an adjective before 아파트 always is.
      const space = kind.id === "estate" ? "" : " ?";
      const pattern = new RegExp(
        `(?<![가-힣A-Za-z0-9])(?<core>[가-힣A-Za-z0-9]{${minimum},10})(?<suffix>${space}${suffix})${particles}(?![가-힣])`,
        "gu",
      );
      return [...text.matchAll(pattern)].flatMap((match) => {
        const core = match.groups?.core ?? "";
        if (
          match.groups?.suffix?.startsWith(" ") &&
          /(?:[은는을를의에면한인던된운로서고며린른진]|근처|가까이)$/u.test(core)
        )
          return [];
        // "공원과 쇼핑몰": one of several, and no name before it.
        if (match.groups?.suffix?.startsWith(" ") && /(?:[가-힣][과와]|이랑|하고|이나)$/u.test(core)) return [];
        // "4호선 역": the station of a line, whose number is read by itself.
        if (match.groups?.suffix?.startsWith(" ") && suffix === "역" && core.endsWith("선")) return [];
        if (suffix === "선" && plainLine.test(core)) return [];
        if (suffix === "산" && core.endsWith("부동")) return [];
        if (generic.test(core) || /^\d+$/.test(core))
          return kind.id === "line" && /^\d+$/.test(core) ? [make(match, core)] : [];
        return [make(match, core)];
      });
      function make(match: RegExpMatchArray, core: string): NameCandidate {
        const start = match.index ?? 0;
        return {
          start,
          end: start + core.length + (match.groups?.suffix ?? suffix).length,
          core,
          kind,
          report: kind.id === "company" ? "name" : "place",
        };
      }
    });
}

export function hangulPeople(text: string): NameCandidate[] {
  const patterns = [
    /(?:담당(?:자)?|문의|중개사|연락처)(?:[: ]|은|는)+\s?(?<name>[가-힣]{2,4}?)(?=$|[\s,.(]|에게|한테|입니다|이에요|예요)/gu,
    /(?<![가-힣])(?<name>[가-힣]{2,4}) ?(?=(?:씨|실장|대표|과장|팀장|공인중개사)(?![가-힣]{2}))/gu,
  ];
  const notPeople =
    /^(?:고객|손님|여러분|담당자?|주인|집주인|대표|공인|전화|문자|메시지|부탁|주세요|언제든지?|방문|상담|환영|바랍니다|선생|사장|매수자?|매도자?|임차인|임대인)$/;
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const core = match.groups?.name ?? "";
      if (core === "" || notPeople.test(core)) return [];
      const start = match.index + match[0].indexOf(core);
      return [{ start, end: start + core.length, core, kind: null, report: "name" as const }];
    }),
  );
}
