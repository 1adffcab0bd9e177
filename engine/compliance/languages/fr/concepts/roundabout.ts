/** People turned away in roundabout ways, the same for every group, and promises by figures of speech. */
import type { Concept } from "#engine/compliance/frames/language";

const turnedAway = (group: string): string[] => [
  `<${group}> ...9 <never-again>`,
  `<never-again> ..4 (avec|de|des|aux|à)? ..2 <${group}>`,
  `<trouble> ..3 (avec|par|de|des|chez) ..3 <${group}>`,
  `<${group}> ..5 <trouble> ...9 (<never-again>|<nope>|<unwelcome>)`,
  `<${group}> ..5 <unhappy>`,
  `(si|quand|lorsque|vous|ceux|celles|avec|toute|tout|quelqu'un|quiconque) ..5 <${group}> ...7 <nope>`,
  `^ (les|des|le|la|un|une)? <${group}> ...4 <nope>`,
  `<${group}> ..3 (et|ou|ni) ..3 ...3 <nope>`,
  `(plutôt|mieux|davantage) ..5 que ..3 <${group}>`,
  `(tout le monde|n'importe qui|tous|toutes|n'importe) ..4 (sauf|excepté|hormis|à l'exception|mais pas) ..3 <${group}>`,
];
const wishedFor = (group: string): string[] => [
  `<${group}> ..4 <liked>`,
  `<${group}> ..3 (ferait|feraient|fera|feront) ..1 (notre|l'|mon|leur)? affaire`,
  `(aimerait|aimerions|aime|aimons|aimerais) mieux ..3 <${group}>`,
  `(rabais|réduction|moins cher|prix spécial|priorité|préférence) ..5 <${group}>`,
  `(plus|bien|mieux) ..1 (à l'aise|tranquille|tranquilles|rassuré|rassurés|en confiance) ..2 avec ..3 <${group}>`,
];
const extra = (...frames: string[][]): Concept => ({ frames: frames.flat() });

export const roundabout: Record<string, Concept> = {
  "race-preferred": extra(turnedAway("race"), wishedFor("race")),
  "origin-preferred": extra(turnedAway("origin"), wishedFor("origin"), [
    "(aimerait mieux|aimerions mieux|aime mieux|préfère|préférerait|préférons|attaché|attachée|attachés|cherche|cherchons|voudrait|privilégie) ..4 (monde|gens|familles|famille|personnes|locataires|quelqu'un) ..2 (d'ici|d'icitte|du coin|de chez nous|de la place|du pays|du village|de la région|bien d'ici)",
    "(odeur|odeurs|senteurs|effluves|relents|fumets|parfums) ..2 (de|du|d')? ..1 (cari|curry|épices|friture|ail|cumin|harissa|safran|couscous|poisson séché|encens|cuisine exotique|cuisine étrangère) ..10",
    "(nom|noms|nom de famille|patronyme|patronymes|prénom|prénoms) ..6 (coucher dehors|imprononçable|imprononçables|consonance|consonances|exotique|exotiques|étranger|étrangers|bien français|français|trie|trient|filtre|à particule)",
    "accent ..4 (de|du|d') ..5 (non|dehors|ailleurs|c'est non|pas|oubliez|passez)",
    "(cité|cités|quartier|quartiers|banlieue|tours|barres|téci|foyer|bidonville|camp) ..3 (d'à côté|d'en face|voisine|du nord|sensible|sensibles|d'en bas)? ...9 (<nope>|<unwelcome>|<never-again>|corbeille|là bas)",
    "(entre|rester entre|vivre entre) (européens|français|québécois|nous|gens|blancs|catholiques|chrétiens|occidentaux|natifs|compatriotes|gens d'ici) ..3",
    "(compatriotes|compatriote|ses pays|de chez lui|du bled|du même pays|du même village) ..3 (uniquement|de préférence|seulement|d'abord|en priorité|bienvenus)?",
    "(les siens|les nôtres|des nôtres) ..3 (uniquement|de préférence|seulement|d'abord|en priorité|bienvenus)",
    "(monde|gens|personnes|ceux) ..1 (né|nés|nées|née) ..2 (ici|au pays|en france|au québec|dans le coin|dans la région) ..3",
    "(gens|quelqu'un|locataires|acheteurs|famille|familles|monde) de (la|notre|leur|sa|ma|même) ..1 communauté ..3",
    "(on|nous|propriétaire|famille|proprio) ..4 (aimerait|aimerions|préfère|veut|cherche|souhaite) ..4 (la communauté|notre communauté|sa communauté|leur communauté|les nôtres|des nôtres|les siens|ses compatriotes|compatriotes)",
    "(permis|titre|carte) de séjour ..3 ...5 (<nope>|<unwelcome>)",
  ]),
  "faith-preferred": extra(turnedAway("faith"), wishedFor("faith"), [
    "(du|de|au|le) même (bord|clocher|credo|côté|chapelle) ..3",
    "(turban|voile|foulard|hijab|kippa|croix|burqa|niqab|djellaba|barbe|tchador|soutane) ...6 (<nope>|<unwelcome>|<never-again>|dehors)",
    "(les autres|autres confessions|autres religions|le reste) ..3 <unhappy>",
  ]),
  "language-required": extra([
    "(parlez pas|parle pas|parlent pas) ..2 <language> ..3 (à la maison|entre vous|à table|chez vous) ..3",
    "(se comprend|se comprendre|comprend rien|comprend pas) ..3 ...6 (accent|<language>|langue)",
  ]),
  "citizenship-required": extra([
    "(séjour|visa|permis|titre|récépissé|statut|papiers|résidence) ..2 (temporaire|provisoire|étudiant|touriste|de travail|d'études|vacances travail) ...6 (<nope>|<unwelcome>)",
    "(visa|visas|permis d'études|permis de travail|pvt|titre de séjour|récépissé) ...6 <nope>",
  ]),
  "buyer-fee-bare": {
    frames: [
      "{num} ..2 (fai|hai|f a i|honoraires inclus|honoraires compris|agence incluse|agence comprise|frais inclus|frais d'agence inclus|commission incluse|commission comprise|tout compris agence)",
    ],
  },
  "sex-preferred": {
    unless: [
      "(dame|monsieur|voisine|voisin|madame) ..2 (d'en bas|d'en haut|du bas|du haut|du dessous|du dessus|du rez|habite|a {num} ans|âgée|âgé)",
    ],
    ...extra(turnedAway("sex"), wishedFor("sex"), [
      "<sex> ..2 (tranquille|sérieux|sérieuse|calme|propre|discret|discrète|rangé|rangée|seul|seule|mûr|mûre) ..2 (demandé|demandée|recherché|recherchée|exigé|exigée|souhaité|souhaitée|bienvenu|bienvenue|voulu|voulue|seulement|préféré|préférée)",
      "(deux|couple de) (gars|hommes|filles|femmes|garçons|messieurs|dames) ..3 (ensemble|dans le même lit|même lit|en couple|qui s'aiment|main dans la main) ..6",
    ]),
  },
  "orientation-preferred": extra(turnedAway("orientation"), [
    "(deux|pas deux) (papas|mamans|pères|mères|mecs|gars|filles) ..6 (<nope>|en couple|pas|prêt|<unwelcome>)?",
    "(papa et maman|un papa une maman|père et mère) ..5 (pas deux|point|seulement|uniquement|rien d'autre|comme il faut)",
    "(deux|couple de) (gars|hommes|filles|femmes|garçons|messieurs|dames) ..3 (ensemble|dans le même lit|même lit|en couple|qui s'aiment|main dans la main) ..6",
  ]),
  "children-unwelcome": extra(turnedAway("children"), wishedFor("adults"), [
    "(dont|leurs|vos|les|le) ..2 (enfants|oiseaux|oisillons|petits|jeunes|flos|nid) ..3 (quitté|partis|envolés|grands|élevés|casés|vide)",
    "(couple|ménage|locataires|gens|personnes) sans (marmaille|mioches|bambins|flos|petits|marmots|progéniture|ribambelle)",
    "(petits|petit|bébé|poussette|poussettes|carrosse|landau|jouets|couches|tricycle|tricycles|cris|pleurs|biberon|biberons|berceau) ..6 (<nope>|<never-again>|<unhappy>)",
    "(monoparentale|monoparental|maman solo|mamans solos|papa solo|mère seule|mères seules) ..9 (<nope>|<unwelcome>|trop|petit)",
    "(aime|aiment|supporte|supportent|endure|endurent|tolère|tolèrent|apprécie|apprécient) (pas|guère|plus) ..2 (<children>|les enfants|les petits|les cris)",
    "(deux|2|une|un) (personnes|personne)? ..1 (adultes|adulte|grandes personnes) ..3 (et|point|pas|c'est tout|maximum|max|seulement|pas plus) ..4",
    "(grossesse|grossesses|congé maternité|allaitement|allaiter|nourrisson|ventre rond) ...8 (<nope>|<unwelcome>|<never-again>|problème)",
    "(garde partagée|garde alternée|famille recomposée|familles recomposées|droit de visite) ...9 (<nope>|<unwelcome>|<unhappy>|<never-again>|évite)",
    "(école|maternelle|primaire|garderie|récré|cour d'école) ..3 (dans nos|dans les|dans mon|chez nous|au dessus|à l'étage) ..3",
    "(enceinte|enceintes|heureux événement|future maman|futurs parents|bébé en route) ...6 (<nope>|<never-again>|<unhappy>|revenez|attendez|après)",
    "(murs|plancher|planchers|plafond|cloisons) ..3 (en carton|minces|fins|fines|de papier) ..9",
  ]),
  "age-preferred": extra(turnedAway("age"), wishedFor("age"), [
    "passé ..2 (vingt|trente|quarante|cinquante|soixante|{num}) ..2 ans",
    "(plus|pas|hors) ..2 (dans|de) la (cible|tranche|cible d'âge) ..2",
    "(passé|passée|après|au delà de|avant|moins de|plus de|dans|dépassé)? ..2 (la vingtaine|la trentaine|la quarantaine|la cinquantaine|la soixantaine|trente ans|quarante ans|cinquante ans|soixante ans|{num} ans) ..9 (<liked>|<unhappy>|<nope>|<unwelcome>|votre monde|bienvenus|chez vous)",
    "(gens|personnes|locataires|couple|quelqu'un|adultes|monde) de ..1 {num} ans (et plus|et moins|ou plus|minimum|maximum|à {num})",
    "(gens|personnes|locataires|couple|quelqu'un|adultes|monde) (entre|de|âgés de|âgé de) ..1 {num} (et|à) {num} ans",
    "(cheveux gris|cheveux blancs|tempes grises|têtes grises|têtes blanches) ..6",
  ]),
  "marital-preferred": extra(turnedAway("marital"), wishedFor("marital"), [
    "(couple|gens|personnes) (marié|mariés|mariée|légitime|uni|officiel) ..4 (de préférence|seulement|uniquement|souhaité|exigé|préféré|svp|bienvenu)",
    "(union libre|concubins|concubin|concubinage|conjoints de fait|conjoint de fait|accotés|pacsés|divorcés|divorcé|divorcée) ...8 (<nope>|<unwelcome>|<unhappy>)",
  ]),
  "disability-unwelcome": extra(turnedAway("disability"), wishedFor("able"), [
    "(suivi|suivie|suivis|hospitalisé|hospitalisée|traité|traitée) ..2 (en|par|pour) ..2 (psychiatrie|psy|psychiatre|dépression|troubles) ...14 (cher|revivre|plus jamais|non|merci|évite|passe|fois|leçon|refaire)",
    "(pas|non|guère|jamais) ..1 (pour|fait pour|conçu pour|adapté à|indiqué pour) ..5 (canne|cannes|marchette|déambulateur|béquilles|fauteuil|fauteuils|malvoyant|malentendant|jambes fragiles|genoux)",
    "(stable|stables|équilibré|équilibrés|équilibrée|saine|sain|sains|solide|droit) ..1 (dans|de) ..1 (sa|leur|la|votre)? ..1 (tête|esprit|corps) ..4",
    "(stable|équilibré|équilibrée|sain|saine|fort|forte) (mentalement|psychologiquement|émotionnellement|psychiquement) ..4",
    "(sourd|sourds|sourde|malentendant|malentendants|aveugle|aveugles|malvoyant|malvoyants|muet|muets|paralysé|paraplégique|amputé|boiteux|épileptique|épileptiques|autiste|autistes|trisomique|trisomiques|séropositif|séropositifs|cancéreux) ...9 (<nope>|<unwelcome>|<never-again>|donc non|peuvent pas|peut pas)",
    "(marchette|déambulateur|fauteuil|chaise roulante|fauteuil roulant|béquilles|canne|cannes|triporteur|quadriporteur) ...7 (<nope>|<unwelcome>|ses planchers|mes planchers|le plancher|planchers)",
    "(veut|veux|voulons|voudrait) (pas|plus) (de|d'|d'une|d'un) ..2 (chaise roulante|fauteuil|fauteuil roulant|marchette|béquilles|déambulateur|triporteur) ..3",
    "(monter|grimper|descendre|gravir) ..3 (marches|escalier|escaliers|étages|étage) ..3 (sans aide|seul|seule|tout seul|toute seule|facilement|sans difficulté|sans problème|à pied sans)",
    "(faut|doit|devez|capable de|capables de|pouvoir|apte à|être en mesure de) ..4 (monter|grimper|gravir|pelleter|se débrouiller|s'occuper de soi|vivre seul|vivre seule) ..5",
    "(pas de|aucune|ni|jamais de|mettrai pas|installerai pas|n'installerons pas|ne poserons pas|pose pas) ..2 (rampe|rampes|barres d'appui|barre d'appui|adaptations|aménagements) ..5 (mettrai|poserai|installerai|installera|installerons|et je|question|n'insistez)",
    "(soins à domicile|auxiliaire|auxiliaires|préposé|préposée|préposés|infirmière à domicile|aide à domicile|curatelle|tutelle|sous curatelle|sous tutelle|psy|antidépresseurs|cure|sevrage|hospitalisation) ...9 (<nope>|<unwelcome>|<unhappy>|<never-again>)",
    "(dépressif|dépressifs|dépressive|anxieux|anxieuse|anxieuses|bipolaire|bipolaires|schizophrène|schizophrènes|toxicomane|toxicomanes|alcoolique|alcooliques|fous|fou|folle|malade mental|malades|handicapé|handicapés|handicapée|invalides|invalide|infirmes) ...7 (<nope>|<never-again>|<unhappy>|<trouble>)",
    "(bonne santé|santé parfaite|pleine santé|sain d'esprit|sains d'esprit|sain de corps|bonne forme) ..6 (exigé|exigée|requise|requis|obligatoire|demandée|seulement|indispensable)",
  ]),
  "assistance-animal-refused": extra(turnedAway("assistance-animal"), [
    "(papier|papiers|lettre|billet|certificat|certificats|ordonnance|prescription|attestation) ..2 (médecin|docteur|psy|médical|médicaux|thérapeute|vétérinaire) ..9 (chien|chat|animal|bête|minou|pitou)",
    "(chien|chat|animal) ..3 (certifié|entraîné|dressé|prescrit|de soutien|thérapeutique|zoothérapie|guide) ..4 (ou pas|ou non|reste|c'est|quand même|non|refusé)",
  ]),
  "benefits-refused": extra(turnedAway("benefits"), wishedFor("employment"), [
    "<refuse> ..5 <jobless>",
    "<jobless> ...6 (<nope>|<unwelcome>|<unhappy>|<never-again>)",
    "(vous travaillez|tu travailles|ça travaille|travaillez) ..6 ...4 (sinon|parfait|tant mieux|sans quoi|autrement) ..6",
    "(sur|vivent de|vit de|vivant de|reçoivent|reçoit|touchent|touche) ..2 (l'aide|le chèque|chèque|l'assistance|prestations|le bs|b s|la solidarité|les allocations|allocs) ..6 (<nope>|<unwelcome>|<never-again>)",
    "(monde|gens|personnes|quelqu'un|ceux|locataires|locataire|couple) qui (travaille|travaillent|se lève|se lèvent|bosse|bossent|gagne|gagnent) ..5",
    "(chèque|chèques|vrai chèque|talon|talons|bulletin|bulletins|fiche|fiches|relevé) de (paie|paye|salaire) ..5 (c'est|ça|veut voir|seulement|exigé|exigée|obligatoire|ou rien|sinon|à l'appui|rien d'autre|uniquement)",
    "(accidentés|accidentées|pensionnés|bénéficiaires|boursiers|prestataires|allocataires) ...7 (<nope>|<never-again>|<trouble>|<unwelcome>)",
    "(prêts et bourses|aide financière|aide sociale|bien être social|curatelle|organisme|programme) ..4 ...4 (<nope>|<never-again>)",
    "(gagner|gagnez|gagnant) ..1 (sa|leur|votre|leurs) vie ..6",
    // of who is wanted; the baker downstairs may earn his living
    "(qui|locataire|locataires|personne|personnes|couple|couples|candidat|candidats|gens|chacun) ..3 (gagne|gagnent) ..1 (sa|leur|leurs) vie ..6",
  ]),
  "ideal-occupant": {
    unless: ["... (crous|résidence universitaire|résidence étudiante|résidence services|inscrits)"],
    ...extra([
      "<suits> ..4 <worker>",
      "(nid|nid douillet|cocon|pied à terre|tanière|refuge|repaire|bulle|port d'attache|havre|camp de base) ..3 (pour|de|d') ..2 <worker>",
      "sur mesure ..1 pour ..3 (pro|pros|jeune pro|jeunes pros|cadre|cadres|prof|profs|étudiant|étudiante|doctorant|doctorante|infirmier|infirmière)",
      "(rêvé|rêvée|idéal|idéale) ..2 (d'|de|du|des|pour) ..2 (doctorant|doctorante|stagiaire|interne|pro|jeune pro|cadre)",
      "<worker> ...2 (posez vos valises|vos valises|déposez vos|faites vos boîtes|c'est ici|à vos marques|appelez|installez vous)",
      "(imagine|imaginons|verrait|verrais|voit|voyons|imaginerait) ..4 <worker>",
      "(occupant|locataire|candidat|voisin) (parfait|idéal|rêvé|modèle) ..1 (est|serait|sera|travaille|voyage|aime)",
      "<worker> ...3 (vous attend|t'attend|est pour vous|est fait pour vous|est pour toi|vous allez l'adorer|vous serez bien|s'y plaira|s'y plairont|bienvenus|bienvenue|bienvenu|adoreront|adorerait|aimeront|seront comblés|serait comblé|ne cherchez plus)",
      "(plairait|plaira|conviendrait|convient|siérait|irait|ira|idéal|parfait|parfaite|pensé|conçu|taillé|fait|faite|rêvé|sur mesure|tout indiqué|bien|super) ..3 (à|au|aux|pour|chez) ..3 <worker>",
      "(pour|cherche|cherchons|recherche|recherchons|on veut|aimerait|aimerions|souhaite|souhaitons|voulons|verrait bien|imagine) ..3 <worker>",
      "(locataire|locataires|candidat|occupant|profil) ..1 (rêvé|rêvés|idéal|idéaux|parfait|parfaits|type|recherché|souhaité|modèle) ..8",
      "(bon|bonne|bel|belle) (emploi|job|situation|travail|poste) ..4",
    ]),
  },
  "gain-promised": {
    frames: [
      "(coulé|coulée|gravé|gravée|écrit|écrite|scellé|inscrit) ..2 (dans|dans le|dans la) ..1 (béton|ciment|marbre|pierre|roc|ciel)",
      "(va|vont) (monter|grimper|doubler|bondir|exploser|flamber|gagner|prendre) ..2 de ..4 (pour cent|%) ..6",
      "<sure-thing>",
      "(mise|capital|argent|placement|valeur|prix|investissement|patrimoine|bien|maison|terrain|quartier|secteur|condo|plex) ..4 (triplera|triplent|tripler|doublera|doubleront|quadruplera|explosera|exploseront|va exploser|va grimper|vont grimper|va prendre|prendra|prendront|s'envolera|s'envoleront|flambera|bondira|grimpera|grimperont|multiplié par|multipliée par) ..6",
      "(aurez|auras|aura|auront) ..1 (doublé|triplé|quadruplé|gagné|remboursé|récupéré|fait fortune) ..5",
      "(locataire|locataires|loyer|loyers|étudiants|airbnb) ..2 (vous)? ..1 (offre|offrent|achète|achètent|paie tout|paient tout|paye tout|payent tout|font le reste|s'en chargent|s'en charge|financent|finance) ..6",
      "(prix|prix d'achat|mensualité|mise|facture) ..4 (fera|feront|vous fera) (sourire|rire|pâlir|rêver)",
      "(encaissez|empochez|ramassez|touchez|collectez|gardez) le (reste|surplus|profit|magot|pactole) ..3",
      "(ça|pierre|prix|valeur|terrain|immobilier|marché) ..3 (monte|grimpe|augmente|va|prend) ...4 (jamais|toujours|pas|ne) ..3 (redescend|redescendra|baisse|arrête|descend|tombe)",
      "(zonage|permis|dérogation|lotissement|subdivision|autorisation|financement|prêt|hypothèque) ..5 (dans la poche|acquis|acquise|assuré|assurée|garanti|garantie|accordé d'avance|gagné d'avance|une formalité|chose faite|simple formalité|c'est fait)",
      "(retraite|pension|vieux jours|études des enfants) ..4 (assurée|assurés|assuré|garantie|payée|payés|réglée|financée|dorée) ..6",
      "(jamais|pas|zéro|aucun|aucune) ..4 (vide|vacant|vacante|inoccupé|vacance|mois vide|mois perdu|semaine vide|logement vide) ..6",
      "{num} (%|pour cent) ..4 (par année|par an|net|nets|chaque année|à vie|garantis|assurés|l'an) ..5 (<sure-thing>|garanti|assuré|à vie|quoi|toujours)",
    ],
    unless: [
      "(aucune|aucun|sans|pas de|ne|n') ..3 (promesse|garantie de rendement|engagement|prévision|assurance|promet|garantit|garantissons)",
      "(décennale|gcr|constructeur|biennale|acompte|dépôt)",
    ],
  },
  superiority: {
    frames: [
      "(explose|explosons|écrase|écrasons|pulvérise|pulvérisons|enterre|enterrons|bat|battons|surpasse|surpassons|dépasse|dépassons|distance|distançons|éclipse|devance|devançons) ..3 (la concurrence|les autres|tous les autres|nos concurrents|tout le monde|les réseaux|toutes les agences)",
      "(agence|courtier|courtière|équipe|réseau|cabinet|nom|maison|adresse|conseiller) ..2 (préféré|préférée|préférés|favori|favorite|chouchou|numéro un|incontournable) ..2 (des|de|du|à|au)",
      "(sinon|ou|faute de quoi|autrement) ..2 (je|on|nous|c'est) ..3 (gratuit|gratuitement|rien|l'achète|l'achetons|rachète|rembourse|remboursons|paye|paie|double|à nos frais|à mes frais|sans frais)",
      "(élu|élue|élus|voté|votée|nommé|nommée|sacré|sacrée|désigné|désignée|classé|classée|couronné|reconnu|reconnue) ..3 (meilleur|meilleure|meilleurs|numéro un|premier|première|top|champion|championne|n 1|no 1) ..4",
      "(plus grand|plus large|plus vaste|plus beau|plus bel|meilleur) (choix|catalogue|portefeuille|éventail|stock|fichier|parc|réseau|inventaire) ..6",
      "(le|du|un) (must|nec plus ultra|summum|top du top|fin du fin|comble|sommet|graal) ..5",
      "(trouvez|trouve|cherchez|essayez de trouver|on vous met au défi|défions) ..4 (moins cher|mieux|plus grand|plus beau|meilleur) ...9 (arriverez pas|impossible|bonne chance|défi|pour voir|si vous pouvez|trouverez pas|n'y arriverez)",
      "(plus|mieux) ..1 (cher|vite|rapidement)? ..1 qu'avec ..4 (n'importe qui|quiconque|personne|tout autre|un autre|les autres|une autre)",
      "(nul|nulle|aucun autre|pas un|pas une) ..5 (connaît|connait|maîtrise|vend|vendra|fait|sait|égale|ne) ..6 (comme nous|comme moi|mieux|aussi bien|autant|plus)",
      "(sans équivalent|sans pareil|sans pareille|inégalé|inégalée|inégalable|incomparable|imbattable|imbattables|hors pair|sans égal|sans égale|sans rival|sans rivale|unique en son genre|introuvable ailleurs|jamais vu) ..4",
      "(agence|courtier|courtière) ..1 (préférée|préféré|favorite) (des|de|du)",
      "(laisser|laisse|laissons) ..2 (la concurrence|les autres) ..2 (derrière|loin|sur place|pantois)",
    ],
    unless: ["... (à notre avis|selon nous|source|selon l'|d'après)"],
  },
  "area-basis-bare": {
    frames: [
      "(une)? (vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|quinzaine|dizaine) de (m 2|m2|mètres|mètres carrés|m²)",
    ],
  },
  "civil-servants-only": {
    frames: [
      "(profs|prof|enseignants|policiers|gendarmes|infirmiers|militaires|fonctionnaires|agents|magistrats|douaniers|pompiers) ...9 (les autres|le reste|autres) ..2 (non|pas|s'abstenir|passez|ailleurs|dehors)",
    ],
  },
};
