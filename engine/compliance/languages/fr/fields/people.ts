/** Groups of people the law protects, by their plain, everyday and coded names. */
import { type Field, list } from "#engine/compliance/frames/language";

const group = (field: string, words: string, more: readonly string[] = []): Field => ({
  words: list(words),
  except: [
    `<thing> (de|du|des|d'|en|à la|tout|toute|entièrement|et)? <${field}>`,
    `<${field}> (<thing>)`,
    `(crédit|antécédents|historique|expérience|références|cote de crédit) ..1 <${field}>`,
    `(céramique|céramiques|porte|portes|carrelage|tuile|tuiles|marbre|douche|fenêtres|meubles|mobilier|design|granit|bois|jardin|cuisine équipée|foyer|poêle) <${field}>`,
    `(à la|le|au|du|en|quartier|rue|place|pont|côté|langue) <${field}> $`,
    ...more,
  ],
});

export const people = {
  people: list(
    `personne~, gens, famille~, ménage~, foyer~, couple~, locataire~, colocataire~, coloc~, candidat~, candidature~, dossier~, acheteur~, acquéreur~, preneur~, occupant~, habitant~, résident~, propriétaire~, proprio~, voisin~, voisinage, individu~, demoiselle~, dame~, monsieur, messieurs, étudiant~, jeune~, profil~, clientèle, public, type~, ressortissant~, salarié~, retraité~, ami~, communauté~, acquéreur~, ceux, celles, parents, femme~, homme~, fille~, garçon~, client~, citoyen~, travailleur~, foyer, compatriote~, monde`,
  ),
  /** Races and colours of skin. */
  race: group(
    "race",
    `noir, noirs, noire, noires, black, blacks, renoi, renois, blanc, blancs, blanche, blanches, caucasien~, métis, métisse~, asiatique~, gens de couleur, personne de couleur, personnes de couleur, de couleur, peau claire, peau foncée, peau noire, peau blanche, type européen, de type européen, type caucasien, très typé, trop typé, un peu typé, typé africain, typé maghrébin, typés, typée, typées, typés, européenne d'apparence, d'apparence européenne, tête~ d'européen, racisé~, minorités visibles, minorité visible, antillais, antillaise~, créole~, gitan~, manouche~, rom, roms, tsigane~, tzigane~, romanichel~, gens du voyage, voyageurs, forains, bronzé~, basané~, colorés, autochtone~, amérindien~, premières nations, innu~, inuit~, mohawk~, kawish, hassidique~, algonquin~, attikamek~, atikamekw~, afro~, afro descendant~, juif~ d'origine`,
    [
      "(tout|toute|en|et|marbre|noir) (blanc|noir|blanche|noire)",
      "(blanc|blanche|noir|noire|blancs|noires) (et|ou|cassé|mat|laqué|brillant|satiné)",
      "(mont|cap|vin|linge|bois|carte|travail au|marée|forêt|montagne|pierre|lac|rivière|or|chocolat|poivre|beurre|tableau|livre|chat|cheval) <race>",
      "(terrain|aire|aires|emplacement) ..2 (gens du voyage|voyageurs)",
      "(transport|navette|quai|gare|attente) ..2 voyageurs",
    ],
  ),
  /** Peoples, nations and places people come from. */
  origin: group(
    "origin",
    `étranger~, étrangères, étrangère, immigré~, immigrant~, immigration, migrant~, réfugié~, demandeur d'asile, demandeurs d'asile, demandeuse d'asile, sans papiers, clandestin~, expat~, expatrié~, nouveaux arrivants, nouvel arrivant, nouveaux venus, primo arrivants, issus de l'immigration, issu de l'immigration, d'origine étrangère, origine étrangère, d'ailleurs, d'origine, origine, origines,
    français, française, françaises, françaises, franco français, européen~, occidental~, africain~, subsaharien~, maghrébin~, nord africain~, arabe~, rebeu~, beur, beurs, beurette~, algérien~, marocain~, tunisien~, égyptien~, libyen~, turc, turcs, turque~, kurde~, syrien~, libanais, libanaise~, irakien~, iranien~, afghan~, pakistanais, pakistanaise~, indien~, bangladais, bangladaise~, bengali~, sri lankais, sri lankaise~, tamoul~, chinois, chinoise~, vietnamien~, cambodgien~, laotien~, japonais, japonaise~, coréen~, philippin~, thaïlandais, russe~, ukrainien~, polonais, polonaise~, roumain~, bulgare~, albanais, albanaise~, kosovar~, serbe~, géorgien~, arménien~, tchétchène~, moldave~, portugais, portugaise~, espagnol~, italien~, allemand~, anglais, anglaise~, britannique~, belge~, suisse~, américain~, canadien~, québécois, québécoise~, latino~, brésilien~, colombien~, haïtien~, malien~, sénégalais, sénégalaise~, ivoirien~, congolais, congolaise~, camerounais, camerounaise~, guinéen~, comorien~, nigérian~, somalien~, érythréen~, éthiopien~, soudanais, soudanaise~, rwandais, mauricien~, malgache~, réunionnais, domien~, ultramarin~, du bled, blédard~, banlieusard~, des cités, de cité, de banlieue, pays de l'est, gens de l'est, slave~, latin~, asiatique~, oriental~, métèque~, franchouillard~, gaulois, gauloise~, anglophone~, francophone~, allophone~, pieds noirs, corse~, breton~, basque~, alsacien~, savoyard~, parisien~, terrien~, gens d'ici, gens de chez nous, locaux, natifs, natif, native, gens du pays, du pays, gens du cru, du cru, enfants du pays, enfant du pays`,
    [
      "(cour|cours|jardin|crème|cuisine|sauce|pelouse|clé|fenêtre|store|volet|assiette) <origin>",
      "(à l'|vendu à l'|partir à l'|compte|acheteurs|clientèle|séjour à l'|mutation à l'|muté à l'|départ à l'|vit à l'|vivant à l'|voyage à l') (étranger|étrangère)",
      "<thing> ..2 <origin>",
      "(langue|langues|affaires|ministère) <origin>",
      "(des|du|les|aux|artisans|producteurs|commerces|produits|commerçants|marchés|élus|impôts|taxes) (locaux|natif)",
      "(locaux) (communs|commerciaux|professionnels|techniques|à vélos|poubelles|d'activité|annexes|vélos|à usage|partagés|disponibles)",
      "(parquet|carrelage|tomettes|moulures|charpente|cheminées|boiseries|état|éléments|cachet|pierre|poutres|ferronneries|menuiseries|vitraux|plafonds|parquets|cheminée) ..3 (d'origine|origine|origines)",
      "(d'origine|origine) (contrôlée|protégée|et)",
      "(à la|à l') <origin>",
    ],
  ),
  country: list(
    `l'étranger, afrique, maghreb, algérie, maroc, tunisie, turquie, roumanie, bulgarie, pologne, russie, ukraine, syrie, afghanistan, inde, pakistan, chine, mali, sénégal, congo, cameroun, haïti, comores, ces pays, certains pays, outre mer, dom, hors ue, hors union européenne, hors europe, là bas, l'est, banlieue, cité, cités, 93, neuf trois, quartiers, quartiers nord`,
  ),
  faith: group(
    "faith",
    `catholique~, catho~, catholiques, chrétien~, protestant~, évangélique~, évangéliste~, orthodoxe~, juif, juifs, juive, juives, israélite~, feuj~, musulman~, islam, islamique~, voilée~, voilés, voilées, femmes voilées, voile, foulard, hijab, niqab, burqa, djellaba, barbus, barbu, salafiste~, bouddhiste~, hindou~, sikh~, athée~, laïc, laïcs, laïque~, croyant~, pratiquant~, témoins de jéhovah, témoin de jéhovah, mormon~, paroissien~, baptisé~, messe, halal, casher, kascher, cacher, ramadan, prière, prières, turban~, kippa~, signe religieux, signes religieux, confession, religion, religions, foi, communauté juive, communauté musulmane, culte, crucifix, valeurs chrétiennes, tradition catholique, culture chrétienne, judéo chrétienne, judéo chrétien`,
    [
      "(école|collège|lycée|cimetière|église|institution|enseignement|hôpital|paroisse|boucherie|restaurant|épicerie|commerce|commerces|mosquée|ancienne|ancien) ..3 <faith>",
      "<faith> (romaine|du|de la|saint)",
      "(bonne foi|digne de foi|ma foi|mauvaise foi|fait foi|faisant foi|voile d'ombrage|voile de|école de voile|planche à voile|base de voile|club de voile|à voile|lieu de culte|films culte|lieux de culte)",
      "(prière|prieres) de",
      "en cacher",
      "(se|sans|rien à|pour) cacher",
    ],
  ),
  sex: group(
    "sex",
    `femme, femmes, homme, hommes, fille, filles, jeune fille, jeunes filles, jeune femme, jeune homme, jeunes femmes, garçon, garçons, dame, dames, demoiselle~, monsieur, messieurs, nana, nanas, mec, mecs, gars, étudiante, étudiantes, célibataire féminine, féminin, féminine, masculin, masculine, féminines, masculins, gent féminine, sexe féminin, sexe masculin, locataire féminine, colocatrice~, mère de famille, père de famille, madame, retraitée, infirmière~, messieurs dames`,
    [
      "(femme|homme|dame|femmes) (de ménage|de chambre|d'affaires|toutes mains|à tout faire|de compagnie)",
      "(en bon|bon) (père de famille)",
      "(prêt à porter|vestiaire|vestiaires|coiffeur|boutique|sanitaires|toilettes|wc|vêtements|salon|mode|rue des|place des|chez|notre|droits des|collège de|lycée de|école de|maison des) ..1 <sex>",
      "notre dame",
      "jeu de dames",
      "(dame|dames|femmes|hommes) (et|ou) (dame|dames|messieurs|hommes|femmes)",
    ],
  ),
  orientation: list(
    `homo, homos, homosexuel~, homosexuelles, gay, gays, lesbienne~, lesbiennes, gai, gais, gaie, gaies, couple gai, couples gais, deux messieurs, deux dames, deux gars, deux femmes ensemble,  pd, pédé~, lgbt, lgbtq, trans, transgenre~, transsexuel~, travesti~, bi, bisexuel~, drag, couple de garçons, couple de filles, couples de garçons, couple d'hommes, couple de femmes, deux hommes, deux femmes, deux garçons, deux filles, deux mecs, même sexe, non binaire~, arc en ciel, mœurs, moeurs`,
  ),
  straight: list(
    `hétéro, hétéros, hétérosexuel~, couple traditionnel, couples traditionnels, couple normal, couples normaux, famille traditionnelle, familles traditionnelles, un papa une maman, papa maman, monsieur et madame, un homme et une femme, homme femme, homme et femme, couple classique, couples classiques, couple homme femme, vrai couple, vie rangée, bonnes moeurs, de bonnes moeurs, bonne moralité, moralité`,
  ),
  children: group(
    "children",
    `enfant, enfants, bébé, bébés, gamin, gamins, gamine~, gosse, gosses, mioche~, mômes, môme, marmot~, marmaille, flo, flos, ti cul, ti culs, tit cul, petiots, bambin~, nourrisson~, nouveau né, nouveaux nés, progéniture, marmots, chérubins, chérubin, têtes blondes, petite tête blonde, petits bouts, bout de chou, bouts de chou, petits pieds, petits pas, tout petits, tout petit, tout petits, poussette~, landau~, lit bébé, biberon~, couches, parc bébé, ado, ados, adolescent~, mineur, mineurs, enceinte, enceintes, grossesse~, femme enceinte, femmes enceintes, futurs parents, futur parent, futures mamans, future maman, jeunes parents, maman~, maman solo, mères célibataires, mère célibataire, mère seule, mamans solo, parent solo, parents solos, famille monoparentale, familles monoparentales, monoparentale~, famille nombreuse, familles nombreuses, grande famille, familles, famille avec enfants, familles avec enfants, garde alternée, garde partagée, garde, heureux événement, heureux évènement, tribu, petite famille, jeunes familles, jeune famille, cris d'enfants, pleurs, moins de {num} ans, moins de dix huit ans, écoliers, scolarisés, descendance, à charge, marche à quatre pattes, cigogne, recomposée, recomposées, fratrie~, grossesse en cours`,
    [
      "(chambre|chambres|aire de jeux|jeux|lit|espace|parc|école|écoles|coin|salle|crèche|cour|jardin|piscine|vélo|terrain|bac|balançoire|sécurité|barrière|barrières|pataugeoire|activités|siège|club|médecin|médecine|spécialiste|local|garage|pédiatre|musée|centre|rangement) ..2 <children>",
      "(lit|lits|bureau|chaise|chaises|mobilier|meubles|barrières) (d'|de|pour) <children>",
      "<children> (du pays)",
      "(couches|garde) (d'|de|du|meuble|corps|temps|manger|robe|fou|neige|alternative)",
      "(en) garde",
      "(local|locaux|place pour|emplacement|rangement|accès|rampe) ..2 (poussette~|landau~|vélos)",
      "(élevé|élevés|grandi|grandir|partis|quitté|ont eu) ..2 <children>",
      "<children> (ont grandi|sont partis|ont quitté|sont grands|du vendeur|des vendeurs)",
      "couches (de|d')",
      "(maison|demeure|propriété|pension|réunion|belle|appartement|pavillon) (de|d') famille",
      "(nos|leurs|ses|trois|deux|mes|votre|vos) enfants ont",
    ],
  ),
  adults: list(
    `adulte, adultes, adultes seulement, grandes personnes, sans enfant, sans enfants, sans marmaille, 18 ans et plus, majeurs, immeuble d'adultes, couple sans enfant, couples sans enfants, sans charge de famille, sans bébé, sans famille, childfree`,
  ),
  age: list(
    `vieux, vieille~, vieillard~, personne âgée, personnes âgées, âgé, âgés, âgée, âgées, sénior, séniors, senior, seniors, retraité~, aîné~, aînés, ainés, papy, mamie, papis, mamies, troisième âge, 3e âge, ados, jeunes, jeune, jeunes gens, jeunes couples, jeune couple, jeunes actifs, jeune actif, jeunesse, trentenaire~, quadra~, quadragénaire~, quinquagénaire~, quinquas, sexagénaire~, d'âge mûr, âge mûr, personne mûre, personnes mûres, mature~, plus de {num} ans, moins de {num} ans, {num} ans et plus, {num} ans minimum, {num} ans maximum, {num} ans max, {num} ans et moins, au dessus de {num} ans, au delà de {num} ans, passé {num} ans, entre {num} et {num} ans, {num} à {num} ans, {num} {num} ans, {num} ans révolus, trente ans et plus, quarante ans et plus, cinquante ans et plus, plus de trente ans, plus de quarante ans, plus de cinquante ans, plus de soixante ans, moins de trente ans, moins de quarante ans, moins de soixante ans, passé soixante ans, un certain âge, d'un certain âge, certain âge, cheveux gris, tempes grises, cheveux blancs, têtes grises, dans la trentaine, la trentaine, la quarantaine, la cinquantaine, génération z, boomers, préretraité~, préretraités`,
  ),
  marital: list(
    `célibataire~, marié~, mariés, divorcé~, divorcée~, séparé~, veuf~, veuve~, concubin~, concubins, pacsé~, pacsés, union libre, conjoints de fait, couples mariés, couple marié, non mariés, pas mariés, vie maritale, fiancés, femme seule, homme seul, personne seule, personnes seules, vieux garçon, vieille fille`,
  ),
  disability: group(
    "disability",
    `handicap~, handicapé~, handicapés, handicapée~, situation de handicap, mobilité réduite, pmr, fauteuil, fauteuils, fauteuil roulant, fauteuils roulants, chaise roulante, chaises roulantes, déambulateur~, marchette~, béquille~, béquilles, canne~, cannes, quadriporteur~, triporteur~, invalide~, invalidité, infirme~, estropié~, boiteux, paralysé~, paraplégique~, aveugle~, malvoyant~, non voyant~, sourd, sourds, sourde~, malentendant~, muet~, autiste~, trisomique~, schizophrène~, schizo~, bipolaire~, dépressif~, dépression, dépressions, épileptique~, fou, fous, folle~, détraqué~, malade~, maladie~, malade mental, malades mentaux, maladie mentale, santé mentale, santé fragile, problème de santé, problèmes de santé, problèmes psy, problèmes psychologiques, suivi psy, psychiatrie, hôpital psychiatrique, suivies en psychiatrie, suivi psychiatrique, psychiatrique~, sous traitement, sous tutelle, sous curatelle, tutelle, curatelle, séropositif~, vih, sida, cancer, cancéreux, oxygène, dialyse, dialysé~, aide à domicile, aides à domicile, aide soignante, auxiliaire de vie, auxiliaires de vie, soins à domicile, infirmière à domicile, infirmières, hospitalisation à domicile, lit médicalisé, clsc, ambulance~, ambulances, toxicomane~, ex toxico, toxico~, alcoolique~, désintox, cure, méthadone, dépendant~, perte d'autonomie, à mobilité, peine à marcher, mal à marcher, mal aux jambes, difficultés à marcher, difficulté à marcher, monter les marches, prothèse~, appareillé~, aah, mdph, déficient~, déficience~, retard mental, tdah, asperger, obèse~`,
    [
      "(accessible|accès|adapté|adaptée|norme|normes|place|ascenseur|douche|toilettes|wc|aménagé|aménagée|rampe|stationnement|conforme|équipé|équipée|places|parking|emplacement) ..3 <disability>",
      "(fauteuil|fauteuils) (club|cuir|crapaud|voltaire|et|en|de bureau|de jardin)",
      "(salon|canapé|deux|coin|un|avec|bridge) ..1 (fauteuil|fauteuils)",
      "(canne|cannes) (à pêche|anglaises|à sucre)",
      "(assurance|garantie|congé) ..1 (maladie|invalidité)",
      "cure (thermale|d'air)",
      "(mur|murs|fenêtre|fenêtres|pignon|façade|porte) (aveugle|aveugles)",
      "(travaux|prix|charme|vue|succès|ambiance|loyer) (fou|fous|folle)",
      "(plante|plantes|arbre|arbres) malade",
    ],
  ),
  able: list(
    `valide, valides, en bonne santé, bonne santé, autonome, autonomes, bonnes jambes, bon pied bon oeil, bon pied, bien portant, bien portants, bien portante, sain d'esprit, saine d'esprit, sains d'esprit, sain de corps, sportif, sportifs, en forme, pleine forme, apte, aptes, alerte, alertes, ingambe, équilibré, équilibrée, mentalement stable, psychologiquement stable, stable mentalement, agile, agiles, mobile, mobiles, toutes ses facultés, tous ses moyens, marcher sans aide, marche sans aide, monter seul, monter les escaliers, qui montent les escaliers, grimper les marches, gravir, forme physique, condition physique`,
  ),
  "assistance-animal": list(
    `chien guide, chien guides, chiens guides, chiens guide, chien d'aveugle, chiens d'aveugle, chien d'assistance, chiens d'assistance, chien mira, chiens mira, mira, chien de service, chiens de service, animal d'assistance, animaux d'assistance, animal de soutien, animal de soutien émotionnel, animaux de soutien émotionnel, soutien émotionnel, zoothérapie, canne ou chien`,
  ),
  benefits: group(
    "benefits",
    `rsa, rmi, rmiste~, rsa et apl, érémiste~, apl, aide au logement, aides au logement, allocation, allocations, allocation logement, caf, la caf, alloc, allocs, allocataire~, alloc familiales, aah, ass, minima sociaux, minimum vieillesse, aspa, aides sociales, aide sociale, assisté~, assistés, assistanat, bénéficiaire~, chômeur~, chômage, sans emploi, demandeur d'emploi, demandeurs d'emploi, france travail, pôle emploi, cas sociaux, cas social, cassos, cas soc, fsl, visale, dalo, sans abri, sdf, sans domicile, surendetté~, interdit bancaire, précaire~, précarité, pauvre~, pauvres, smicard~, petits revenus, intérimaire~, foyer d'hébergement, association d'insertion, hlm, bs, sur le bs, bien être social, bien-être social, assisté social, assistés sociaux, aide de dernier recours, aide financière de dernier recours, chèque du gouvernement, chèques du gouvernement, chèque du premier du mois, chèque du mois, le premier du mois, premier du mois, emploi québec, solidarité sociale, sécurité du revenu, supplément au loyer, psl, programme de supplément, allocation au logement, gens sur l'aide, sur l'aide, prestataire~, prestations, prêts et bourses, csst, cnesst, saaq, assurance emploi, assurance-emploi, pension alimentaire, pensions alimentaires, revenu de transfert, pensionné~, accident du travail, argent du gouvernement, ivac, assistance, l'assistance, assistance sociale, organisme, organismes, curateur public, travailleuse sociale, travailleur social, assistante sociale, ohm, office d'habitation`,
    [
      "(versement direct|éligible|versées directement|droit|ouvre droit|possible|compatible|simulation) ..3 <benefits>",
      "<benefits> (possible|possibles|ouverte|acceptée|acceptées|accepté|acceptés|bienvenue|bienvenus|ok)",
      "(ligne|métro|bus|avenue|rue|bureau|arrêt) ..2 <benefits>",
      "(organisme|organismes) (de|bancaire|prêteur)",
      "(chien|chiens|animal|animaux) ..1 <benefits>",
    ],
  ),
  employment: list(
    `cdi, salarié~, salariés, emploi stable, emploi, emploi à temps plein, travailleur~, travailleurs, travaillant, travail à temps plein, revenu de travail, revenus de travail, revenu d'emploi, revenus d'emploi, talon de paie, talons de paie, talon de paye, paie, paye, job stable, emploi permanent, vrai travail, vrai job, gens qui bossent, qui bossent, gens qui travaillent, gens qui se lèvent, qui se lèvent le matin, qui travaillent, qui travaille, lettre d'employeur, lettre de l'employeur, preuve d'emploi, actif~, actifs, gagne sa vie, gagnent leur vie`,
  ),
  "civil-servant": list(
    `fonctionnaire~, titulaire~ de la fonction publique, titulaires, titulaire, fonction publique, agent de l'état, agents de l'état, agent public, agents publics, agents territoriaux, agent territorial, agents titulaires, enseignant~, professeur~, prof, profs, instituteur~, militaire~, gendarme~, policier~, magistrat~, personnel hospitalier, personnels hospitaliers, hospitaliers, sncf, ratp, edf, statut public, secteur public, emploi public, emplois publics, employé de l'état, employés de l'état, employés de mairie, service public, serviteurs de l'état, catégorie a, éducation nationale, douanier~, pompier~, postier~, concours, retraités de la fonction publique, trésor public, état pour employeur, payés par l'état, payé par l'état, salarié de l'état, salariés de l'état, police, gendarmerie, armée, justice, impôts, trésor, préfecture, mairie`,
  ),
  language: list(
    `français, parfait français, bon français, bien français, la langue, langue de molière, langue, francophone~, anglophone~, langue maternelle, notre langue, la langue du pays, anglais, sans accent, accent, parler, parlant`,
  ),
  /** Work, habits and standing by which tenants are pictured. */
  occupation: list(
    `professionnel~, professionnels, jeune professionnel, jeunes professionnels, professionnelle~, gens d'affaires, cadre, cadres, médecin~, infirmier~, infirmière~, résident en médecine, étudiant~, étudiants, étudiante~, universitaire~, enseignant~, retraité~, retraités, travailleur~, travailleurs, télétravailleur~, couple, couples, jeune couple, jeunes couples, couple tranquille, célibataire~, personne seule, personne tranquille, personnes tranquilles, personne calme, personnes calmes, gens calmes, gens tranquilles, gens établis, gens sérieux, personne sérieuse, famille, familles, petite famille, jeune famille, jeunes familles, artiste~, entrepreneur~, avocat~, ingénieur~, fonctionnaire~, clientèle, clientèle professionnelle, femme d'affaires, homme d'affaires, monsieur tranquille, dame tranquille, dame, locataire tranquille, locataires tranquilles, personne mature, personnes matures, gens matures, semi retraité~, préretraité~, personne âgée, aîné~, aînés, nouveaux mariés, amoureux, empty nesters, nid vide, adultes, personnes responsables, gens responsables, premier acheteur, premiers acheteurs, adulte, deux personnes, une personne, clients sérieux, sportifs, grand père, grand parents, mature~`,
  ),
  "own-kind": list(
    `entre nous, gens comme nous, gens comme vous et moi, comme vous et moi, des gens bien, gens de chez nous, bien de chez nous, de chez nous, même milieu, même culture, notre culture, même mentalité, notre mentalité, notre monde, des nôtres, les nôtres, même éducation, même origine, nos origines, même sang, nos valeurs, valeurs d'ici, nos traditions, nos coutumes, nos usages, mode de vie à la française, mode de vie français, à la française de chez, nous ressemblent, nous ressemble, ressemble à ses habitants, qui nous ressemble, gens comme il faut, comme il faut, vous voyez ce que je veux dire, vous voyez ce qu'on veut dire, si vous voyez ce que, vous voyez le genre, voyez le genre, vous me comprenez, on se comprend, vous m'avez compris, à bon entendeur, suivez mon regard, de souche, français de souche, québécois de souche, pure laine, pur jus, pure souche, vrais français, vrai français, bons français, bon français de, bien français, très français, franco français, vieille france, tissé serré, tissée serrée, tissés serrés, certaines populations, certaine population, certaines origines, certaines communautés, certains quartiers, ces gens là, cette population, population choisie, population triée, trié sur le volet, triée sur le volet, triés sur le volet, ce genre de personnes, ce genre de gens, un certain public, mauvaises fréquentations, on reste entre soi, entre soi, entre gens, pas mélangé, peu mélangé, peu mélangée, sans mélange, pas de mélange, pas mixte, mixité, communautarisme, multiculturel, préférence nationale, consonance, consonances, nom de famille, nom à consonance, noms à consonance, prénom, prénoms, patronyme, faciès, bonne tête, tête de l'emploi`,
  ),
};
