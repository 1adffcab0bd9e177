/** A4 sheets as PDF: text in our own faces (embedded as subsets, real text), hairlines, nothing else. Lengths in points. */
import PDFDocument from "pdfkit";
import { bodyFace, type Face, headingFace, type Weight } from "./faces.ts";
import { wrap } from "./lines.ts";

export const SHEET = { width: 595.28, height: 841.89 } as const;
/** look.md's colours of the light ground. */
export const inks = { ink: "#1C2024", muted: "#6B6F76", hairline: "#E9E4DC", accent: "#D9481C" } as const;

/** What stands for a character no face has, as typesetters put it. */
const MISSING = "〓";
const BLANK = /^\p{Zs}$/u;

interface TextStyle {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  /** The serif of headings, for what it has. */
  heading?: boolean;
  color?: string;
  align?: "start" | "end";
  /** Distance of baselines, in sizes. */
  leading?: number;
}

export interface Sheet {
  /** Sets a paragraph and answers where the next one may begin. */
  text(text: string, style: TextStyle): number;
  /** How wide a line of it would be. */
  widthOf(text: string, style: Pick<TextStyle, "size" | "weight" | "heading">): number;
  rule(y: number, from: number, to: number, color?: string, thickness?: number): void;
  /** What is set from now on stands on a sheet of its own. */
  nextPage(): void;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

interface About {
  language: "zh" | "en";
  title: string;
  author: string;
  /** Also the file's date, so that the same page has the same bytes. */
  date: Date;
}

/** An empty sheet. */
export function openSheet({ language, title, author, date }: About): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: language === "zh" ? "zh-CN" : "en-GB",
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  const registered = new Set<string>();

  const take = (face: Face) => {
    if (!registered.has(face.name)) {
      doc.registerFont(face.name, face.bytes);
      registered.add(face.name);
    }
    doc.font(face.name);
  };

  /** Neighbouring characters of one face, together. */
  function runs(text: string, { weight = 400, heading = false }: Pick<TextStyle, "weight" | "heading">) {
    const parts: { face: Face; text: string }[] = [];
    const serif = heading ? headingFace() : null;
    const faceOf = (character: string) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return serif?.has(codePoint) ? serif : bodyFace(codePoint, weight, language);
    };
    for (const written of text.normalize("NFC")) {
      // thin and narrow blanks, as Intl sets them in ranges and numbers, stand in few faces
      const character = BLANK.test(written) && !faceOf(written) ? " " : written;
      const own = faceOf(character);
      const face = own ?? faceOf(MISSING);
      if (!face) continue;
      const last = parts.at(-1);
      if (last?.face === face) last.text += own ? character : MISSING;
      else parts.push({ face, text: own ? character : MISSING });
    }
    return parts;
  }

  const widthOf: Sheet["widthOf"] = (text, style) =>
    runs(text, style).reduce((sum, run) => {
      take(run.face);
      return sum + doc.fontSize(style.size).widthOfString(run.text);
    }, 0);

  return {
    widthOf,
    text(text, style) {
      const { x, y, width, size, color = inks.ink, align = "start", leading = language === "zh" ? 1.6 : 1.5 } = style;
      const lines = wrap(text, width, (part) => widthOf(part, style));
      for (const [at, line] of lines.entries()) {
        let left = align === "end" ? x + width - widthOf(line, style) : x;
        const baseline = y + at * size * leading + size;
        for (const run of runs(line, style)) {
          take(run.face);
          doc.fontSize(size).fillColor(color);
          doc.text(run.text, left, baseline, { lineBreak: false, baseline: "alphabetic" });
          left += doc.widthOfString(run.text);
        }
      }
      return y + lines.length * size * leading;
    },
    rule(y, from, to, color = inks.hairline, thickness = 0.75) {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
    },
    nextPage() {
      doc.addPage();
    },
    async bytes() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
