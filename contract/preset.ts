/** Choices for new campaigns that an account keeps: those of its last campaign, and combinations it gave a name. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { preferences } from "#contract/campaign";

/** As many as one looks through. */
export const MAX_PRESETS = 12;

/** Of any home: what posts lead with belongs to one. */
const choices = preferences.omit({ lead: true });
export type Choices = z.infer<typeof choices>;

const preset = z.object({ id: z.uuid(), name: z.string(), choices });
export type Preset = z.infer<typeof preset>;

const kept = z.object({ last: choices.nullable(), named: z.array(preset) });
export type KeptChoices = z.infer<typeof kept>;

const route = <Method extends "GET" | "PUT" | "DELETE">(method: Method, path: `/${string}`) =>
  oc.route({ method, path, tags: ["campaigns"] });

export const presets = {
  list: route("GET", "/presets").output(kept),
  /** A name that is there already is given the new choices. Throws too_many_requests beyond MAX_PRESETS. */
  save: route("PUT", "/presets")
    .input(z.object({ name: z.string().trim().min(1).max(40), choices }))
    .output(kept),
  remove: route("DELETE", "/presets/{id}")
    .input(z.object({ id: z.uuid() }))
    .output(kept),
};
