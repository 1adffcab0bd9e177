/** What a setting is: how it is parsed and what is said about it. */
import { z } from "zod";

export interface Setting<Shape extends z.ZodType = z.ZodType> {
  shape: Shape;
  /** What holds when it is absent, in words or as a value. */
  otherwise: string;
  meaning: string;
  /** What a right value looks like; said when a wrong one is given. */
  should: string;
  secret?: true;
}

/** Keeps the shape's own type. */
export const setting = <Shape extends z.ZodType>(
  shape: Shape,
  otherwise: string,
  meaning: string,
  should: string,
  secret?: true,
) => ({ shape, otherwise, meaning, should, ...(secret ? { secret } : {}) }) satisfies Setting<Shape>;

export const text = z.string().min(1);

/** Values with commas between. */
export const commaList = z.string().transform((list) =>
  list
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter(Boolean),
);

/** JSON of that shape. */
export const json = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((given, issue) => {
      try {
        return JSON.parse(given) as unknown;
      } catch {
        issue.addIssue({ code: "custom", message: "not JSON" });
        return z.NEVER;
      }
    })
    .pipe(shape);
