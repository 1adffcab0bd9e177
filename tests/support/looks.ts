/** In which languages, colours and widths screens are judged: one look each in a run of the tests, every look in `npm run quality`. */
import type { Look } from "./visitor.ts";

const DESK = 1440;
const PHONE = 390;

/** Two languages in two colour modes on two widths. Neighbours differ in all they can: states of one screen stand side by side. */
export const everyLook: readonly Look[] = [
  { language: "zh", colours: "light", width: DESK },
  { language: "en", colours: "dark", width: PHONE },
  { language: "zh", colours: "dark", width: PHONE },
  { language: "en", colours: "light", width: DESK },
  { language: "zh", colours: "dark", width: DESK },
  { language: "en", colours: "light", width: PHONE },
  { language: "zh", colours: "light", width: PHONE },
  { language: "en", colours: "dark", width: DESK },
];

/** Deals the looks out in turn. */
export function spread<T>(screens: readonly T[], looks = everyLook): { screen: T; look: Look }[] {
  return screens.flatMap((screen, at) => {
    const look = looks[at % looks.length];
    return look ? [{ screen, look }] : [];
  });
}

/** Every screen in every look. */
export const crossed = <T>(screens: readonly T[]): { screen: T; look: Look }[] =>
  screens.flatMap((screen) => everyLook.map((look) => ({ screen, look })));
