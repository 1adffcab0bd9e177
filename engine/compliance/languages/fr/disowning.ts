/** What French texts say only to disown it: "je ne peux pas promettre", "si on vous promet", "Garanti ? Non." */
import type { Disowning } from "#engine/compliance/frames/disowning";

const others = "!(autres|concurrents|confrères)";
const said =
  "(promettre|promets|promettons|promet|garantir|garantissons|garantis|dire|dirai|dirons|disons|prétendre|prétendons|prétend|écrivons|écris|écrirai|écrirons|écrire|assurer|affirmer|affirmons|jurer|annoncer|annonçons|parler|parlons|prédire)";

const refuser = "(refuser|exclure|écarter|discriminer|rejeter|choisir|sélectionner|trier|évincer)";

export const disowning: Disowning = {
  refuses: [
    `${others} (ne|n'|jamais|personne|nul|aucun|aucune) ..3 ${said} !(assez|mieux|plus|que du bien)`,
    `(ne|n') ..1 ${said} ..1 (pas|jamais|rien)`,
    "vous ..1 (ne|n') ..1 (lirez|entendrez) ..1 (pas|jamais) ..1",
    "(chez nous|ici) vous (ne|n') (lirez|entendrez) (pas|jamais)",
    "(ne|n') (croyez|écoutez) (pas|jamais) (ceux|celui|quelqu'un|les|un)",
    "(pas|jamais) (promettre|garantir|prétendre)",
  ],
  refusesWords: [
    "(nous|je|on) (ne|n') (écrivons|écris|publions|imprimons|écrit|employons|utilisons|disons) ..1 (pas|jamais) ..1",
    "vous (ne|n') (lirez|verrez|trouverez) (pas|jamais) ..12 (nos annonces|chez nous|mes annonces)",
    "chez nous vous (ne|n') lirez (pas|jamais)",
  ],
  outlaws: [
    `(interdit|interdite|illégal|illégale|illicite|défendu|un délit|discriminatoire|contraire à la loi|puni|punie) ..3 de ..2 ${refuser}`,
    `${refuser} ..12 (est|serait|constitue|reste|demeure) ..2 (interdit|illégal|illicite|un délit|une discrimination|discriminatoire|puni|contraire|prohibé)`,
    "(loi|charte|code|article|règlement|défenseur des droits|tribunal) ..9 (interdit|interdisent|prohibe|punit|sanctionne|défend)",
    `(nul|personne|aucun bailleur|aucun propriétaire|un bailleur|le bailleur|un propriétaire|on) ..1 (ne|n') ..1 (peut|doit|saurait) ..1 (pas)? ..1 ${refuser}`,
  ],
  refusals: [
    "(pas|non|aucun|aucune|uniquement|seulement|que|sans|réservé|exclusivement|mais|ici|nous|désolé|interdit)",
  ],
  concedes: [
    `^ sans ..4 ${said}`,
    "^ sans ..3 (discriminer|discrimination|promesse|garantie|engagement|prétention|être raciste|vouloir vexer)",
    "(ce n'est pas|c'est pas|il ne s'agit pas) ..2 (de la discrimination|discriminatoire|du racisme|une discrimination)",
  ],
  disowns: [
    "(ces|ce genre de|cette|ce) ..1 (mots|mot|termes|formules|promesses|phrases|phrase|promesse) ..8 (pas|jamais)",
    "(nul|personne|nul ne|personne ne) ..2 (peut|sait|pourrait) ..3 (dire|promettre|garantir|prédire)?",
    "nous (ne|n') (les|l'|le|la) ..1 (écrivons|disons|utilisons|employons|promettons) (pas|jamais)",
    "(n'|ne) ..1 (est|sont|sera|seront|existe|existent) ..1 (pas|jamais) ..1 (possible|proposé|proposée|au programme|offert|chez nous|ici|assuré|assurée|garanti|garantie|certain|certaine|prévu)",
  ],
  disownsWords: [
    "(ces|ce genre de|cette) ..1 (mots|formules|phrases|phrase) ..6 (nous|pas nous|chez nous) ..4 (pas|jamais)",
  ],
  warns: [
    "(quelqu'un|celui qui|quiconque|un agent|un vendeur|un confrère|ceux qui|qui|si on|si l'on|on) ..3 (promet|promettent|dit|disent|garantit|garantissent|jure|jurent|assure|assurent|parle|affirme) & (passez votre chemin|méfiez|fuyez|prudence|prudents|gardez|ment|mentent|ne le croyez|n'y croyez|raccrochez|vend autre chose|changez|tournez les talons|partez|un menteur|n'en sait rien)",
  ],
  reports: [
    "(demande|demandent|demandé|dit|disent|écrit|écrivent|entend|lit|certains|prétend|prétendent|parfois|promettent|promet)",
  ],
  denies: [
    "^ (non|nullement|certainement pas|hélas non|malheureusement non|nous ne|on n'|on ne|ce n'est pas|c'est interdit|pas nous|pas chez nous|pas ici|jamais|aucun|aucune|pas du tout|nous n'|pas ici|ce serait) !(problème|souci|doute|risque|seulement|question|prenons|voulons|acceptons|plus)",
  ],
  open: [
    "(nul|personne) ..1 (ne|n')? ..1 (peut|sait)",
    "(je|on|nous) (n'|ne) ..2 (sais|sait|savons) ..1 (rien|pas)",
    "(qui sait|allez savoir|on verra|impossible à dire)",
  ],
  losing: [
    "(perdre|perte|pertes|baisser|baisse|baissera|chuter|risque|risques|vide|vacant|vacance|peur|inquiet|crainte|moins|mieux|meilleur)",
  ],
  restricts: [
    "(uniquement|seulement|exclusivement|refuser|refusez|refuse|exclure|écarter|réservé|réservée|que des|sans|pas de|interdit)",
  ],
  negates: [
    "(pas|jamais|aucun|aucune|ni|nullement|guère) !(seulement|que|moins|plus|mieux|autre|problème|souci|risque|meilleur|cher)",
  ],
  measures: [
    "(plus|moins) (haut|haute|hauts|bas|basse|grand|grande|petit|petite|long|longue|vieux|vieille|ancien|ancienne|récent|récente|large|étroit|profond) ..8 ({num}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente) (étages|étage|niveaux|mètres|m|ans|années|centimètres|cm|m2)",
    "(vécu|habité|resté|restée|restés|travaillé|vivait) ..2 le plus longtemps",
    "le plus longtemps ..4 (vécu|habité|resté)",
    "plus (vieux|vieille|ancien|ancienne|récent|récente|haut|haute) ..6 (date|construit|construite|datent|livré|achevé) ..2 {num}",
  ],
  ends: ["(mais|pourtant|toutefois|cependant|en revanche|néanmoins|quand même|entre nous|donc|alors que|sauf)"],
  asserts: ["(c'|ce|cela|ça|est|sont|sera|va|ici|nous|vous|je|il|elle|on|et|cet|cette)"],
  winks: ["(entre nous|officieusement|quand même|mais si|bien sûr que si|vous voyez|nous si|nous oui|si c'est)"],
};
