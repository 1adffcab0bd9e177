/** Where a message appears: in the half of the window away from what was pressed, so that it never covers the button it speaks of. */
let pressed: Element | null = null;

/** Remembers what is pressed, by mouse, finger or key, until the answered function is called. */
export function followPresses(): () => void {
  const note = (event: Event) => {
    pressed = event.target instanceof Element ? event.target : null;
  };
  document.addEventListener("click", note, { capture: true, passive: true });
  return () => document.removeEventListener("click", note, { capture: true });
}

/** At the foot as a rule; on top when what was pressed stands in the lower half. */
export function messagePosition(): "top-right" | "bottom-right" {
  const at = pressed?.isConnected ? pressed.getBoundingClientRect() : null;
  return at && at.height > 0 && at.top + at.height / 2 > window.innerHeight / 2 ? "top-right" : "bottom-right";
}
