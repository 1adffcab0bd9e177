/** Loads the style sheet of the last-resort Chinese face once the page has nothing better to do. */
export function loadLastResortFonts(): void {
  const load = () => void import("#web/ui/han.css");
  if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: 1500 });
  else setTimeout(load, 300);
}
