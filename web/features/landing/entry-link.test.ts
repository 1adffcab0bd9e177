import { expect, test } from "vitest";
import { entryLink } from "./entry-link.ts";
import { textsOf } from "./texts.ts";

const t = textsOf("en", null);

test("a trial is offered as long as it is, an account where there is none", () => {
  expect(entryLink(t, { registration: "open", trialDays: 14 })).toEqual({
    href: "/auth?view=signup",
    label: "Try it free for 14 days",
    choose: "Start a trial",
  });
  expect(entryLink(t, { registration: "open", trialDays: 0 })).toMatchObject({ label: "Sign up", choose: "Sign up" });
});

test("by invitation only, nothing promises an account", () => {
  expect(entryLink(t, { registration: "invite", trialDays: 7 })).toEqual({
    href: "/auth",
    label: "Sign in",
    choose: "Sign in",
  });
});
