/** "Not a single defect", "free of asbestos": what only a survey could say. */
import type { Assertion } from "./assertion.ts";

const harms = {
  en: "defects?|faults?|flaws?|damp|mould|mold|cracks?|lead paint|lead|asbestos|radon|termites?|rot|leaks?|structural (?:issues|problems)|known (?:issues|defects)|subsidence|pests?",
  fr: "défauts?|vices?(?: cachés?)?|malfaçons?|fissures?|humidité|moisissures?|plomb|amiante|radon|termites?|fuites?|désordres?",
  de: "Mangel|Mängel|Mängeln|Schaden|Schäden|Risse?|Schimmel|Asbest|Radon|Bleifarbe|Blei|Feuchtigkeit|Schadstoffen?|Hausschwamm",
};

export const faultless: readonly Assertion[] = [
  {
    id: "faultless",
    lack: true,
    known:
      /no (?:known )?(?:defects|faults|lead|asbestos|damp|termites)|free (?:of|from) (?:lead|asbestos|radon|damp|termites)|(?:lead|asbestos|radon|termites?)[:：] ?(?:none|no|negative)|sans (?:amiante|plomb)|(?:amiante|plomb|termites?)[^\n]{0,12}(?:négati|absence|néant)|absence d(?:e |['’])(?:amiante|plomb|termites?)|schadstofffrei|asbestfrei|mängelfrei|无(?:渗漏|裂缝|质量问题)|不具合なし|하자 ?없/iu,
    said: {
      en: `(?:without|not|nor) a single (?:${harms.en})|no (?:sign of |trace of |hint of )?(?:${harms.en})(?: anywhere| at all| to report)?|free (?:of|from) (?:any |all )?(?:${harms.en})|(?:${harms.en})-free|clean bill of health|came back (?:clean|clear|spotless|perfect|faultless)|passed (?:every|all|with flying)(?: [\\p{L}'’-]+)?|structurally sound|in (?:perfect|flawless|immaculate|mint|pristine|faultless) (?:condition|order|nick)`,
      fr: `(?:sans|ni|aucune?|pas (?:un|une|de|d['’]))\\s?(?:seule? |le moindre |la moindre |trace de |trace d['’])?(?:${harms.fr})|(?:sans|aucune|pas de) (?:trace|présence) (?:de |d['’])(?:${harms.fr})|exempte? (?:de |d['’])(?:${harms.fr})|ne (?:relève|signale|montre|révèle|présente) (?:aucun|rien|pas)(?: [\\p{L}'’-]+){0,3}|en (?:parfait|excellent) état|comme neufs?`,
      de: `(?:kein(?:en|e|er)?|ohne|frei von|nicht ein(?:en)?)(?: einzigen?| jeden| jeglichen?| bekannten?)? (?:${harms.de})|(?:mängel|schaden|schadstoff|asbest|blei|schimmel)frei(?:e[rsnm]?)?|in (?:einwandfreiem|tadellosem|makellosem|perfektem|neuwertigem) Zustand|wie neu`,
    },
  },
];
