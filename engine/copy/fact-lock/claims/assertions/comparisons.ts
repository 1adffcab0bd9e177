/** Ranks said without a superlative: "nothing comes close". */
import type { Assertion } from "./assertion.ts";

export const comparisons: readonly Assertion[] = [
  {
    id: "incomparable",
    lack: true,
    known: null,
    said: {
      en: "(?:won['’]t|will not|never|hardly|wouldn['’]t|can['’]t|cannot) (?:ever )?(?:find|see|get) (?:a |an |any |anything )?(?:\\p{L}{3,10}er|better|more \\p{L}+|its like|the like|its equal)(?: [\\p{L}'’-]+){0,3}|(?:nothing|no (?:other|flat|house|home|apartment|place|garden|balcony|view))(?: [\\p{L}\\p{N}]+){0,5} (?:comes (?:close|near)|compares?|matches|rivals|can (?:match|compete|touch|beat))|(?:hard|impossible|difficult) to (?:beat|match|top|better)|in a (?:class|league) of (?:its|their) own|puts? (?:the rest|all (?:the )?others|everything else) (?:to shame|in the shade)|head and shoulders above|heads? (?:above|and shoulders)|second to none|the envy of (?:the|its|your)|a cut above|without (?:an )?(?:equal|rival|parallel)|has no (?:equal|rival|match)|unmatched|unbeaten|unequalled|streets ahead|beats? (?:every|any|all)(?: [\\p{L}'’-]+){0,3}",
      fr: "ne trouve(?:rez|ras|ra|z|s)?(?: [\\p{L}'’-]+)? (?:pas|rien de|jamais|guère) (?:mieux|plus \\p{L}+|autre|aussi \\p{L}+|meilleure?|d['’]égale?)|on ne (?:fait|trouve) (?:pas|guère) mieux|rien de (?:mieux|tel|comparable|semblable|plus beau)|impossible de (?:faire|trouver) mieux|(?:difficile|dur) de (?:faire|trouver) mieux|fait pâlir|hors (?:catégorie|concours|normes?)|n['’]a pas (?:son|sa|d['’]) ?(?:pareille?|égale?|équivalent)|défie toute concurrence|sans (?:équivalent|rival|pareil|égal)|une classe à part|un cran au-dessus|bat (?:tous|toutes) les \\p{L}+|fait (?:des|tous les) (?:jaloux|envieux)",
      de: "(?:etwas|nichts|was) (?:Besseres|Schöneres|Vergleichbares|Ruhigeres|Helleres|Günstigeres|Ähnliches)(?: [\\p{L}'’-]+){0,6}|(?:Besseres|Schöneres|Vergleichbares)(?: [\\p{L}'’-]+){0,3} (?:finden|findet|findest|gibt|bekommen)(?: [\\p{L}'’-]+){0,5} nicht|(?:finden|findest|findet|gibt)(?: [\\p{L}'’-]+){0,6} (?:nichts|keine?n?) (?:Besseres|Schöneres|Vergleichbares|bessere\\p{L}?|schönere\\p{L}?|zweite\\p{L}?)(?: [\\p{L}'’-]+)?|such(?:t|en) (?:ihres|seines)gleichen|(?:kaum|nicht|schwer) zu (?:toppen|schlagen|überbieten|übertreffen)|stell(?:t|en) (?:\\p{L}+ ){1,2}in den Schatten|da (?:kann|können)(?: [\\p{L}'’-]+){1,4} mithalten|eine Klasse für sich|(?:eine|um) Klassen? besser|läuft (?:allen|jedem) den Rang ab|der Neid (?:der|des)(?: [\\p{L}'’-]+)",
    },
  },
];
