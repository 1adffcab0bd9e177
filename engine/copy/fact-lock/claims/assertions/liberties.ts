/** Freedoms of whoever moves in: no leave to ask, build as you please, everything to oneself. */
import type { Assertion } from "./assertion.ts";

export const liberties: readonly Assertion[] = [
  {
    id: "noLeaveNeeded",
    lack: true,
    known:
      /(?:no|without) (?:permission|consent|approval|permit)s?(?: \p{L}+)? (?:needed|required|necessary)|无需(?:同意|审批|批准)|許可不要|허가 ?불필요|ohne Zustimmung|zustimmungsfrei|sans autorisation|genehmigungsfrei/iu,
    said: {
      en: "no need to (?:ask|seek|get|apply|worry)(?! (?:your |a |any )?(?:flat|house|room)mates?)(?: [\\p{L}'’-]+){0,4} (?:permission|consent|approval|anyone|anybody|landlord|freeholder|owner|council|cats?|dogs?|pets?)|no (?:permission|consent|approval|permit|planning)(?: [\\p{L}'’-]+){0,2} (?:is |are )?(?:needed|required|necessary)|without (?:asking (?:anyone|anybody|permission)|permission|consent|approval)|(?:nobody|no one)(?: [\\p{L}'’-]+){0,2} (?:will |would |['’]ll )?(?:minds?|objects?|complains?|stops? you)|(?:renovate|extend|alter|change|build|decorate|remodel)(?: [\\p{L}'’-]+){0,4} (?:as you (?:please|like|wish|see fit)|to your heart['’]s content|freely)|do (?:as|what|whatever) you (?:like|please|want) with (?:it|the|this)",
      fr: "(?:pas besoin|inutile|nul besoin|sans avoir)(?! (?:de |d['’])?(?:demander )?(?:[àa]u?x? )?(?:un |des |vos )?coloc)(?: d[e']| d['’]| à)?(?:\\p{L}{1,20})?(?: \\p{L}{1,20}){0,3} (?:demander|autorisation|accord|permission)(?: [\\p{L}'’-]+){0,3}|(?:pas|nul) besoin d['’](?:autorisation|accord)(?: [\\p{L}'’-]+){0,3}|sans (?:autorisation|permission|demander (?:à|la))(?: [\\p{L}'’-]+){0,2}|(?:personne|nul) n['’](?:y )?(?:trouvera|verra)(?: [\\p{L}'’-]+){0,3}|(?:transform|aménag|rénov|modifi|démoliss|agrandiss|abatt)(?:ez|er)(?: [\\p{L}'’-]+){0,4} (?:à votre guise|à sa guise|comme bon vous semble|librement|sans contrainte)",
      de: "(?:niemanden|keinen(?! (?:Mitbewohner|WG-))|keinen Menschen)(?: [\\p{L}'’-]+){0,3} (?:zu )?fragen|(?:braucht|brauchst|brauchen|muss|musst|müssen)(?: [\\p{L}'’-]+){0,3} (?:niemanden|keinen (?:Menschen|Vermieter|Eigentümer|Verwalter|Hausverwalter|Nachbarn|Beirat|Makler|Antrag|Bauantrag))(?: [\\p{L}'’-]+){0,3}|ohne (?:Rücksprache|Zustimmung|Genehmigung|Erlaubnis|jemanden zu fragen)|(?:bauen|gestalten|renovieren|verändern)(?: [\\p{L}'’-]+){0,2} (?:um,? |aus,? )?wie (?:Sie|du|ihr|man) (?:wollen|willst|wollt|möchten|möchtest|will)|(?:niemand|keiner)(?: [\\p{L}'’-]+){0,3} (?:dagegen|stört|beschwert)(?: [\\p{L}'’-]+)?|keine (?:Zustimmung|Genehmigung|Erlaubnis)(?: [\\p{L}'’-]+)? (?:nötig|erforderlich|notwendig)",
    },
  },
  {
    id: "noProtection",
    lack: true,
    known:
      /(?:no|not) (?:heritage|listed|conservation|overlay)|(?:heritage|overlay|conservation area)[:：] ?(?:none|no)|pas de (?:protection|classement)|hors (?:zone|périmètre) (?:ABF|protég)|kein Denkmal|非文物/iu,
    said: {
      en: "(?:no|without (?:a |any )?|free of (?:any )?)\\s?(?:heritage|conservation|planning|listed)(?: [\\p{L}'’-]+){0,2} (?:overlays?|restrictions?|constraints?|status|limits?|rules?|controls?|protection)|no overlays?(?: [\\p{L}'’-]+){0,3}|not (?:listed|heritage-listed|in a conservation area)",
      fr: "(?:aucune?|sans|pas de|nulle)(?: [\\p{L}'’-]+)? (?:protection|contrainte|servitude|prescription|règle)s?(?: [\\p{L}'’-]+){0,2} (?:patrimonia\\p{L}+|architectura\\p{L}+|d['’]urbanisme|du patrimoine|des bâtiments de france)|(?:aucune|sans) contrainte de patrimoine|ni (?:classée?|inscrite?|protégée?)",
      de: "(?:keine?|ohne|frei von)(?: [\\p{L}'’-]+)? (?:Denkmal\\p{L}*|Erhaltungs\\p{L}*|Gestaltungs\\p{L}*|Bauauflagen|Auflagen(?: [\\p{L}'’-]+){0,2} Denkmal\\p{L}*)|nicht (?:denkmalgeschützt|unter (?:Denkmal|Schutz)\\p{L}*)",
    },
  },
  {
    id: "mayRebuild",
    known:
      /(?:可|允许)(?:重建|翻建|加建|扩建|改建)|permission (?:granted|for)|planning (?:granted|consent|approved|permission)|may be (?:rebuilt|extended|converted)|再建築(?:は)?可|増築可|재건축 ?가능|permis (?:accordé|obtenu)|constructible|genehmigt|subdivi|edificable/iu,
    said: {
      en: "(?:knock|tear|pull) (?:it|this|the \\p{L}+) down|(?:demolish|bulldoze) (?:it|this|the \\p{L}+)|build (?:two|three|four|a second|another|your own)(?: [\\p{L}'’-]+){0,2}|(?:room|space|scope) for (?:a |an )?(?:granny flat|second dwelling|extension|loft conversion|second storey|pool|annexe?)|(?:could|can) (?:easily )?be (?:extended|subdivided|converted|split)(?: [\\p{L}'’-]+){0,3}",
      fr: "(?:vous (?:pouvez|pourrez)|on peut|possible de|libre de|rien n['’]empêche de)(?: [\\p{L}'’-]+){0,2} (?:démolir|raser|surélever|diviser|construire|agrandir|reconstruire)(?: [\\p{L}'’-]+){0,3}|(?:place|espace) pour (?:une extension|une surélévation|un second logement|une piscine)",
      de: "(?:Abreißen|Abriss|Neubau|Anbau|Anbauen|Aufstocken|Umbauen|Ausbauen)(?: [\\p{L}'’-]+){0,5} (?:kein Problem|erlaubt|möglich|ohne Weiteres|machbar|drin)|(?:Abreißen|Abriss) (?:und|oder) (?:neu|Neubau)[^.;!?\\n]{0,24}|(?:Platz|Raum) für (?:einen Anbau|ein zweites Haus|einen Pool|eine Einliegerwohnung)",
    },
  },
  {
    id: "toOneself",
    of: /garden|terrace|courtyard|yard|roof|deck|pool|laundry|jardin|terrasse|cour(?!t)|toit|piscine|Garten|Terrasse|Hof|Dach|Waschk|patio/iu,
    known:
      /private|privat|exclusive|jouissance|Sondernutzung|alleinig|私家|专用|专享|独享|自家|専用|전용|own (?:garden|terrace|yard)|privatif|zur Wohnung gehör|fenced backyard|deck of/iu,
    said: {
      en: "(?:as|like) your own (?:garden|terrace|yard|courtyard|park)|(?:all|entirely|completely|just|only) (?:to yourself|to yourselves|for you|yours|your own)|yours alone|for your (?:exclusive|sole|private) use|(?:sole|exclusive) (?:use|access|right)(?: [\\p{L}'’-]+){0,2}",
      fr: "à votre usage (?:privatif|exclusif|personnel)|(?:jouissance|usage|accès) (?:privative?|privatif|exclusi\\p{L}+)|rien que pour vous|rien qu['’]à vous|(?:pour|à) vous seule?s?",
      de: "(?:alleinige[nr]?|exklusive[nr]?|ausschließliche[nr]?) (?:Nutzung|Mitbenutzung|Verfügung)|gehör(?:t|en)(?: [\\p{L}'’-]+){0,2} (?:allein|ganz allein|nur Ihnen|nur dir|nur euch)|(?:Ihnen|dir|euch) (?:ganz )?allein|nur für (?:Sie|dich|euch)(?: allein)?",
    },
  },
  {
    id: "ownedAlone",
    where:
      /shared (?:rear |back |front )?(?:garden|roof|terrace|yard|courtyard|deck)|communal (?:garden|terrace|roof)|(?:jardin|terrasse|cour|toit)[^\n.]{0,16}(?:partag|commun)|Gemeinschafts(?:garten|terrasse|dach|hof)|gemeinschaftlich|共用(?:花园|露台|庭)|공용 ?(?:정원|마당|테라스|옥상)/iu,
    known:
      /private (?:garden|terrace|yard|balcony|roof)|(?:jardin|terrasse) privati|eigene[rn]? (?:Garten|Terrasse)|专用|私家|専用庭|전용/iu,
    said: {
      en: "(?:private|own|exclusive) (?:rear |back |front |little )?(?:garden|roof terrace|terrace|yard|courtyard)|(?:garden|roof terrace|terrace|yard|courtyard)[^.;!?\\n]{0,20} (?:is|are) (?:\\p{L}+ )?private",
      fr: "(?:jardin|toit-terrasse|terrasse|cour)[^.;!?\\n]{0,26} (?:est )?(?:privati(?:f|ve)|privée?|à vous)|votre (?:propre )?(?:jardin|toit-terrasse|cour)",
      de: "(?:eigene[rn]?|private[rn]?) (?:Garten|Dachterrasse|Terrasse|Hof)|(?:Garten|Dachterrasse|Terrasse|Hof)[^.;!?\\n]{0,20} (?:ist|sind) (?:\\p{L}+ )?privat",
    },
  },
  {
    id: "neverCloses",
    where:
      /(?:roof|terrace|garden|pool|gym|laundry|屋上|天台|露台|花园|옥상|toit|terrasse|jardin|Dach|Garten)[^\n.;。]{0,40}(?:until|till|to \d|from \d|open |\d ?(?:h|時|시|点|Uhr|am|pm)|bis |jusqu|まで|까지)/iu,
    known: null,
    of: /roof|terrace|garden|pool|gym|laundry|toit|terrasse|jardin|piscine|Dach|Garten|Waschk/iu,
    said: {
      en: "(?:is )?never (?:closes?|closed|shuts?|locked)|(?:no|without) (?:closing|opening) (?:time|hours)|(?:open )?(?:all hours|day and night|round the clock|till late|until midnight|past midnight)|whenever you (?:like|want|please)",
      fr: "ne ferme jamais|(?:ouvert\\p{L}* )?(?:jour et nuit|à toute heure|toute la nuit|jusqu['’]à minuit)|sans horaires?",
      de: "schließt nie|nie geschlossen|(?:Tag und Nacht|rund um die Uhr|die ganze Nacht|bis Mitternacht|jederzeit)(?: [\\p{L}'’-]+)?",
    },
  },
  {
    id: "shortLets",
    where:
      /short[- ]?(?:term )?(?:lets?|letting|rentals?)[^\n.]{0,24}(?:not|no|prohib|forbid)|no short[- ]?(?:term)?|courte durée[^\n.]{0,24}(?:interdit|non|exclu)|Kurzzeit[^\n.]{0,40}(?:nicht|untersagt|verboten)|不(?:可|得|能)短租|民泊[^\n。]{0,8}(?:不可|禁)|단기[^\n.]{0,8}(?:불가|금지)/iu,
    known: null,
    said: {
      en: "(?:rent|let) (?:it|the (?:flat|place|apartment)) (?:out )?(?:by the (?:night|week|day)|for (?:a few )?(?:nights|weekends)|when(?:ever)? you|while you|on (?:airbnb|weekends|booking))(?: [\\p{L}'’-]+){0,3}|(?:paying|weekend|overnight|holiday) guests(?: [\\p{L}'’-]+){0,3}|(?:short|holiday|nightly|weekly) (?:stays?|lets?|rentals?)(?: [\\p{L}'’-]+){0,2} (?:allowed|welcome|fine|ok|possible|permitted|bring\\p{L}*)",
      fr: "(?:louez|louer|louant)(?:-l[ea]| l['’]\\p{L}+)? (?:à la (?:semaine|nuit|journée|nuitée)|quand vous|pendant (?:vos|les|votre)|le week-end)(?: [\\p{L}'’-]+){0,3}|(?:location|séjours?) (?:à la (?:nuitée|semaine)|de courte durée|saisonnière)(?: [\\p{L}'’-]+){0,3} (?:possible|autorisée?|permise?|rapporte|promet)",
      de: "(?:tage|wochen|nacht|nächte)weise(?: [\\p{L}'’-]+){0,2} vermiet\\p{L}*|vermiet\\p{L}*(?: [\\p{L}'’-]+){0,4} (?:tage|wochen|nacht)weise|auch (?:kurzzeitig|tageweise|an Feriengäste)|(?:Ferien|Kurzzeit)(?:gäste|vermietung)(?: [\\p{L}'’-]+){0,2} (?:willkommen|erlaubt|möglich|lohnt)",
    },
  },
];
