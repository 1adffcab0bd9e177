/** One word per thing, in both dictionaries. */
import { describe, expect, test } from "vitest";
import { loadTexts, subjectsOf } from "#tests/support/dictionaries";
import { preferredWords } from "#tests/support/preferred-words";

describe.each(["zh", "en"] as const)("%s", async (language) => {
  const loaded = await Promise.all(
    subjectsOf(language).map(async (subject) =>
      [...(await loadTexts(language, subject))].map(([key, text]) => ({ place: `${subject}.${key}`, text })),
    ),
  );
  // names in braces are filled in and never read
  const texts = loaded.flat().map(({ place, text }) => ({ place, text: text.replace(/\{\{.*?\}\}/gu, "{{}}") }));

  test.each(preferredWords[language])("$word is what it is called", ({ word, not, but = {} }) => {
    expect(texts.filter(({ text }) => text.toLowerCase().includes(word)).length).toBeGreaterThan(0);
    const wrong = texts.filter(({ text }) => not.test(text));
    const allowed = (place: string) => Object.keys(but).find((start) => place.startsWith(start));
    expect(wrong.filter(({ place }) => allowed(place) === undefined)).toEqual([]);
    // a reason nobody needs any more is struck out
    expect(Object.keys(but).filter((start) => !wrong.some(({ place }) => place.startsWith(start)))).toEqual([]);
  });
});
