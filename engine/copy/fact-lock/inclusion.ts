/** What an area takes in: "132 m² including the attic" of a home whose attic is not counted. */
import type { Untraced } from "#contract/copy";
import type { Quantity } from "./quantities.ts";

const parts: readonly RegExp[] = [
  /阳台|balcon|loggia|バルコニー|ベランダ|발코니|베란다|Balkon/iu,
  /露台|木平台|ウッドデッキ|terrass|terrace|テラス|테라스|deck/iu,
  /地下室|地下|basement|sous-sol|Untergeschoss|Keller|cellar|cave|カーヴ|地窖|저장고|지하|地階/iu,
  /阁楼|attic|loft|combles|Spitzboden|Dachboden|Speicher|屋根裏|ロフト|다락/iu,
  /花园|院|garden|yard|jardin|Garten|庭|정원|마당/iu,
  /车库|车位|garage|parking|Garage|Stellplatz|車庫|차고|주차/iu,
  /公摊|共用|common areas?|parties communes|Gemeinschafts|공용/iu,
  /储藏|storage|débarras|Abstell|納戸|物置|창고/iu,
];
const includes =
  /含|包括|計入|计入|算上|include?s?(?:ing)?(?!\p{L})|incl\.?|inclusive|compris(?:e|es)?(?!\p{L})|inclus(?:e|es)?(?!\p{L})|y compris|dont|inklusive|einschließlich|inkl\.?|samt|mitgerechnet|더한|합친|加上|算入|足した|含めた|zuzüglich|込み?|含む|含めて|포함/iu;
const denies =
  /不|未|没|无|not|n't|excl|exclud|without|hors|non |pas |sans|ohne|nicht|exklusiv|除|含まず|含まれず|含みません|別|제외|미포함|불포함|않/iu;
/** A line that speaks of areas, and not of a survey or a fee. */
const measured = /m²|㎡|sqm|sq\.? ?ft|面积|面積|면적|area|surface|fläche/iu;
const lineEnd = /[.;。；!！?？\n]/u;
/** How far behind or in front of its figure, in characters, the part stands. */
const REACH = 26;

const ofWhich = /(?:其中|当中|うち、?|중(?:에)? ?|dont|davon|darunter|of which|of them|including)\s?$/iu;
/** "112 m², of which 14 m² of cellar": a part with a figure of its own, said to be within the home's. */
function wrongShares(
  text: string,
  figures: readonly Quantity[],
  sqm: number,
  counted: (part: RegExp) => boolean,
): Untraced[] {
  return figures.flatMap((figure) => {
    const before = text.slice(Math.max(0, figure.start - 8), figure.start);
    const after = text.slice(figure.end, figure.end + 22).split(/[,，.。;；\n]/u)[0] ?? "";
    const said = ofWhich.test(before) || /^ ?(?:of (?:them|which)|davon|de ceux-ci)/iu.test(after);
    if (!said) return [];
    const whole = figures.some(
      ({ dimension, value, end, step }) =>
        dimension === "area" &&
        end <= figure.start &&
        figure.start - end < 50 &&
        Math.abs(value - sqm) <= sqm * 0.02 + step,
    );
    const part = parts.find((one) => one.test(after));
    if (!whole || !part || counted(part)) return [];
    const end = figure.end + after.length;
    return [{ start: figure.start, end, text: text.slice(figure.start, end), kind: "area", grade: "block" } as const];
  });
}

/** Figures of the home's area that are said to take in a part which the listing does not count. */
export function wrongInclusion(
  text: string,
  figures: readonly Quantity[],
  facts: {
    readonly listing: { readonly area: { readonly sqm: number; readonly kind: string } | null };
    readonly corpus: string;
  },
): Untraced[] {
  const { area } = facts.listing;
  if (!area) return [];
  const counted = (part: RegExp): boolean =>
    facts.corpus
      .split("\n")
      .some(
        (line) =>
          part.test(line) &&
          measured.test(line) &&
          (includes.test(line) || /plus|\+|および|以及|加/iu.test(line)) &&
          !denies.test(line),
      );
  const shares = wrongShares(text, figures, area.sqm, counted);
  const whole = figures
    .filter(
      ({ dimension, value, step }) => dimension === "area" && Math.abs(value - area.sqm) <= area.sqm * 0.02 + step,
    )
    .flatMap(({ start, end }) => {
      const tail = text.slice(end, end + REACH + 14).split(lineEnd)[0] ?? "";
      const head =
        (
          text
            .slice(Math.max(0, start - REACH), start)
            .split(lineEnd)
            .at(-1) ?? ""
        )
          .split(/[,，、]/u)
          .at(-1) ?? "";
      const bracket =
        /^ ?[(（](?<inside>[^()（）\n]{2,34})[)）]/u.exec(text.slice(end, end + 40))?.groups?.inside ?? "";
      return [
        { words: bracket, from: start, offset: end },
        { words: tail.split(/\d/u)[0] ?? "", from: start, offset: end },
        { words: head, from: start - head.length, offset: start - head.length },
      ].flatMap(({ words, from, offset }) => {
        const said = includes.exec(words);
        if (!said || denies.test(words)) return [];
        const part = parts.find((one) => one.test(words));
        if (!part || counted(part) || (area.kind === "gross" && part.test("公摊共用"))) return [];
        const stop = offset === end ? end + words.length : end;
        return [{ start: from, end: stop, text: text.slice(from, stop), kind: "area", grade: "block" } as const];
      });
    });
  return [...shares, ...whole];
}
