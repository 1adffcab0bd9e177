/** How a writer chooses or turns away people: preference, refusal, requirement, fitness, belonging. */
import { across, list } from "#engine/compliance/frames/language";
import { verb } from "./inflect.ts";

const verbs = (infinitives: string): string[] => list(infinitives).flatMap(verb);

/** "Je ne loue pas", "on prend plus de": the verb between, or before, the words that deny it. */
const dealing = [
  ...verbs(
    "louer, accepter, loger, héberger, accueillr, traiter, étudier, rappeler, donner, confier, présenter, garder",
  ),
  ...list(`prend, prends, prenons, prendra, prendrons, prennent, prendre, veut, veux, voulons, veulent, voudrait, souhaite, souhaitons,
    souhaitent, souhaitant, vend, vends, vendons, vendra, fait, fais, faisons, reçoit, reçoivent, recevons, accueille, accueillons,
    accueillir, accueillera, retient, retenons, cherche, cherchons, recherche, recherchons, désire, désirons, considère, considérons,
    retient, retenons, répond, répondons, envisage, envisageons, tolère, tolérons, admet, admettons, supporte, loge, logeons`),
];

/** A walk: "à deux pas d'une école" denies nothing. */
export const STEPS =
  "({num}|deux|trois|quatre|cinq|six|dix|vingt|trente|cent|quelques|petits|moins de dix) pas (de|d'|des|du)?";

/** Somebody in law, and not nobody: "une personne physique". */
export const NATURAL = "personne (physique|morale)";

export const choosing = {
  no: {
    words: list(
      `pas, pas de, pas d', ni, non, aucun, aucune, sans, zéro, jamais, jamais de, plus de, nul, nulle, point de, exit, terminé les, finis les, fini les,
    interdit aux, fermé aux, interdit, 🚫, hors, oubliez, excepté, sauf, personne`,
    ),
    except: [STEPS, NATURAL],
  },
  /** Before the group: what follows is turned away. */
  refuse: {
    words: [
      ...list(`pas de, pas d', pas pour, pas aux, pas à des, pas à un, pas à une, pas fait pour, pas faite pour, pas conçu pour, pas conçue pour, pas adapté aux, pas adapté à,
      pas adaptée aux, pas adaptée à, pas idéal pour, pas prévu pour, pas prévue pour, pas recommandé aux, pas recommandé pour, pas compatible avec, incompatible avec, inadapté aux, inadapté à,
      inadaptée aux, inadaptée à, ne convient pas, ne conviendrait pas, ne conviendra pas, convient pas, conviendrait pas, conviendra pas, convient mal, convient peu, peu adapté aux, peu adapté à, peu adaptée aux,
      peu adaptée à, peu propice aux, déconseillé aux, déconseillé à, déconseillée aux, déconseillée à, déconseillons aux, interdit aux, interdit à, fermé aux, ni, aucun, aucune, sans,
      zéro, jamais de, jamais d', plus de, plus d', plus jamais de, point de, exit les, exit le, finis les, fini les, terminé les, terminé pour les, hors de question de louer à, hors de question, non aux, non à, oubliez les,
      refuse, refuse les, refusons, refusons les, refuse tout, refuse toute, refusons tout, refusons toute, évite, évitons, éviter, on évite, se méfie des, nous méfions des, on se méfie des, se passer des, se passer de, on se passera de, on se passe de, rien contre les, j'ai rien contre les, donné avec les, ça suffit les, fatigués des, tannés des, tanné des, pu de, pus de, pas envie de, pas envie d', n'aime pas les, n'aime pas trop les, n'aime guère les, écarte, écartons, écarter, exclut, excluons, exclure, à l'exclusion de,
      à l'exclusion des, excepté, excepté les, sauf aux, sauf les, sauf, préfère éviter, préférons éviter, préfère ne pas, préférerait ne pas, préférons ne pas, ne souhaite pas, ne souhaitons pas, ne souhaite plus, ne veut pas, ne veut plus,
      ne veux pas, ne veux plus, ne voulons pas, ne voulons plus, ne prend pas, ne prends pas, ne prenons pas, ne prenons plus, ne loue pas, ne loue plus, ne louons pas, ne louons plus, ne louera pas, n'accepte pas,
      n'accepte plus, n'acceptons pas, n'acceptons plus, n'acceptera pas, n'acceptent pas, n'accepte aucun, n'accepte aucune, n'accueille pas, n'accueillons pas, n'est pas fait pour, n'est pas faite pour, ne loue ni, veut pas, veut plus, veux pas,
      prend pas, prend plus, loue pas, loue plus, pas question de, pas question d', pas la peine de venir avec, tout sauf, se passe de, trop de, trop d', marre des, marre de, ras le bol des,
      pas de dossier de, pas de dossiers de, aucun dossier de, no, stop aux, stop, dehors les, 🚫, sans compter les, allergique aux, pas fan de, pas favorable aux, défavorable aux, assez de, assez eu de, tient à l'écart, à l'écart des, loin des, loin de toute,
      à l'abri des, à l'abri de, débarrassé des, débarrassés des, ne traite pas, ne traitons pas, ne voit jamais de, on ne voit pas de, on ne croise pas de, on n'y croise pas, n'y croise pas de, y a pas de, il n'y a pas de, n'a jamais accepté de, n'a pas`),
      ...across("ne, n', on ne, nous ne, je ne", "sommes pas, est pas, sont pas"),
      ...dealing.flatMap((word) => [
        `${word} pas`,
        `${word} plus`,
        `${word} jamais`,
        `${word} ni`,
        `pas ${word}`,
        `plus ${word}`,
        `jamais ${word}`,
      ]),
    ],
    except: [STEPS],
  },
  /** After the group: it is turned away. */
  unwelcome: list(
    `s'abstenir, abstenez vous, s'abstenir svp, s'abstenir merci, merci de s'abstenir, merci de ne pas candidater, merci de ne pas postuler, merci de ne pas appeler, merci de ne pas insister, merci de passer, ne pas candidater, ne pas écrire, ne candidatez pas, ne postulez pas, n'appelez pas, n'écrivez pas, n'insistez pas, n'insistez même pas, on ne veut rien, ne veut rien de, merci de vous abstenir, veuillez vous abstenir, prière de s'abstenir, abstenir, ne pas appeler, ne pas nous contacter, ne pas contacter, ne pas postuler, ne pas déranger,
    inutile, inutile d'appeler, inutile de postuler, inutile d'insister, inutile de me contacter, inutile de nous écrire, inutile d'écrire, inutile de se présenter, inutile de candidater, inutile de venir, pas la peine, pas la peine d'appeler, pas la peine de postuler, c'est pas la peine, ce n'est pas la peine,
    ne seront pas reçus, ne seront pas reçues, ne sera pas reçu, ne sera pas reçue, pas reçus, pas reçues, pas reçu, ne seront pas lus, ne seront pas lues, ne seront pas considérés, ne seront pas considérées, pas considérés, pas considérées, pas examinés, pas examinées, ne m'intéresse pas, ne m'intéressent pas, ne nous intéresse pas, ne nous intéressent pas, m'intéresse pas, passez votre tour, passe ton tour, passez tour, pas le genre, pas le genre de la place, pas le genre de la maison, pas notre clientèle, cherchez plus grand, ailleurs, autres logements, d'autres logements, se tourner vers, tournez vous vers, n'entrent pas, n'entre pas, restent dehors, reste dehors, pas chez nous, on laisse tomber, laissez tomber, ça ne m'intéresse pas, ça ne nous intéresse pas, non plus, je n'en veux pas, j'en veux pas, j'veux pas, on veut pas, veut pas de, veut rien savoir, veut rien savoir de, ben non, ça marche pas, ça marchera pas, marche pas ici, ça fit pas, fit pas, ne fit pas, se trouver ailleurs, ne perdez pas votre temps, perdre votre temps, perdre notre temps, perte de temps, gagnons du temps, gagnez du temps, passez votre chemin, passer votre chemin, passe ton chemin, passe son chemin, passent leur chemin, passez leur chemin, passer leur chemin, je ne souhaite pas, nous ne souhaitons pas, on ne souhaite pas, ne correspond pas, ne correspondent pas, ne correspondrait pas, ne cadre pas, ne cadrent pas, ne colle pas avec, ne collent pas, rien de tout ça, rien de tout cela, pas de ça, pas de ça chez nous, pas de ça ici, oubliez ça, oubliez, oublie ça, oublie, on n'aime pas, on aime pas, n'aime pas trop, n'aime pas, on fait pas ça, on ne fait pas ça, pas l'endroit, ce n'est pas l'endroit, ce ne sera pas l'endroit, pas la bonne adresse, pas la bonne place, pas l'adresse, frapper ailleurs, frappez à une autre porte, une autre porte, mal à l'aise, ne suffit pas, ne suffisent pas, suffit pas, ne compte pas, ne comptent pas, comptent pas, ne vaut rien, ne valent rien, n'ont pas à postuler, n'a pas à postuler, n'ont pas à candidater, n'a pas à appeler, n'ont rien à faire ici, c'est mort, même pas en rêve, gentil mais non, c'est non, c'est niet, niet, nada, circulez, à fuir, rentrez chez vous, ne font pas l'affaire, fera pas l'affaire, ne fera pas l'affaire, feront pas l'affaire, ne sont pas pour nous, nous passons, on passe, on passe notre tour, pas mon truc, pas notre truc, pas notre genre, le genre de la maison, passez chemin, passez à l'annonce suivante, allez voir ailleurs, voir ailleurs, cherchez ailleurs, chercher ailleurs, regardez ailleurs, trouver ailleurs, trouveront mieux ailleurs, seront mieux ailleurs, seraient mieux ailleurs, sera mieux ailleurs, serez mieux ailleurs, plus à l'aise ailleurs, plus heureux ailleurs, autre logement, un autre quartier,
    refusé, refusée, refusés, refusées, refus, refus systématique, exclu, exclue, exclus, exclues, exclure, écarté, écartés, écartée, écartées, non, non merci, non acceptés, non accepté, non acceptées, non acceptée, non admis, non admise, non souhaité, non souhaités, non souhaitée, non bienvenus, non désirés, pas acceptés, pas acceptées, pas accepté, pas acceptée, pas admis, pas bienvenus, pas bienvenu, pas les bienvenus, pas retenu, pas retenus, pas retenue, pas retenues, pas souhaités, pas souhaitée, pas souhaité,
    ne seront pas étudiés, ne seront pas étudiées, ne sera pas étudié, pas étudiés, pas étudiée, pas étudié, pas étudiées, pas pris en compte, pas prise en compte, pas pris, pas possible, impossible, pas autorisés, interdits, interdites, interdit, interdite, proscrits, bannis, tolérés, pas tolérés, non tolérés, indésirables, pas chez nous, pas chez moi, pas ici, pas dans mon immeuble, pas dans l'immeuble, n'ont pas leur place, n'a pas sa place, pas leur place, poubelle, à la poubelle, direct corbeille, corbeille, classés sans suite,
    ne convient pas, ne conviennent pas, ne conviendrait pas, ne conviendra pas, pas adapté, pas adaptée, inadapté, inadaptée, déconseillé, déconseillée, pas fait pour, pas faite pour vous, pas fait pour vous, n'est pas pour vous, n'est pas fait pour vous, pas pour vous, pas l'idéal, ce n'est pas l'idéal, pas idéal, trop compliqué, trop de problèmes, trop d'histoires, pas de problème surtout, font trop de bruit, ça ne va pas, ça ne passe pas, ça passera pas, ne passe pas, ne passera pas, ne passeront pas, ça ne colle pas, ne colle pas,
    ne sera pas retenu, ne sera pas retenue, ne seront pas retenus, ne seront pas retenues, ne seront pas rappelés, pas rappelés, pas de réponse, sans réponse, resteront sans réponse, restera sans réponse, ne recevront pas de réponse, très peu pour nous, très peu pour moi, peu pour nous, on a déjà donné, nous avons déjà donné, plus jamais, plus question, n'est pas question, hors de question, s'y sentiraient pas à l'aise, ne s'y sentirait pas, ne se sentiraient pas chez eux, ne s'y plairaient pas, ne s'y plaira pas, à éviter, à proscrire, on évite, on préfère éviter, évitez, désolé, désolée, désolés, à exclure, font fuir, le propriétaire n'en veut pas, n'en veut pas, n'en veut plus, en veut pas, n'en voulons pas, n'en voulons plus, n'en prend pas, n'en prenons pas, en prend pas, non négociable, ni de près ni de loin, en dehors, trouvera pas son bonheur, ne trouveront pas, y seraient malheureux, pas bien vu, mal vu, mal vus, mal vues, ne passerait pas, aura du mal, auraient du mal, auront du mal, plus dans l'immeuble, fera désordre, fait désordre`,
  ),
  sorry: list(`désolé pour, désolé, désolée, désolés, pardon, navré, regret, regrettons, malheureusement`),
  /** Before the group: what follows is wished for. */
  prefer: [
    ...verbs(
      "préférer, privilégier, favoriser, réserver, destiner, chercher, rechercher, souhaiter, désirer, viser, avantager",
    ),
    ...list(`de préférence, préférence pour, préférence à, préférence aux, préférence donnée, la préférence à, la préférence aux, la priorité à, priorité aux, priorité à, priorité pour, en priorité, en priorité à, en priorité aux, prioritairement, prioritairement à, prioritairement aux, plutôt, plus volontiers, volontiers à,
      loue à, loué à, louons à, louer à, louera à, loue aux, loue qu'à, loue qu'aux, ne loue qu'à, louons qu'à, qu'à, qu'aux, qu'à des, que des, que d', que les, qu'à un, qu'à une, que pour, rien que, veut, veux, voulons, voudrait, voudrions, aimerait, aimerions, aime avoir, aimons, sommes à la recherche, à la recherche d', à la recherche de,
      en quête d', en quête de, idéalement, l'idéal serait, l'idéal, l'idéal c'est, le profil idéal, locataire idéal, le locataire idéal, le candidat idéal, profil recherché, profil souhaité, profil type, 
      doit être, devra être, devez être, il faut être, faut être, doivent être, exige, exigeons, exigé, on veut, on cherche, on prend, on loue, prend, prenons, accepte, acceptons, n'accepte que, n'acceptons que, ne prend que, ne prenons que, prend que, loue que, limité à, limité aux, ouvert à, ouvert aux, accessible aux, tient à, attaché à, avis aux, avis à, bienvenue aux, si vous êtes, chez les, confie à, confiera, confier, ira à, ira de préférence, iront à, céder à, cède à, cédons à, vend à, vendre à, vendra à, vend qu'à, vendra qu'à, transmettre à, laisser à, revenir à, reviendra à, reste entre, louons de préférence, se sent mieux avec, plus à l'aise avec, à l'aise avec, sent plus à l'aise avec, a un faible pour, coup de coeur pour, plus tranquille avec, mieux avec, s'entend mieux avec`),
  ],
  /** Who it is made for: lawful for a household, not for a people or a faith. */
  suits: list(
    `conviendrait à, conviendra à, convient à, conviendrait parfaitement à, conviendra parfaitement à, idéal pour, parfait pour, parfaite pour, idéale pour, fait pour, faite pour, pensé pour, conçu pour, taillé pour, tout indiqué pour, sur mesure pour, rêvé pour, adapté aux`,
  ),
  /** Around the group: it is the only one. */
  only: list(
    `uniquement, seulement, exclusivement, strictement, seul, seuls, seule, seules, que des, que d', rien que des, qu'à des, qu'aux, ne que, juste, purement, réservé aux, réservé à, réservée aux, réservée à, réservés aux, réservé, réservée, exclusif, exclusive, only, 100 %, cent pour cent, tous, toutes, entre`,
  ),
  /** After the group: it is wished for. */
  preferred: list(
    `uniquement, seulement, exclusivement, only, seul, seuls, seules, strictement, impératif, impérativement, impérative, obligatoire, obligatoires, obligatoirement, exigé, exigée, exigés, exigées, requis, requise, requises, demandé, demandée, demandés, indispensable, indispensables, de rigueur, nécessaire,
    préféré, préférée, préférés, préférées, de préférence, en priorité, prioritaire, prioritaires, privilégié, privilégiée, privilégiés, privilégiées, favorisé, favorisés, souhaité, souhaitée, souhaités, souhaitées, recherché, recherchée, recherchés, recherchées, apprécié, appréciée, appréciés, appréciées, bienvenu, bienvenue, bienvenus, bienvenues, idéal, serait idéal, serait un plus, un plus, sera un plus, est un plus, est un atout, un atout, avant tout, avant tous, d'abord, svp, s'il vous plaît, merci, passeront en premier, passe en premier, passent en premier, passent devant, passeront devant, auront la préférence, a la préférence, aura la préférence, ont notre préférence, ont la préférence, a notre préférence, auront la priorité, ont la priorité, ou rien, sinon rien, sinon s'abstenir, sinon inutile, ou s'abstenir, s'y sentira bien, s'y sentiront chez eux, s'y sentira chez elle, se sentiront chez eux, s'y plaira, se plaira, seront chez eux, et c'est tout, point final, rien d'autre, de tradition, de naissance, de souche, dans l'âme, pratiquants, pratiquante, pratiquant, voulu, voulue, bon teint, vivement souhaité, vivement souhaitée`,
  ),
  must: list(
    `doit, doivent, devra, devront, devez, devrez, il faut, faut, faudra, il faudra, exige, exigeons, exigé, exigée, exigent, obligatoire, impératif, impérativement, impérative, indispensable, requis, requise, nécessaire, demandé, demandée, demandons, demande, à fournir, fournir, joindre, présenter, être capable, capable de, à condition de, à condition d', condition, uniquement, seulement, exclusivement, réservé, réservée, savoir, sachant, sous réserve, pourvu que, merci de préciser, préciser, précisez, indiquer, indiquez, mentionner, mentionnez, tenus, tenu de`,
  ),
  stay: list(
    `le reste, la reste, le rester, la rester, le restent, ça reste comme ça, cela reste ainsi, rester ainsi, reste ainsi, reste comme ça, reste comme, rester comme ça, comme ça et, c'est très bien ainsi, c'est très bien comme ça, c'est bien comme ça, bien comme ça, que ça dure, cela dure, ça continue, continue ainsi, ne change pas, ne change rien, rien ne change, que rien ne change, changer, ne changera pas, ne veut pas que ça change, on y tient, nous y tenons, y tient, y tenons, tient à ce que, tiennent à ce que, tenons à ce que, préserver, préservé, préservée, on compte bien, comptons bien, entend le rester, entendent le rester, qui entend, tels quels, tel quel, tant mieux, comme avant, comme autrefois, à l'ancienne, comme on les aime, comme on aime, garder cet esprit, conserver cet esprit, cet équilibre, demeure`,
  ),
  praise: list(
    `que des, uniquement des, exclusivement, majorité, majoritairement, essentiellement, principalement, presque que des, presque exclusivement, peuplé de, peuplée de, habité par, habitée par, occupé par, occupée par, occupé uniquement par, fréquenté par, composé de, composée de, composé exclusivement de, bonne, bonnes, bon, bons, honnêtes, braves, vraie, vraies, vrais, vrai, de vieilles, vieille, vieilles, traditionnelles, tous, toutes, tous des, 100 %, cent pour cent, entre, bien, belle, belles, tranquille, tranquilles, respectables, discrètes, discrète`,
  ),
  /** What the law wants to hear: everyone may come. */
  open: list(
    `sans égard à, sans égard au, sans considération de, sans distinction, sans discrimination, aucune discrimination, ne pratique aucune discrimination, ne pratiquons aucune, quelle que soit, quelles que soient, quel que soit, quels que soient, peu importe votre, peu importe l', peu importe la, peu importe le, peu importe d'où, n'entrent pas dans, n'entre pas dans, tous les dossiers, tous dossiers, toute candidature, toutes les candidatures, toutes candidatures, chaque dossier, chaque candidature, mêmes critères, mêmes conditions, mêmes règles, à égalité, de la même façon, de la même manière, comme les autres, comme tout dossier, tous profils, tous les profils, ouvert à tous, ouverte à tous, ouvert à toutes, ouvertes à tous, accessible à tous, bienvenus sans, tout le monde, sont les bienvenus, sont les bienvenues, sont bienvenus, sont bienvenues, est le bienvenu, est la bienvenue, est bienvenu, est bienvenue, aussi bien, y compris, acceptés sans, acceptées sans, acceptés volontiers, n'est pas un motif, n'est pas un critère, n'est pas un frein, pas un obstacle, ne sera demandé, n'est demandée, n'est exigée, n'est demandé, pas exigée, pas exigé, pas requise, pas requis, pas nécessaire, non exigé, non exigée, facilement accepté, étudiés au même titre, au même titre, à revenus égaux, ou non, ou pas, femmes et hommes, hommes et femmes, hommes comme femmes, femmes comme hommes, avec ou sans, charte, tous admis, toutes situations, toute situation, tous les âges, toute origine, toutes origines`,
  ),
};
