/** The first steps of a newcomer, in the order they are taken; apart from the schemas, for the screen. */
export const firstSteps = ["profile", "phone", "listing", "campaign", "share"] as const;
export type FirstStep = (typeof firstSteps)[number];
