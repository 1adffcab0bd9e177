/** Looks of pictures: an account's colour, type and the place of its logo, chosen each time or kept under a name. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { posterTemplate } from "./poster-template.ts";

/** Of headlines and prices; the small type is sans in both. */
export const typefaces = ["serif", "sans"] as const;
export type Typeface = (typeof typefaces)[number];

/** Beside who to call: before their name, or behind it. */
export const logoPlaces = ["start", "end", "none"] as const;
export type LogoPlace = (typeof logoPlaces)[number];

export const pictureLook = z.object({
  /** "#rrggbb" */
  accent: z.string().regex(/^#[\da-fA-F]{6}$/u),
  typeface: z.enum(typefaces).default("serif"),
  logoPlace: z.enum(logoPlaces).default("start"),
});

/** As many as one looks through. */
export const MOST_LOOKS = 20;
const lookName = z.string().trim().min(1).max(40);

const namedLook = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `template`: the one it begins with. */
  look: pictureLook.extend({ template: posterTemplate }),
});
export type NamedLook = z.infer<typeof namedLook>;
const named = z.object({ looks: z.array(namedLook) });

export const posterLooks = {
  /** The account's looks, in the order they were made. */
  list: oc.route({ method: "GET", path: "/poster-looks", tags: ["campaigns"] }).output(named),
  /** Keeps one under a name; one of that name is replaced. Throws not_in_plan, no_package, too_many_requests. */
  save: oc
    .route({ method: "PUT", path: "/poster-looks", tags: ["campaigns"] })
    .input(z.object({ name: lookName, look: namedLook.shape.look }))
    .output(named),
  remove: oc
    .route({ method: "DELETE", path: "/poster-looks/{id}", tags: ["campaigns"] })
    .input(z.object({ id: z.uuid() }))
    .output(named),
};
