import { expect, test } from "vitest";
import { publishers } from "#adapters/publishers/index";
import { appOf } from "#engine/platforms/apps";
import { fieldOf } from "./platform-io.ts";

test("what a consent needs of the operator is asked of the administrator, each in a field of its own", () => {
  for (const { platform, connect } of publishers) {
    if (connect.by !== "oauth") continue;
    const fields = appOf(platform)?.fields.map(({ name }) => name) ?? [];
    const asked = connect.settings.map(fieldOf);
    expect([platform, new Set(asked).size]).toEqual([platform, connect.settings.length]);
    expect([platform, asked.filter((name) => !fields.includes(name))]).toEqual([platform, []]);
    expect([platform, appOf(platform)?.callback]).toEqual([platform, true]);
  }
});
