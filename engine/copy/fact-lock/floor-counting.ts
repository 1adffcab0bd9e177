/** Whose way of counting floors a text names: a British second floor is a third one in Japan. */

/** 0 where the ground floor is not counted, 1 where it is the first. */
type Base = 0 | 1;

const groundIsNought: ReadonlySet<string> = new Set(
  "GB IE FR BE LU NL DE AT CH IT ES PT DK AU NZ HK IN AE GR".split(" "),
);
/** How the country of a home counts. */
export const baseOf = (country: string | null): Base => (country && groundIsNought.has(country) ? 0 : 1);

const ways: readonly (readonly [Base, string])[] = [
  [
    1,
    "(?:按|照)?(?:我们)?(?:国内|中国|日本|韩国|美国|咱们|我们这边|本地)(?:人|的|式)?(?:[算说叫数][法成的]?|数起来|习惯)?|[中日韩美]式(?:[算数]法)?",
  ],
  [0, "(?:按|照)?(?:英国|德国|法国|欧洲|英式|德式|法式|欧式|香港)(?:人|的)?(?:[算说叫数][法成的]?|习惯)?"],
  [
    1,
    "(?:日本|中国|韓国|アメリカ|日本式|米国)(?:式)?(?:で(?:いう|は|言う)|の数え方(?:で(?:は)?)?|に(?:直す|数える)と|なら)|日本式|アメリカ式",
  ],
  [
    0,
    "(?:イギリス|英国|ドイツ|フランス|ヨーロッパ|欧州)(?:式|の数え方|で(?:いう|は))(?:の|で(?:は)?)?|(?:イギリス|英国|ドイツ|フランス)の",
  ],
  [1, "우리(?:식|나라)|한국(?:식)?|일본식|중국식|미국식"],
  [0, "영국식?|독일식?|프랑스식?|유럽식?"],
  [
    1,
    "(?:(?:in |by )?(?:the )?(?:American?|US|U\\.S\\.|Japanese|Chinese|Korean)(?: (?:count(?:ing)?|style|terms|numbering))?|(?:the States|America|Japan|China|Korea))",
  ],
  [
    0,
    "(?:(?:in |by )?(?:the )?(?:British|UK|English|European|German|French|London(?:er)?)(?: (?:count(?:ing)?|style|terms|numbering))?|Britain|Europe|Germany|France)",
  ],
  [1, "(?:à la |en comptage )?(?:japonaise?|chinoise?|coréenne?|américaine?)|au Japon|en Chine|en Corée"],
  [0, "notre|nos|à la française|chez nous|en France|à l'européenne|en Europe|à l'anglaise|britannique"],
  [
    1,
    "(?:nach )?(?:japanisch(?:er)?|chinesisch(?:er)?|koreanisch(?:er)?|amerikanisch(?:er)?)(?: (?:gezählt|Zählung|Zählweise))?",
  ],
  [
    0,
    "(?:nach )?(?:deutsch(?:er)?|britisch(?:er)?|englisch(?:er)?|europäisch(?:er)?|französisch(?:er)?)(?: (?:gezählt|Zählung|Zählweise))?|bei uns|hierzulande",
  ],
];
const joint =
  "[ ,:：，、]{0,2}(?:就?是|为|的|称|叫做?|算|相当于|는|은|로는|로|으로는|で|の|は|第|that(?:'s| is)|it(?:'s| is)|you'd call it|would (?:say|be)|c'est|soit|ist das|das ist|wäre das|wäre es|wär(?:e|'s))?[ ,:：“「\"『]{0,2}(?:the |a |die |der |das |le |la |au )?";
const compiled = ways.map(([base, words]) => ({
  base,
  ahead: new RegExp(`(?<!\\p{Script=Latin})(?:${words})${joint}$`, "iu"),
  behind: new RegExp(`^[ ,(（·]{1,3}(?:${words})(?!\\p{Script=Latin})(?![^)）。.\\n]{0,8}\\d)`, "iu"),
}));

/** The base of the count that is named right in front of a floor, or right behind it; null where none is. */
export function namedBase(before: string, after: string): Base | null {
  const ahead = compiled.find((way) => way.ahead.test(before));
  if (ahead) return ahead.base;
  return compiled.find((way) => way.behind.test(after))?.base ?? null;
}
