/** Plans for spoken videos, shot by shot. */
import type { Arc } from "#engine/copy/languages/base/story";

export const scriptArcs: readonly Arc[] = [
  {
    name: "Vor der Kamera",
    voices: ["professional"],
    families: ["script"],
    lines: [
      "(Einstieg) @open",
      "(Objekt) @home",
      "(Rundgang)\n@dots4",
      "~(Hinweis) @but",
      "(Kosten) @money",
      "(Kontakt) @call",
    ],
  },
  {
    name: "Kamera an der Tür",
    voices: ["friendly"],
    families: ["script"],
    lines: [
      "(Vor der Tür) @open",
      "(Drinnen) @home",
      "(Einmal durch)\n@dots4",
      "~(Ehrlich) @but",
      "(Preis) @money",
      "(Zum Schluss) @call",
      "~@end",
    ],
  },
  {
    name: "Lange Einstellung",
    voices: ["luxury"],
    families: ["script"],
    lines: ["(Totale) @open", "(Halbnah)\n@dots3", "(Stimme) @home", "(Stimme) @money", "(Abblende) @call"],
  },
  {
    name: "Schnelle Schnitte",
    voices: ["trendy"],
    families: ["script"],
    lines: [
      "(Hook) @open",
      "(Schnitte)\n@dots5",
      "(Text im Bild) @home",
      "~(Plot-Twist) @but",
      "(Preis) @money",
      "(CTA) @call",
      "~@end",
    ],
  },
];
