/** Visits nobody made, in the verbs that tell of being there. */
import type { Assertion } from "./assertion.ts";

const english =
  "climbed|clambered|tiptoed|crept|toasted|roasted|grilled|barbecued|baked|brewed|sipped|tasted|sampled|munched|nibbled|picked|plucked|soaked|bathed|showered|paddled|cycled|biked|pedalled|jogged|hiked|danced|sang|strummed|swung|rocked|swayed|lounged|sunbathed|basked|snoozed|nodded off|curled up|sank|flopped|perched|leaned out|leant out|peered|gazed|admired|breathed|inhaled|smelt|smelled|sniffed|knocked|turned the key|paced|clocked|dropped (?:in|by)|called in|stopped by|swung by|looked in|moved in|camped|celebrated|gasped|swooned|got (?:lost|the keys|in|up there)|stayed|slept|dined|lost (?:my|our) hearts?|fell (?:for|in love)|came (?:down|out|away|back|home)|went (?:up|in|back|round)|did ?n[o'’]t want to (?:leave|go)|could ?n[o'’]t (?:stop|leave|resist)";
const french =
  "grimpé|gravi|traversé|testé|essayé|goûté|cueilli|croqué|dégusté|siroté|mangé|dîné|déjeuné|dormi|ronflé|dansé|chanté|nagé|plongé|pédalé|chronométré|humé|senti|respiré|admiré|contemplé|savouré|craqué|fondu|adoré|bu (?:un|le|mon|notre|du)|joué|monté (?:les|ces|jusqu|à pied|l['’]escalier)|descendu|arpenté|poussé la porte|allumé (?:le|un) (?:feu|poêle)|fait (?:griller|du feu|un feu|le tour|la sieste|une sieste)|passé (?:une|un|la|deux|trois|toute) (?:heure|nuit|après-midi|soirée|matinée|moment|week-end|journée)s?|eu (?:un|le) coup de (?:cœur|foudre)";
const german =
  "(?:hoch|hinauf|hinunter|herum|drauf|raus|rein)?(?:gestiegen|geklettert|gelaufen|gegangen|geschaut|gesehen|gesetzt)|genascht|gepflückt|gegrillt|gekostet|gegessen|geschlafen|geduscht|gebadet|geschaukelt|gesessen|gelegen|gestanden|getanzt|gesungen|gerochen|gespürt|gestaunt|gestoppt|gefeiert|geträumt|gesonnt|aufgewärmt|angezündet|vorbeigeschaut|reingeschaut|umgesehen|umgeschaut|bewundert|ausgeruht|verliebt|probegesessen|probegelegen|geklingelt|durchgeatmet";
const lately =
  "gestern(?: Abend| Nachmittag| Morgen)?|vorgestern|neulich|kürzlich|letzte[nrs]? (?:Woche|Wochenende|Monat|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|am (?:vergangenen |letzten )?(?:Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|heute (?:früh|Morgen|Mittag)";

export const firstHand: readonly Assertion[] = [
  {
    id: "beenThere",
    known: null,
    said: {
      en: `(?:I|we)(?:['’]ve|['’]d| have| had)?(?: (?:just|once|both|all|even|actually|recently|already|first|only|finally|also|happily|then|myself|ourselves|quietly)){0,2} (?:${english})(?: [\\p{L}'’-]+){0,2}|(?:took|takes) (?:my|our) breath away|on (?:a|my|our|the) (?:recent|last|first|second|latest) visit|the (?:last|first) time (?:I|we) (?:\\p{L}+)|(?:I|we) (?:can|could) still (?:taste|smell|hear|feel)|my (?:feet|legs|calves|lungs|heart) (?:still|were|ached|skipped|sank|leapt)|(?:the|our) (?:owners?|neighbours?|sellers?) (?:told|assured|promised|poured|made|offered|showed) (?:me|us)`,
      fr: `(?:j['’]ai|j['’]y ai|je l['’]ai|nous avons|nous y avons|nous l['’]avons|on a|on y a|on l['’]a)(?: (?:tous|toutes|même|déjà|enfin|vite|longtemps|bien|tout|moi-même|récemment)){0,2} (?:${french})|(?:je (?:me |m['’]y )?suis|j['’]y suis|nous (?:nous |y )?sommes|on (?:s['’]|y )?est)(?: [\\p{L}'’-]+){0,2}? (?:restée?s?|assise?s?|montée?s?|passée?s?|tombée?s?|descendue?s?|installée?s?|promenée?s?|balancée?s?|endormie?s?|régalée?s?|baignée?s?|attardée?s?|arrêtée?s?|perdue?s?)|(?:m['’]|nous )a(?:vons)? (?:coupé le souffle|bluffée?s?|éblouie?s?)|(?:la (?:dernière|première) fois que (?:j['’]|je|nous|on))|(?:le|la|les) (?:voisine?s?|propriétaires?|vendeuse|vendeur)s? (?:m['’]|nous )(?:a|ont) (?:dit|assuré|offert|servi|raconté|juré)`,
      de: `(?:habe?|haben|bin|sind) (?:ich|wir)(?:['’]s)?(?: [\\p{L}\\p{N}-]+){0,7} (?:${german})|(?:ich|wir) (?:habe?|haben|bin|sind)(?: [\\p{L}\\p{N}-]+){0,7} (?:${german})|(?:${lately})(?: [\\p{L}]+){0,2} (?:habe?|haben|bin|sind|war|waren|stand|standen|saß|saßen|lag|lagen|durfte|durften) (?:ich|wir)(?: [\\p{L}'’-]+)?|(?:ich|wir) (?:waren?|war) (?:selbst |schon |gerade |neulich |gestern )?(?:dort|drin|oben|vor Ort|da)|(?:mir|uns) (?:den Atem|die Sprache) verschlagen|das (?:letzte|erste) Mal,? als (?:ich|wir)|(?:die|der) (?:Nachbarn?|Nachbarin|Eigentümer(?:in)?|Verkäufer(?:in)?) (?:hat|haben) (?:mir|uns) (?:erzählt|gesagt|versichert|gezeigt|serviert)`,
    },
  },
];
