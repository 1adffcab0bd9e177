import { expect, test } from "vitest";
import { modelPresets } from "#contract/admin/model-presets";
import { draftOf, withPreset, wrongIn } from "./draft.ts";

test("every known provider makes a complete draft; a name and a known model that were typed stay", () => {
  for (const preset of modelPresets) {
    const draft = withPreset(draftOf(null), preset);
    expect(wrongIn(draft)).toEqual([]);
    expect(draft).toMatchObject({ name: preset.id, baseUrl: preset.baseUrl, model: preset.models[0] });
  }
  const [first, second] = modelPresets;
  if (!first || !second) throw new Error("no presets");
  const typed = { ...withPreset(draftOf(null), first), name: "house", model: second.models[1] ?? "" };
  expect(withPreset(typed, second)).toMatchObject({ name: "house", model: second.models[1] });
  expect(withPreset(withPreset(draftOf(null), first), second).name).toBe(second.id);
});
