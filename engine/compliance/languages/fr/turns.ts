/** An exclusion taken back: "jamais refusés", "pas un obstacle", "nous n'excluons personne". */
import { type Language, list } from "#engine/compliance/frames/language";
import { row } from "#engine/compliance/frames/rows";

export const turnFields = {
  "turn-excluding": list(
    `refuse, refuses, refusons, refusez, refusent, refusera, refuserons, refusé, refusée, refusés, refusées, refuser, exclut, exclus, exclu, exclue, exclues, excluons, excluent, exclura, exclure, écarte, écartons, écartent, écarté, écartée, écartés, écartées, écarter,
    rejette, rejetons, rejettent, rejeté, rejetée, rejetés, rejetées, rejeter, discrimine, discriminons, discriminé, discriminée, discriminés, discriminer, dérange, dérangent, gêne, gênent, repousse, repoussons, repoussé, repoussés, décliné, déclinée, déclinons,
    interdit, interdite, interdits, interdites, interdisons, défavorisé, défavorisée, défavorisés, pénalisé, pénalisée, pénalisés, recalé, recalés, éconduit, éconduits, évincé, évincés, mis de côté, mise de côté, dissuadé, découragé, ferme la porte, fermons la porte, dit non, disons non, disqualifie, disqualifié`,
  ),
  "turn-hindrance": list(
    `sélection, gêne, crainte, tri, sélection selon, tri selon, obstacle, obstacles, problème, problèmes, souci, soucis, frein, freins, motif de refus, motif d'exclusion, raison de refus, inconvénient, inconvénients, barrière, barrières, restriction, restrictions, exclusion, exclusions, objection, objections, empêchement, handicap pour, discrimination, discriminations, préférence, limite d'âge, condition d'origine, motif, critère, blocage`,
  ),
  /** Whom others turn away: told to be welcome they are not preferred to anybody. */
  "seldom-taken": list(
    `étranger~, étrangère~, immigré~, immigrée~, immigrant~, immigrante~, migrant~, réfugié~, réfugiée~, demandeurs d'asile, nouveaux arrivants, nouvel arrivant, personnes âgées, personne âgée, aînés, séniors, seniors, retraité~, retraitée~, étudiants étrangers, étudiants internationaux, musulmans, juifs, maghrébins, africains, ukrainiens, syriens, gens du voyage,
    personnes handicapées, personne handicapée, personnes en situation de handicap, personnes à mobilité réduite, pmr, familles monoparentales, mères seules, couples homosexuels, couples de même sexe`,
  ),
  /** Grounds as statements of equal treatment name them, in a row. */
  "ground-named": list(
    `origine, origines, origine ethnique, origine sociale, origine nationale, pays d'origine, nationalité, nationalités, race, ethnie, religion, religions, confession, confessions, croyance, croyances, convictions, foi, sexe, genre, orientation sexuelle, orientation, identité de genre,
    âge, famille, situation de famille, situation familiale, composition familiale, état civil, enfants, grossesse, handicap, état de santé, santé, apparence physique, apparence, couleur, couleur de peau, opinions politiques, opinions, moeurs, mœurs, patronyme, nom, prénom, lieu de résidence, langue, profession`,
  ),
};

/** Grounds in a row: "l'origine, l'âge ou la religion". */
const grounds = row(
  "<ground-named>",
  "(ou|et|ni|comme)? (de|d'|du|des|à|au|aux|sur|selon)? (l'|la|le|les|leur|leurs|son|sa|ses|votre|vos|une|un)?",
);
const choosing =
  "(discrimination|discriminations|distinction|distinctions|différence|sélection|tri|préférence|exclusion)";
const choosesBy =
  "(choisi|choisie|choisis|sélectionné|sélectionnée|sélectionnés|retenu|retenue|retenus|refusé|refusée|refusés|écarté|écartée|écartés|évincé|exclu|exclus|jugé|jugés|défavorisé|trié|triés) (selon|sur|pour|d'après|à cause de|à cause|en raison de|en raison|en fonction de|en fonction|du fait de|du fait|au motif de)";

/** Said of a whole row of grounds: nobody is chosen by them. */
const groundsDenied: readonly string[] = [
  `(sans|aucune|aucun|nulle|zéro) ..1 ${choosing} ..3 ${grounds}`,
  `sans (égard|considération|tenir compte|regarder) ..2 ${grounds}`,
  `(refusons|refuse|refusent|combattons|bannissons|excluons|proscrivons|rejetons|interdisons|condamnons|interdit|interdisent|prohibe|punit|sanctionne|contre) ..1 ${choosing} ..3 ${grounds}`,
  `${choosing} ..3 ${grounds} (est|sont|serait|reste|demeure) ..2 (interdit|interdite|interdites|illégal|illégale|illégales|illicite|proscrite|exclue|punie|contraire|prohibée|bannie|condamnée)`,
  `(ne|n') ..1 (demandons|demande|demandent|regardons|regarde|considérons|considère|consultons|examinons|retenons|tenons compte|tient compte|tenir compte|choisissons|choisit|sélectionnons|sélectionne|jugeons|trions|trie|distinguons) ..1 (pas|ni|jamais|aucunement|nullement) ..2 ${grounds}`,
  `${grounds} (n'|ne) (entre|entrent|compte|comptent|joue|jouent|importe|importent|intervient|interviennent|influence|influencent|pèse|pèsent|regarde|regardent|décide|décident) ..1 (pas|jamais|aucunement|nullement|aucun|en rien)`,
  `${grounds} (n'|ne) (est|sont|sera|seront) (pas|jamais) ..1 (demandé|demandée|demandés|demandées|pris en compte|prise en compte|prises en compte|regardé|examinées|examinés|un critère|des critères|critère)`,
  `(aucun|aucune|personne|nul|nulle) ..3 (n'|ne) (est|sera|peut être) ${choosesBy} ..2 ${grounds}`,
  `(n'|ne) (est|sont|sera|seront) (pas|jamais) ${choosesBy} ..2 ${grounds}`,
];

export const turns: readonly string[] = [
  ...groundsDenied,
  // "à deux pas de l'hôpital": steps, and no refusal
  "(à|deux|trois|quatre|quelques|dix|vingt|cent|{num}) (deux|trois|quatre|quelques|cent|{num})? pas (de|du|des|d')",
  "(ne|n') ..3 <turn-excluding> (pas|jamais|personne|aucun|aucune|plus|rien)?",
  "(jamais|personne|aucun|aucune|nul|nulle|pas) !(à|de|d') ..2 <turn-excluding>",
  "<turn-excluding> ..0 (pas|personne|jamais|aucun|aucune)",
  "(pas|aucun|aucune|jamais|sans|nul|nulle|ni|zéro) ..1 (un|une|de|d')? <turn-hindrance>",
  "!(pas|seul|seule|seuls|seules|que|qu'|uniquement|seulement|exclusivement|surtout|plutôt|non|ni|jamais|aucun|sauf) <seldom-taken> (sont|est|seront)? (aussi|également|toujours|très|évidemment)? (les|la|le)? (bienvenu|bienvenue|bienvenus|bienvenues) !(uniquement|seulement|exclusivement)",
  "(ne|n')? (pose|posent|posera|poseront|constitue|constituent|représente|sera|est) ..1 (pas|aucun|aucune|jamais) ..2 <turn-hindrance>",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<everyone> ...6 <excepting>",
  "^ <excepting> ...7 <everyone> ..3 (bienvenu|bienvenus|bienvenue|accepté|acceptés|admis|welcome)?",
  "(pas|plus|ni|jamais|guère|non) ..2 (bienvenu|bienvenue|bienvenus|bienvenues|les bienvenus|les bienvenues|accepté|acceptée|acceptés|acceptées|admis|admise|ouvert à tous|ouverte à tous)",
  "(seul|seule|seuls|seules|uniquement|seulement|exclusivement) ..6 (bienvenu|bienvenue|bienvenus|bienvenues|les bienvenus|les bienvenues)",
  "sont (pas|plus) (les bienvenus|les bienvenues|bienvenus|bienvenues)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(ne|n'|sans) ..2 (prétend~|prétendons|prétendre|affirmons|affirme|disons|dirons|dis|vantons|revendiquons|revendique)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  parting: ["(mais|toutefois|cependant|en revanche|néanmoins)"],
  leading: ["^ (si|que vous|qu'il)"],
  leaning: ["^ (cela|ça|ceci|c'|peu importe|tout cela)"],
};
