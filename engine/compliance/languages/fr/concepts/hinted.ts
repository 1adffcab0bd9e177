/** Groups meant without their name, and promises, boasts and fees told in passing: looser frames beside those of `broad.ts`. */
import type { BroadConcept } from "#engine/compliance/frames/language";
import { claims } from "./claims.ts";
import { prices } from "./prices.ts";

const refused = "(<against>|<unwelcome>|<nope>|<never-again>)";
const wished =
  "(<wished>|<prefer>|<liked>|voudrait|voudrais|voudrions|aimerait|aimerais|aimerions|cherche|cherchons|veut|veux|voulons|loue à|louons à|idéalement|de préférence|priorité|d'abord|quelqu'un)";
const people = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless,
});

/** Unease about a group, or a yes that comes easier to it. */
const felt = (group: string): string[] => [
  `(mal à l'aise|pas à l'aise|gêné|gênée|gênés|méfiant|méfiante|méfiants|nerveux|nerveuse|peur|frileux|frileuse|réticent|réticente|réticents|du mal|brûlé|brûlée|échaudé|échaudée|échaudés|ébouillanté|chat échaudé) ..3 (avec|par|de|des|devant|envers|face aux|pour|d'avoir) ..4 <${group}>`,
  `<${group}> ...8 (ça complique|compliqué|très peu pour nous|bien du courage|ce sera sans|sans moi|sans nous|on connaît la suite|on connaît|on a vu|déjà vu|déjà donné|ça passe pas|passe mal|de l'eau dans le gaz|mal barré|autant vous le dire|inutile)`,
];

const own =
  "(nom|noms|prénom|prénoms|patronyme|accent|accents|tête|têtes|allure|mine|origines|racines|sang|souche|culture|cuisine|coutumes|habitudes|moeurs|mœurs) ..6 (bien de chez nous|de chez nous|bien d'ici|d'ici|d'icitte|du coin|du pays|du terroir|comme les nôtres|comme nous|qui nous ressemble|qui nous ressemblent|qu'on connaît|gaulois|gauloise)";

export const hints: Record<string, BroadConcept> = {
  "race-preferred": people([...felt("race")]),
  "origin-preferred": people([
    ...felt("origin"),
    ...felt("origin-sign"),
    own,
    "(du monde|des gens|quelqu'un|à des gens|à du monde|quelqu'un qui est) ..1 (d'ici|de chez nous|bien de chez nous|du coin|de souche|du pays|de la place|du village|comme nous) ...12",
    `(vient|viennent|venez|venus|arrivent|arrive|arrivés|débarquent|débarque|débarqués|tombés|sortent|sort) ..2 (juste|tout juste)? ..2 (de|d')? ..2 (débarquer|loin|l'avion|l'autre bout|là bas|ailleurs|l'étranger|bateau|d'arriver|arriver) ...8 ${refused}`,
    `(on ne veut|veut|voulons|supporte|endure|tolère) (pas|plus|point) ..3 (d'accent|d'accents|accent|accents|de drôles de noms|d'odeurs|de boubous|de djellabas)`,
  ]),
  "faith-preferred": people([
    ...felt("faith"),
    `${wished} ..8 (va à la messe|vont à la messe|à la messe|croyant|croyante|croyants|pratiquant|pratiquante|pratiquants|prie|prient|craint dieu|crèche à noël|bénédicité|carême|de bonne paroisse|de la paroisse|fidèle|fidèles)`,
    `(messe|prière|prières|carême|ramadan|shabbat|tapis de prière|encens|bénédicité) ...8 (${refused.slice(1, -1)}|comme nous|avec nous)`,
  ]),
  "children-unwelcome": people([
    ...felt("children"),
    `(couches|biberon|biberons|poussette|poussettes|doudou|doudous|tétine|tétines|trottinette|trottinettes|cartable|cartables|goûter|goûters|jouets|pleurs|caprices|berceuse|berceuses|petits pieds|petites mains|sorties d'école|rentrée des classes|devoirs) ...8 ${refused}`,
    // a ball that stays in the garden turns nobody away
    `!(le|un) (ballon|ballons) ...8 ${refused}`,
    "(enfants|petits|oisillons|progéniture|marmaille) ..3 (grands|partis|envolés|casés|élevés|loin|hors du nid) ...10",
    "(nid|nids) ..3 (vide|vidé|pas encore|désert)",
    "(passé|dépassé|fini|finie|terminé|terminée|derrière) ..4 (âge des|temps des|l'époque des|années)? ..2 (couches|biberons|poussettes|sorties d'école|cartables|doudous|nuits blanches)",
  ]),
  "age-preferred": people([
    ...felt("age"),
    "(bacheliers|jeunots|jeunesse|retraités|papys|mamies|anciens|grands parents|tempes grises|carte vermeil|vieux os|têtes blanches) ...8 <against>",
    "(carte vermeil|permis depuis|souvenez vous|vous souvenez|connu) ..4 (de gaulle|giscard|mitterrand|le minitel|minitel|les yéyés|mai 68|le franc) ...8",
  ]),
  "disability-unwelcome": people([
    ...felt("disability"),
    ...felt("health-sign"),
    `(canne|cannes|béquille|béquilles|fauteuil|fauteuils|déambulateur|marchette|quadriporteur|triporteur|oxygène|lit médicalisé|lit d'hôpital|infirmière|infirmières|aide soignante|aide à domicile|auxiliaire|auxiliaires|préposé|préposés|clsc|ambulance|ambulances|cachets|pilules|traitement|psy|cure|rechute|rechutes|crise|crises|coup de blues|nerfs) ...9 ${refused}`,
    "(pas|ni|jamais|plus) ..2 (un|une|d'|la)? ..1 (hospice|hôpital|ehpad|chsld|maison de repos|maison de retraite|clinique|asile|sanatorium|centre de soins|mouroir)",
    "(bon pied|bon œil|bon oeil|bonnes jambes|jarret solide|mollets solides|souffle) ..6 (exigé|obligatoire|seulement|sinon|requis|faut|indispensable)",
  ]),
  "benefits-refused": people([
    ...felt("benefits"),
    `(chèque|chèques|argent|sous|loyer|revenu|revenus) ..4 (du|de|de l'|par|des) ..2 (gouvernement|état|caf|bien être|aide sociale|société|ministère|contribuable|contribuables|assistance|allocations|programme) ...9 ${refused}`,
    "(se lève|lever|lèvent) ..3 (tôt|matin|le matin) ...9",
    "(vraie|vrai|bonne|grosse) ..1 (paie|paye|job|emploi|boulot|fiche de paie) ...6 (rien d'autre|sinon|ou rien|point final|seulement)",
  ]),
  "sex-preferred": people(
    [
      `(rasoir|barbe|barbes|talons|maquillage|bigoudis|cravate|bottes de travail) ...8 ${refused}`,
      `(présence|main|touche) (féminine|masculine) ...6`,
      ...felt("sex"),
    ],
    ["(colocation|coloc|salle de bain partagée|chez moi|chambre chez)"],
  ),
  "orientation-preferred": people([...felt("orientation"), ...felt("couple-sign")]),
  "ideal-occupant": people([
    "(conviendrait|irait|plairait|siérait|ferait le bonheur|ferait la joie|comblerait|parfait|parfaite|idéal|idéale|rêvé|nickel|top|tip top|merveille) ..4 (à|pour|d') ..2 (un|une|des|jeune|jeunes)? ..2 (jeune pro|pro|célibataire|solo|couple tranquille|couple discret|personne seule|retraité|retraitée|étudiant|étudiante|professionnel|professionnelle|télétravailleur|télétravailleuse|voyageur|infirmière|enseignante)",
  ]),
  "gain-promised": {
    frames: [
      "(dans la poche|les yeux fermés|ça tourne tout seul|tourne tout seul|comme une horloge|réglé comme|c'est plié|c'est tout vu|tout cuit|du tout cuit|du gâteau|du nougat|du velours|du béton|du solide|sans vous fouler|sans lever le petit doigt|en dormant|dormez tranquille|dormir tranquille|écrit dans le ciel|noir sur blanc d'avance|ma main à couper|j'en mets ma main|parole d'agent|foi d'agent|crise ou pas|krach ou pas|même en temps de crise|contre vents et marées|ça coule de source|mathématique|recta) & (%|loyer|loyers|valeur|vaut|vaudra|prix|double|doubler|rapporte|rendement|revente|mise|argent|revenu|revenus|rente|plus value|locataire|locataires|gain|l'an|par an)",
      "(dans|d'ici) ..1 (deux|trois|quatre|cinq|dix|quelques|{num}) ans ..4 (ça|il|elle|vaut|vaudra|vous|il en|tu|le) ...8 (double|doublé|triple|vaut|vaudra|revendez|revends|rigolez|riez|fortune|le tiers de plus|moitié plus|remercierez|remercieras)",
      "(un krach|une crise|krach|crise|récession|inflation|guerre) ..4 (n'y|ne|rien|n') ..4 (changera|peut|fera|touchera|changer)",
      "(locataire|locataires|loyer|loyers) ..5 (rembourse|rembourseront|paie|paye|paient|couvre|finance|financera) ..5 (tout|crédit|prêt|banque|hypothèque|mensualité|à votre place|pour vous)",
    ],
    unless: claims["gain-promised"]?.unless ?? [],
  },
  superiority: {
    frames: [
      "(nous|moi|on|notre agence|mon équipe) ..3 (et puis|puis|et ensuite|et après) ..3 (les autres|le reste|le désert|plus rien|rien)",
      "(loin derrière|très loin derrière|à des kilomètres|à des années lumière|dans le rétro|dans le rétroviseur|mangent la poussière|à la traîne|ramassent les miettes|jouent en deuxième division|font de la figuration|peuvent aller se rhabiller|vont se rhabiller|boxent pas dans la même catégorie|ne jouent pas dans la même cour|pas la même cour)",
      "(hors catégorie|hors concours|hors compétition|sans concurrence|sans rivaux|premier de cordée|premiers de la classe|première de la classe|médaille d'or|ballon d'or|cador|cadors|pointure|pointures|ténor|ténors|crack|as des as|pape de|papesse de|monsieur immobilier|madame immobilier)",
      "(demandez|interrogez|sondez) ..4 (voisins|n'importe qui|au boulanger|à la boulangère|autour de vous|aux commerçants|à qui vous voulez) ...9 (nom|nous|même|seul|réponse|répondra|dira|diront)",
      "(pour) (vendre|estimer|louer) ..6 (y a|il y a|n'y a) ..3 (que nous|nous|qu'une|qu'un)",
    ],
    unless: claims.superiority?.unless ?? [],
  },
  "buyer-fee-bare": {
    frames: [
      "(rémunération|part|commission|honoraires|frais|sous|petite part) ..8 (poche|dos|compte|frais|charge) ..2 (de|du|de l'|d'un)? ..2 <buyer>",
      "(notre|nos|ma|mes) (rémunération|honoraires|commission|part|frais) ..6 (en plus|en sus|par dessus|à ajouter|s'ajoute|s'ajoutent|vient s'ajouter|viennent s'ajouter|à la visite|plus tard|à discuter|vous sera|vous seront)",
      "(on|nous) ..2 vous ..2 (dira|dirons|donnera|donnerons|précisera|indiquera) ..4 (combien|montant|le chiffre|notre part|nos honoraires)",
    ],
    unless: prices["buyer-fee-bare"]?.unless ?? [],
    unlessText: prices["buyer-fee-bare"]?.unlessText ?? [],
  },
  "energy-class-bare": {
    frames: [
      "(diagnostic|diagnostics|dpe|bilan|étiquette|énergie|énergétique|thermique|note) ..5 (c'est|sort|donne|affiche|un|une|en|ressort|indique|:) ..2 (f|g)",
      "(diagnostiqueur|expert) ..6 (f|g) ..2",
    ],
    unless: prices["energy-class-bare"]?.unless ?? [],
    unlessText: prices["energy-class-bare"]?.unlessText ?? [],
  },
  "civil-servants-only": people([
    "(si|à moins que|sauf si) ..4 (pas|êtes|est) ..4 (fonction publique|fonctionnaire|titulaire|agent public|agent de l'état|prof|enseignant) ...8",
    "(fonction publique|agents publics|titulaires|statutaires|salaire versé par l'état|payés par l'état|employeur public|bulletin de l'état) ...8 (uniquement|seulement|exclusivement|priorité|d'abord|sinon|rien d'autre|ou rien|inutile|ne perdez)",
  ]),
};
