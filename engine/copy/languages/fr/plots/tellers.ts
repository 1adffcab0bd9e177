/** How a post about one thing goes on once its first lines have named it: what there is, what it costs, how to answer. */
import type { CopyStyle } from "#contract/copy";
import type { Templates } from "#engine/copy/languages/base/language";
import type { Beat, Plot, PlotLine } from "#engine/copy/languages/base/plot";
import { bills } from "./beats.ts";
import { hush, terms, visit } from "./beats-calm.ts";
import { quickAround, quickIn, quickLevel, quickOut, quickPay } from "./beats-quick.ts";
import { still } from "./beats-still.ts";
import { pay, walk } from "./beats-warm.ts";

type About = Pick<Plot, "name" | "on" | "titles"> & {
  readonly unless?: Plot["unless"];
  readonly weight?: number;
  /** What and where, and the one idea. */
  readonly lead: readonly Beat[];
  /** Said of it before the rest. */
  readonly first?: readonly Beat[];
  readonly close: Templates;
};

const goesOn = (told: readonly Beat[], paid: readonly Beat[], close: Templates): readonly PlotLine[] => [
  "",
  { say: told },
  "@rest",
  "@but",
  "",
  { say: paid },
  "@material?",
  "",
  { close: [close] },
];
const plotOf = (voice: CopyStyle, about: About, told: readonly Beat[], paid: readonly Beat[]): Plot => {
  const { lead, first = [], close, ...rest } = about;
  return {
    ...rest,
    voices: [voice],
    families: ["list", "chat"],
    lines: [{ say: lead }, ...goesOn([...first, ...told], paid, close)],
  };
};

export const friendly = (about: About): Plot => plotOf("friendly", about, walk, [pay, bills]);
export const trendy = (about: About): Plot =>
  plotOf("trendy", about, [quickLevel, quickOut, ...quickIn, ...quickAround], [quickPay, bills]);
export const professional = (about: About): Plot => plotOf("professional", about, visit, [terms, bills]);
export const luxury = (about: About): Plot => plotOf("luxury", about, still, [hush]);
