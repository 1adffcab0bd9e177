/** Focus after a dialog that is fetched and taken away whole: back to where the person was, as a dialog that stays does it. */
import { useEffect, useLayoutEffect, useRef } from "react";

/** A menu's entry is gone when its dialog closes; the button that opened the menu is what the person comes back to. */
function placeOf(element: Element | null): HTMLElement | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const place = opener ? document.getElementById(opener) : element;
  return place instanceof HTMLElement && place !== document.body ? place : null;
}

/** Remembers what had the focus when `open` became true and gives it back, when it is still there, after the close. */
export function useFocusBack(open: boolean): void {
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) from.current = placeOf(document.activeElement);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      const place = from.current;
      // After the dialog has let go of the focus; an element that took it meanwhile keeps it.
      setTimeout(() => {
        if (place?.isConnected && document.activeElement === document.body) place.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
