import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { useFocusBack } from "#web/ui/use-focus-back.ts";

let show: (open: boolean, menu: boolean) => void = () => {};

/** A button, a menu it opened, and a dialog: those that are there. */
function Room() {
  const [{ open, menu }, set] = useState({ open: false, menu: false });
  show = (nowOpen, nowMenu) => set({ open: nowOpen, menu: nowMenu });
  useFocusBack(open);
  return (
    <>
      <button type="button" id="opener">
        opener
      </button>
      {menu ? (
        <div role="menu" aria-labelledby="opener">
          <button type="button" role="menuitem" id="entry">
            entry
          </button>
        </div>
      ) : null}
      {open ? (
        <button type="button" id="inside">
          inside
        </button>
      ) : null}
    </>
  );
}

const focus = (id: string) => act(async () => document.getElementById(id)?.focus());
const turn = (open: boolean, menu: boolean) => act(async () => show(open, menu));

it.each(["opener", "entry"])("gives the focus back to the button when a dialog came from the %s", async (pressed) => {
  await mount(<Room />);
  await turn(false, true);
  await focus(pressed);
  await turn(true, true);
  await turn(true, false);
  await focus("inside");
  await turn(false, false);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("opener"));
});
