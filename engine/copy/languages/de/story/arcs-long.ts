/** Plans for listing pages, articles and spoken videos. */
import type { Arc } from "#engine/copy/languages/base/story";

export const longArcs: readonly Arc[] = [
  {
    name: "Exposé",
    voices: ["professional"],
    families: ["long"],
    lines: ["@home", "", "@prose5", "@rest", "", "@money", "@material", "", "~@but", "~@ask", "@call"],
  },
  {
    name: "Exposé mit Auftakt",
    voices: ["professional"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose6", "", "Ausstattung im Überblick. @rest", "", "@money", "@material", "~Hinweis: @but", "", "~@ask", "@call"],
  },
  {
    name: "Kosten und Nutzen",
    voices: ["professional"],
    families: ["long"],
    lines: ["@home", "", "Die Kosten. @money", "@material", "", "Der Alltag. @open @prose5", "@rest", "", "~Offen gesagt: @but", "~@ask", "@call"],
  },
  {
    name: "Einmal durch",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose5", "@rest", "", "~Was du wissen solltest: @but", "", "@money", "@material", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "Was, wo, wie viel",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@home", "", "@open @prose5", "", "@rest", "", "Und das kostet es. @money", "@material", "", "~@but", "~@ask", "@call"],
  },
  {
    name: "Ehrliches Exposé",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "Das Schwierige gleich am Anfang: @but", "", "Das Schöne danach. @prose6", "@rest", "", "@money", "@material", "", "~@ask", "@call"],
  },
  {
    name: "Tageslauf",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@prose4", "", "@home", "@rest", "", "@money", "@material", "~@but", "", "@call"],
  },
  {
    name: "Das Haus spricht",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@home", "", "@open", "", "@prose5", "", "@rest", "~@but", "", "@money", "@material", "@call", "~@end"],
  },
  {
    name: "Langsam",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open @home", "", "@prose3", "", "@rest", "", "@money", "@material", "", "~@ask", "@call"],
  },
  {
    name: "Durchgescrollt",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose5", "@rest", "", "~Der Haken: @but", "", "💸 @money", "@material", "", "~@ask", "@question", "@call"],
  },
  {
    name: "Preis auf den Tisch",
    voices: ["trendy"],
    families: ["long"],
    lines: ["💸 @money", "@material", "", "@open @home", "", "@dots6", "@rest", "", "~@but", "~@ask", "@call", "~@end"],
  },
  {
    name: "Frage, Antwort",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@question", "", "@open", "", "Was ist es? @home", "Was kann es? @prose5", "~Was nervt? @but", "Was kostet es? @money", "@material", "", "@rest", "", "@call"],
  },
  {
    name: "Vor der Kamera",
    voices: ["professional"],
    families: ["script"],
    lines: ["[Einstieg] @open", "[Objekt] @home", "[Rundgang]\n@dots4", "~[Hinweis] @but", "[Kosten] @money", "[Kontakt] @call"],
  },
  {
    name: "Kamera an der Tür",
    voices: ["friendly"],
    families: ["script"],
    lines: ["[Vor der Tür] @open", "[Drinnen] @home", "[Einmal durch]\n@dots4", "~[Ehrlich] @but", "[Preis] @money", "[Zum Schluss] @call", "~@end"],
  },
  {
    name: "Lange Einstellung",
    voices: ["luxury"],
    families: ["script"],
    lines: ["[Totale] @open", "[Halbnah]\n@dots3", "[Stimme] @home", "[Stimme] @money", "[Abblende] @call"],
  },
  {
    name: "Schnelle Schnitte",
    voices: ["trendy"],
    families: ["script"],
    lines: ["[Hook] @open", "[Schnitte]\n@dots5", "[Text im Bild] @home", "~[Plot-Twist] @but", "[Preis] @money", "[CTA] @call", "~@end"],
  },
];
