/** What a home will be worth, and who will pay for it: no listing can say it. */
import type { Assertion } from "./assertion.ts";

export const worth: readonly Assertion[] = [
  {
    id: "valueToCome",
    known: null,
    said: {
      en: "(?:prices?|values?|rents?)(?: (?:round|around|in|along|on|here|for)(?: [\\p{L}'’-]+){0,3})? (?:only|just|always|can only|never) (?:ever )?(?:go|goes|move|moves|head|heads|climb|climbs|rise|rises|know|knows) (?:in )?(?:one (?:way|direction)|up|upwards?|north|further|higher|down|every)|worth (?:\\p{L}+ ){0,2}(?:million|double|twice|more|treble) (?:in|within) (?:a few|\\p{L}+|\\d{1,2}) years?|(?:guaranteed|certain|sure|bound) to (?:be worth|gain|go up|rise|sell)|(?:you )?can['’]?(?:not|t) (?:lose|go wrong)(?: [\\p{L}'’-]+){0,3}|safe as houses|(?:sound|shrewd|clever|wise|smart|solid|safe|canny|astute|lucrative) (?:long-term )?(?:investments?|buy|purchase|money|bet)|(?:easy|quick|simple|a cinch) to (?:rent out|let out|let|re-?sell|sell on)|(?:practically|almost|virtually|nearly) (?:lets?|sells?|pays?) (?:for )?itself|future[- ]proof (?:investment|asset)|rainmaker|cash cow|steady (?:rental )?income|passive income",
      fr: "les (?:prix|loyers)(?: [\\p{L}'’-]+){0,4} (?:ne (?:vont|font|connaissent|peuvent) que|que dans un sens|grimpent|montent|flambent|s['’]envolent)(?: [\\p{L}'’-]+){0,3}|se (?:paie|rembourse|finance|rentabilise|paiera|remboursera|financera|rentabilisera)(?: presque| quasiment| pratiquement)?(?: tout| toute)? seule?|(?:placement|investissement|achat|pari) (?:sûr|malin|gagnant|en or|sans risque|rentable|serein|d['’]avenir)|(?:facile|aisé) à (?:louer|revendre)|promet (?:un|une|de)(?: [\\p{L}'’-]+){0,3} (?:rendement|rentabilité|plus-value)|(?:vaudra|vaut déjà)(?: [\\p{L}'’-]+){0,4} (?:plus|double|million|cher)|valeur (?:ne (?:peut|fera) que|montera|grimpera)(?: [\\p{L}'’-]+){0,3}|revenus? (?:réguliers?|assurés?|passifs?|garantis?)",
      de: "(?:trägt|zahlt|bezahlt|finanziert|rechnet|lohnt) (?:sie |es |er |das )?sich (?:quasi |praktisch |fast |nahezu |so gut wie )?(?:von )?(?:selbst|allein|selber|alleine)|sich (?:quasi |praktisch |fast )?(?:von )?(?:selbst|allein|selber|alleine) (?:bezahlt|trägt|finanziert|rechnet|zahlt|abbezahlt)|(?:leicht|schnell|problemlos) (?:zu vermieten|vermietbar|weiterzuverkaufen|wiederzuverkaufen)|(?:Preise|Mieten)(?: [\\p{L}'’-]+){0,4} (?:kennen|gehen)(?: [\\p{L}'’-]+){0,3} (?:nur|nach oben)(?: [\\p{L}'’-]+){0,3}|(?:kann|können) nur (?:gewinnen|steigen|teurer werden)|(?:todsichere|bombensichere|goldene|rentable|clevere|kluge)[rns]? (?:Anlage|Geldanlage|Investition|Sache)|(?:steigt|wächst)(?: [\\p{L}'’-]+){0,3} im Wert|passives Einkommen|regelmäßige Einnahmen|Goldgrube",
    },
  },
  {
    id: "paidByGuests",
    known: null,
    said: {
      en: "(?:weekend |paying |summer |overnight )?(?:guests?|lodgers?|tenants?|holiday-?makers|tourists) (?:can|could|will|would|may|help)(?: [\\p{L}'’-]+)? (?:pay|cover|fund|foot|finance)(?: [\\p{L}'’-]+){0,3}",
      fr: "(?:vos |les )?(?:hôtes|locataires|touristes|vacanciers)(?: [\\p{L}'’-]+){0,2} (?:paient|paieront|remboursent|rembourseront|financent|financeront)(?: [\\p{L}'’-]+){0,3}",
      de: "(?:Gäste|Mieter|Urlauber|Touristen)(?: [\\p{L}'’-]+){0,2} (?:zahlen|bezahlen|finanzieren|tragen)(?: [\\p{L}'’-]+){0,3} (?:Rate|Raten|Kredit|Hypothek|Haus|Wohnung|ab)",
    },
  },
];
