/** Whether this machine can draw Chinese: without a face for it, every character is the same empty box. */
function hasChinese(): boolean {
  const [one, other] = ["房", "播"].map((character) => {
    const canvas = document.createElement("canvas");
    canvas.width = 20;
    canvas.height = 20;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return character;
    pen.font = "16px sans-serif";
    pen.fillText(character, 2, 16);
    return pen.getImageData(0, 0, 20, 20).data.join();
  });
  return one !== other;
}

/** Loads the style sheet of the last-resort Chinese face once the page has nothing better to do, on machines without one. */
export function loadLastResortFonts(): void {
  if (hasChinese()) return;
  const load = () => void import("#web/ui/han.css");
  if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: 1500 });
  else setTimeout(load, 300);
}
