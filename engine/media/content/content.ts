/** What a picture says of a home: every slot of the templates, in one language. Empty slots leave no hole. */
import { z } from "zod";
import { copyLanguage } from "#contract/copy";

/** The longest is the small print of a market. */
const line = z.string().max(2_000);

export const pictureContent = z.object({
  language: copyLanguage,
  /** Why it is posted: "Just listed", "Sold". */
  kicker: line.nullable(),
  /** The home's name, or what kind of home it is where it has none. */
  name: line,
  /** What the copy leads with. */
  headline: line.nullable(),
  place: line.nullable(),
  price: line.nullable(),
  /** The price until now, of a home whose price has changed. */
  before: line.nullable(),
  /** Short ones, in order of weight: "3室2厅", "建面112㎡". */
  facts: z.array(line).max(8),
  /** Label and value, short, for columns. */
  columns: z.array(z.tuple([line, line])).max(6),
  /** Label and value, in full. */
  rows: z.array(z.tuple([line, line])).max(16),
  when: z.object({ date: line, time: line }).nullable(),
  agent: z
    .object({
      name: line,
      company: line.nullable(),
      phone: line.nullable(),
      licence: line.nullable(),
      /** Which of the pictures, behind the home's photos, is the agent's face, and which the code people add them by. */
      portrait: z.number().int().optional(),
      wechat: z.number().int().optional(),
    })
    .nullable(),
  /** Where the code leads. */
  link: z.string().max(2_048).nullable(),
  /** What the market asks for: energy class, licence or verification number, "advertisement". */
  marks: z.array(line).max(16),
  /** Of a carousel: which picture this is. */
  page: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
  room: z
    .object({
      name: line,
      line: line.nullable(),
      /** A plan is shown whole: at its edges are rooms. */
      whole: z.boolean(),
    })
    .nullable(),
});
export type PictureContent = z.infer<typeof pictureContent>;
