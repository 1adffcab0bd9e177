import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount, settle, unmountAll } from "#web/testing/mount.tsx";
import { Dialog, Question } from "#web/ui/dialog.tsx";

afterEach(unmountAll);

function Opened({ as }: { as: "dialog" | "question" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && as === "dialog" ? (
        <Dialog title="Share" size={420} onClose={close}>
          <a href="/">The page of the home</a>
        </Dialog>
      ) : null}
      {open && as === "question" ? (
        <Question title="Sure" text="It is gone then." no="keep" yes="throw away" onYes={close} onClose={close} />
      ) : null}
    </>
  );
}

const opener = () => document.querySelector("button") as HTMLButtonElement;
const dialog = () => document.querySelector("[role=dialog]");

test.each(["dialog", "question"] as const)("a %s is named, closes by Escape, and gives the focus back", async (as) => {
  await mount(<Opened as={as} />);
  opener().focus();
  await act(async () => opener().click());
  await settle();
  const name =
    dialog()?.getAttribute("aria-label") ??
    document.getElementById(dialog()?.getAttribute("aria-labelledby") ?? "")?.textContent;
  expect(name).toBe(as === "dialog" ? "Share" : "Sure");
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  if (as === "question") expect(document.activeElement?.textContent).toBe("keep");
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  );
  await settle();
  expect(dialog()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener());
});
