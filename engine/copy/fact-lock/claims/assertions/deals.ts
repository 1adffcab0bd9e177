/** Terms of the deal that take a turn of speech to say: the rent that never rises, the lease one may leave, the keys at once. */
import type { Assertion } from "./assertion.ts";

export const deals: readonly Assertion[] = [
  {
    id: "rentStays",
    lack: true,
    known:
      /不涨|锁定|fixed rent|rent control|rent stabili|frozen|据え置|동결|bloqué|plafonn|Mietpreisbindung|encadrement|Festmiete|keine Mieterhöhung|loyer fixe/iu,
    said: {
      en: "rents? (?:\\p{L}+ )?(?:never|won['’]?t|will not|will never|can['’]?t|cannot|doesn['’]?t) (?:ever )?(?:goes? up|rises?|changes?|moves?|increases?|budges?|climbs?)|(?:the )?same rent (?:for|next|every|year)(?: [\\p{L}'’-]+){0,2}|rent (?:is )?(?:fixed|set|locked|guaranteed|frozen)(?: [\\p{L}'’-]+){0,3}|no (?:rent )?(?:increases|rises|indexation|index)",
      fr: "loyer(?: qui)? (?:ne |n['’])(?:bougera?|changera?|augmentera?|montera?|évoluera?)(?: [\\p{L}'’-]+)? ?(?:pas|jamais|plus)?|loyer (?:est )?(?:fixe|stable|figé|garanti|gelé)|(?:pas|aucune|sans) (?:de )?(?:hausse|révision|indexation)(?: [\\p{L}'’-]+){0,2}",
      de: "Festmiete|fixe Miete|Miete,? (?:die )?(?:bleibt|ist|steigt|ändert sich|steht)(?: [\\p{L}'’-]+){0,4} (?:fest|gleich|stabil|nicht|nie|niemals|wie sie ist|unverändert)|keine (?:Index|Staffel)miete|ohne (?:Index|Staffel|Mieterhöhung(?:en)?)|(?:nie|niemals|keine) (?:wieder )?(?:eine )?Mieterhöhung",
    },
  },
  {
    id: "mayLeave",
    where:
      /minimum|Mindest|min\. |24 (?:months|Monate|mois)|12 (?:months|Monate|mois)|fixed[- ]term|定期借家|최소|起租|befristet|durée (?:minimale|déterminée)/iu,
    known: /break clause|(?:with|on) [^\n.]{0,12}notice|préavis|Kündigungsfrist|kündbar|解約|解约|退租|해지/iu,
    said: {
      en: "(?:leave|quit|get out|move out|walk away|give notice|end it|cancel)(?: [\\p{L}'’-]+){0,4} (?:after|at|with|on|whenever) (?:a|one|two|three|six|the first|any|\\d{1,2}|you)(?: \\p{L}{1,20}['’]?){0,3}|(?:no|without (?:a |any )?) ?(?:minimum (?:term|stay)|tie-in|lock-in|commitment)|(?:one|two|three|a) months?['’]? notice",
      fr: "préavis (?:d['’]|de )(?:un|deux|trois|\\d) mois(?: [\\p{L}'’-]+){0,4}|(?:partir|quitter|résilier)(?: [\\p{L}'’-]+){0,4} (?:au bout|après|à tout moment|quand|dès)(?: [\\p{L}'’-]+){0,3}|sans (?:durée minimale|engagement)",
      de: "(?:nach|ab) (?:einem|dem ersten|dem zweiten|zwölf|sechs|\\d{1,2})(?: Jahr| Monaten?)?(?: [\\p{L}'’-]+){0,4} (?:raus|ausziehen|kündigen|gehen|kündbar|weg)|ohne (?:Mindest\\p{L}+|Bindung)|keine Mindest\\p{L}+|(?:einem|drei|zwei|\\d) Monate?n? (?:Frist|Kündigungsfrist)(?: [\\p{L}'’-]+)?",
    },
  },
  {
    id: "keysAtOnce",
    known:
      /vacant|即(?:入居|引|日)|随时|immediate|libre (?:de suite|immédiat|à la signature|à l['’]acte)|空置|空室|공실|즉시|(?:sofort|ab sofort)|bezugsfrei|leer ?stehend|keys? (?:on|at) (?:signing|closing)/iu,
    said: {
      en: "keys? (?:(?:are )?handed over |yours )?(?:on|at|upon|the)(?: [\\p{L}'’-]+){0,3} (?:sign(?:ing)?|signature|same day|exchange|you sign)|keys (?:are )?(?:waiting|ready|in the door|yours today)|(?:the )?(?:sitting )?(?:tenants?|owners?|sellers?) (?:have |has )?(?:already |just )?(?:left|gone|moved out|vacated)(?: [\\p{L}'’-]+){0,2}|(?:empty|vacant) (?:on|at|by) (?:completion|closing|handover|settlement)",
      fr: "(?:clés?|remise des clés|entrée)(?: [\\p{L}'’-]+){0,3} (?:à|dès|le jour de) (?:la |votre )?signature|(?:le |les |la )?locataires?(?: [\\p{L}'’-]+){0,2} (?:déjà )?(?:partie?s?|sortie?s?)|libre (?:à la (?:vente|signature)|à l['’]acte|le jour (?:de l['’]acte|J)|dès la vente)",
      de: "Schlüssel(?:übergabe)?(?: [\\p{L}'’-]+){0,2} (?:bei|mit|am Tag der|gleich nach|zur) (?:der )?(?:Unterschrift|Unterzeichnung|Vertragsunterschrift)|(?:Mieter(?:in)?|Eigentümer|Verkäufer)(?: [\\p{L}'’-]+)? (?:schon|bereits)(?: [\\p{L}'’-]+)? (?:ausgezogen|weg|raus)|(?:frei|leer) (?:bei|zur|mit) (?:Übergabe|Kauf|Unterschrift|Schlüsselübergabe)|(?:wird|ist) (?:leer|frei) übergeben",
    },
  },
  {
    id: "taxFree",
    lack: true,
    known:
      /免税|(?:契税|税费)[^。\n]{0,6}(?:免|无)|tax[- ](?:free|exempt)|(?:tax|duty|rates)[:：] ?(?:none|nil|exempt)|no (?:property|transfer|council|stamp)|非課税|비과세|exonér|(?:taxe|droits)[^.;\n]{0,20}(?:néant|aucun)|steuerfrei|exent/iu,
    said: {
      en: "(?:you|buyers?|owners?)(?:['’]ll| will| would)? (?:pay|owe)s? no (?:\\p{L}+ ){0,2}(?:tax(?:es)?|duty)(?: [\\p{L}'’-]+){0,4}|no (?:\\p{L}+ )?(?:tax(?:es)?|duty)(?: [\\p{L}'’-]+){0,2} (?:at all|to pay|due|whatsoever|on the purchase|payable)|(?:tax|duty)(?: bill)? (?:is |of |comes to )?(?:zero|nil|nothing)|exempt from (?:\\p{L}+ )?(?:tax|duty)|tax[- ]exempt",
      fr: "(?:aucune?|pas d['’e]|zéro|nulle?) ?(?:\\p{L}+ )?(?:impôt|taxe|droit)s?(?: [\\p{L}'’-]+){0,2} (?:à payer|à régler|à l['’]achat|dus?|de mutation)|sans (?:impôt|taxe)s?(?: [\\p{L}'’-]+){0,2}|exonérée?s?(?: [\\p{L}'’-]+){0,3}|échappe(?:z|nt)? (?:à l['’]|aux? )(?:impôts?|taxes?|droits)",
      de: "keine(?:rlei)? (?:\\p{L}{0,20}s|\\p{L}{0,20})?steuern?(?: [\\p{L}'’-]+){0,3}|(?:fällt|fallen|zahlen|zahlst|zahlt)(?: [\\p{L}'’-]+){0,4} keine(?:rlei)? \\p{L}{0,20}[Ss]teuern?(?: [\\p{L}'’-]+)?|steuerfrei\\p{L}{0,2}|von der (?:\\p{L}+ )?\\p{L}{0,12}steuer befreit",
    },
  },
  {
    id: "landIsYours",
    where: /leasehold|Erbbau|Erbpacht|借地|土地使用权|ground (?:rent|lease)|government lease|bail emphyt/iu,
    known: null,
    said: {
      en: "(?:you(?:['’]ll)? (?:\\p{L}+ )?own|own) the (?:land|ground|freehold|soil)|freehold (?:comes|is|goes)(?: [\\p{L}'’-]+){0,2} (?:with|included)(?: [\\p{L}'’-]+)?|(?:in perpetuity|perpetual|never (?:expires|runs out|lapses)|without end|has no end)",
      fr: "propriétaire (?:du|de votre) (?:sol|terrain)|(?:à perpétuité|perpétuelle?|n['’]expire jamais|sans limite de durée)",
      de: "Grund und Boden (?:gehör|sind|ist|inklusive)\\p{L}*|(?:Grundstück|Boden) gehör(?:t|en)(?: [\\p{L}'’-]+){0,2} (?:dazu|Ihnen|dir|euch)|(?:läuft|endet|erlischt) nie(?:mals)?|auf ewig|zeitlich unbegrenzt\\p{L}{0,2}",
    },
  },
  {
    id: "atALowerPrice",
    known: /negotiab|offers|VB|verhandel|négociab|à débattre|议价|可谈|相談|협의|네고/iu,
    said: {
      en: "(?:price|seller|vendor|owner|landlord)(?: [\\p{L}'’-]+){0,3} (?:open to|will take|accepts?|will consider|would take|flexible on) (?:\\p{L}+ )?(?:offers?|less|negotiation|price)|(?:room|scope) (?:to|for) (?:haggle|negotiate|negotiation|haggling)|(?:offers? (?:are )?(?:already )?(?:coming|in|on the table))|(?:\\p{L}+ )?(?:buyers|bidders|applicants) (?:are )?(?:already )?(?:queueing|queuing|lined up|waiting)",
      fr: "prix (?:\\p{L}+ ){0,2}(?:négociable|discutable|à discuter|ferme et négociable)|(?:marge|place) (?:de|pour (?:une|la)) négociation|(?:vendeur|propriétaire|bailleur)(?: [\\p{L}'’-]+){0,3} (?:ouvert|prêt)(?:e)? (?:à|aux) (?:\\p{L}+ )?(?:offres?|négoci\\p{L}+|discuter|baisser)|(?:plusieurs|des) (?:offres|acquéreurs|candidats)(?: [\\p{L}'’-]+){0,2} (?:déjà|sur la table|en lice)",
      de: "(?:Preis|Miete)(?: [\\p{L}'’-]+){0,3} (?:verhandelbar|verhandeln|Spielraum)|(?:Verkäufer|Eigentümer|Vermieter)(?: [\\p{L}'’-]+){0,4} (?:verhandlungsbereit|offen für (?:Angebote|Gebote)|lässt mit sich (?:reden|handeln))|(?:mehrere|viele|erste) (?:Gebote|Interessenten|Bewerber|Angebote)(?: [\\p{L}'’-]+){0,2} (?:schon|bereits|liegen vor|stehen)",
    },
  },
];
