/** What advertisements promise and boast: gains, certainty, degree, rank, fees. */
import { list } from "#engine/compliance/frames/language";

export const claims = {
  certain: list(
    `garanti~, garantie, garantit, garantissons, garantir, garantissent, assuré~, assure, assurons, assurer, assurent, certain, certaine, certifié~, c'est sûr, sûr et certain, sûre et certaine, placement sûr, rendement sûr, investissement sûr, pierre sûre, loyer sûr, valeur la plus sûre, à coup sûr, sans risque, sans aucun risque, zéro risque, aucun risque, risque zéro, risque nul, sans le moindre risque, sans mauvaise surprise, sans surprise, promis, promise, promet, promettons, promesse, vous promets, immanquable, immanquablement, forcément, obligatoirement, infaillible, infailliblement, imparable, inévitable, inévitablement, automatique, automatiquement, mécaniquement, mathématique, mathématiquement, quoi qu'il arrive, quoiqu'il arrive, quoi qu'il advienne, coûte que coûte, vous pouvez compter dessus, c'est écrit, écrit d'avance, joué d'avance, les yeux fermés, yeux fermés, à tous les coups, dans tous les cas, aucun doute, sans aucun doute, sans l'ombre d'un doute, nul doute, indubitablement, parole d'agent, parole de, ma parole, je mange mon chapeau, je vous garantis, ne bougera pas, ne bougera plus, ne bouge pas, coulé dans le béton, gravé dans le marbre, point final, juré, jusqu'à la dernière échéance, vous ne sortez pas un centime, sans sortir un centime, sans débourser un centime, sans mettre un sou,  je vous le signe, on vous le signe, c'est du béton, béton, du solide, bétonné, blindé, 100 %, 100 % sûr, cent pour cent, valeur sûre, coup sûr, inratable, gagnant à tous les coups, à vie, assurément, immuable, contractuellement, acquis, acquise, c'est plié, plié, indéfectible, à toute épreuve, pépère, dormez tranquille, dormir tranquille, dormirez tranquille, esprit tranquille, sans souci, sans bouger, sans rien faire, sans lever le petit doigt, les doigts dans le nez, tout seul, toute seule, tout cuit, c'est cadeau, bon an mal an, année après année, à perpétuité, à jamais, pour toujours, toujours, systématiquement, en dormant, pendant que vous dormez`,
  ),
  future: list(
    `va, vont, ira, iront, sera, seront, aura, auront, fera, feront, prendra, prendront, vaudra, vaudront, doublera, doubleront, triplera, grimpera, grimperont, montera, monteront, augmentera, augmenteront, flambera, flamberont, s'envolera, s'envoleront, explosera, exploseront, rapportera, rapporteront, gagnerez, toucherez, empocherez, encaisserez, revendrez, récupérerez, doublerez, deviendra, peut que, peuvent que, ne peut que, ne peuvent que, ne fera que, ne cessera de, n'a pas fini de, n'ont pas fini de, continuera de, continueront de, continuera à, dans un an, dans deux ans, dans trois ans, dans cinq ans, dans dix ans, d'ici {num} ans, d'ici deux ans, d'ici trois ans, d'ici cinq ans, d'ici dix ans, dans {num} ans, en {num} ans, en deux ans, en trois ans, en cinq ans, avec le métro, dès l'arrivée du, à l'arrivée du, demain, l'an prochain, l'année prochaine, à la revente, bientôt, sous peu`,
  ),
  gain: list(
    `rendement~, rentabilité, plus value, plus values, plusvalue, revenu~, revenus, loyer, loyers, rente, rapport, bénéfice~, profit~, gain~, retour sur investissement, rapporte, rapportera, placement~, investissement~, capital, capitaux, patrimoine, valorisation, valeur, prix, prise de valeur, mise, revente, cash flow, cashflow, cash-flow, trésorerie, équité, appréciation, cote, locataire~, locatif, locative, location, remplissage, occupation, rotation, encaissement~, jackpot, pactole, magot, argent, sous, pognon, fric, épargne, retraite, dividendes, mètre carré, m2, opération, affaire, marge`,
  ),
  rise: list(
    `monter, monte, montent, montera, monteront, augmenter, augmente, augmentera, augmenteront, grimper, grimpe, grimpera, grimperont, flamber, flambe, flambera, flamberont, s'envoler, s'envole, s'envolera, s'envoleront, exploser, explose, explosera, exploseront, bondir, bondira, décoller, décolle, décollera, doubler, double, doublera, doubleront, doublée, tripler, triple, triplera, prendre de la valeur, prend de la valeur, prendra de la valeur, prendront de la valeur, prendre {num} %, prendra {num} %, prendre, prendra, gagner, gagnera, rapporter, rapportera, rapporte, valoir, vaudra, valoir plus, valoir le double, progresser, progressera, s'apprécier, s'appréciera, se valoriser, se valorisera, se revendra, se revendre, revendra, crever le plafond, crèvera, en hausse, à la hausse, hausse, s'enrichir, fructifier, fructifiera, cartonner, cartonnera, plus cher, le double, de l'or, une fortune, fortune, une mine d'or, gros lot`,
  ),
  vacancy: list(
    `vacance, vacance locative, vacances locatives, vide, vides, carence, carence locative, impayé, impayés, logement vacant, inoccupé, inoccupée, inoccupation, trou, période creuse, mois creux, mois perdu, mois sans locataire, inoccupé, logement vide, jour sans locataire, un mois vide`,
  ),
  rented: list(
    `loué, louée, loués, louées, occupé, occupée, rempli, remplie, complet, plein, pleine, en location, réservé`,
  ),
  disclaimed: list(
    `sans garantie, pas une garantie, pas garanti, pas garantie, pas garantis, non garanti, non garantie, non garantis, ne garantit pas, ne garantissent pas, ne garantissons, ne préjugent pas, ne préjuge pas, ne constituent pas, ne constitue pas, n'est pas garanti, n'est pas garantie, n'est garanti, n'est pas assuré, n'est pas assurée, ne sont pas assurés, non assuré, n'est garantie, n'est promis, n'est promise, ni garanti, aucune garantie, ne promettons, ne promet, aucune promesse, peut baisser, peuvent baisser, peut varier, peuvent varier, peuvent évoluer, peut évoluer, garantie loyers impayés, garantie des loyers impayés, gli, assurance loyers impayés, garantie financière, garantie d'achèvement, garantie décennale, décennale, garantie de parfait achèvement, parfait achèvement, biennale, gfa, garantie visale, dépôt de garantie, garantie de livraison, garantie intrinsèque, assurance, comporte un risque, comporte des risques, risque de vacance, risque de perte, risques de, à la baisse comme à la hausse, à la hausse comme à la baisse, passées ne, performances passées, ne présagent pas, pas un engagement, aucun engagement, n'engage, plan de garantie, gcr, abritat, garantie légale, rendement passé, rendements passés`,
  ),
  /** What a figure rests on or hangs on, wherever it stands in its sentence. */
  qualified: list(
    `à titre indicatif, indicatif, indicative, estimation, estimé, estimée, selon le bail, bail en cours, loyer actuel, actuellement loué, actuellement louée, loué actuellement, calcul, loyers annuels, hors charges et, brut, brute, avant impôt, avant charges, avant fiscalité, notaires, selon les notaires, source, statistiques, base bien, base perval, dvf, l'indice, irl, tal, baux, bail signé, plafond, plafonné, plafonnée, conditions du contrat`,
  ),
  /** Superlatives that can be measured. */
  most: list(
    `meilleur~, meilleure, meilleures, meilleurs, le plus, la plus, les plus, le moins, la moins, les moins, numéro un, numéro 1, no 1, n 1, nº 1, n°1, n° 1, # 1, premier, première, premiers, leader, leaders, champion~, championne, roi, rois, reine, reines, boss, patron, patrons, top, top 1, référence, imbattable~, inégalé~, inégalable~, inégalées, incomparable~, indétrônable~, incontesté~, incontournable~, sans égal, sans équivalent, sans concurrence, sans rival, sans pareil, hors concours, hors pair, record, record absolu, star, stars, élite, as, king, le maître, maîtres, ultime, suprême, absolu, au dessus du lot, défiant toute concurrence, défie toute concurrence, défient toute concurrence`,
  ),
  nobody: list(
    `personne, personne d'autre, qui, nul, nulle part, nulle part ailleurs, aucun, aucune, aucun confrère, aucune agence, aucune autre agence, aucun concurrent, aucun courtier, aucun autre courtier, pas une agence, pas un courtier, pas un, pas une, aucun autre, aucune autre, rien de, impossible de, impossible, introuvable, vous ne trouverez, ne trouverez, trouverez pas, trouvera pas, trouvez, on ne trouve, on ne fait, cherchez toujours, défions quiconque, défie quiconque, défions, qui dit mieux, aucun rival`,
  ),
  better: list(
    `mieux, meilleur, meilleure, meilleurs, moins cher, moins chère, moins chers, plus vite, plus cher, plus rapide, plus rapidement, plus bas, plus haut, plus beau, plus belle, plus grand, plus efficace, plus performant, plus compétent, aussi vite, aussi bien, aussi bas, aussi beau, aussi belle, autant, soutient la comparaison, soutiennent la comparaison, tient la comparaison, arrive à la cheville, ne fait ça, ne fait cela, fait le poids, d'équivalent, d'égal, d'égale, rivalise, rivaliser, que nous, que moi, comme nous, comme moi, à ce prix, à ce tarif, pareil, comparable, équivalent, cheville, mieux que nous, à la cheville`,
  ),
  trade: list(
    `agence, agences, agent, agents, immobilier, immobilière, immobilières, immo, réseau, réseaux, cabinet, mandataire, mandataires, conseiller, conseillère, conseillers, négociateur, négociatrice, courtier, courtiers, courtière, courtières, courtage, chasseur, étude, équipe, vendeur, vendeurs, maison, office, spécialiste, spécialistes, expert, experts, notaire, bannière, franchise, professionnel, professionnels, transaction, transactions, vente, ventes, estimation, gestion, location, locations, syndic, vendent, vend, secteur, marché, place`,
  ),
  home: list(
    `appartement, appart, maison, studio, t1, t2, t3, t4, t5, f2, f3, f4, duplex, loft, villa, pavillon, terrain, bien, biens, logement, prix, tarif, tarifs, loyer, loyers, honoraires, commission, commissions, taux, frais, m2, mètre carré, condo, condos, bungalow, plex, triplex, offre, affaire, offres, affaires, deal, deals, vue, emplacement, rapport qualité prix, résidence, immeuble, programme, chalet, propriété`,
  ),
  region: list(
    `de la ville, en ville, du secteur, du quartier, de la rue, du département, de la région, du pays, de france, du marché, sur le marché, du coin, de la côte, du bassin, de la métropole, de l'agglo, de l'agglomération, du canton, de la commune, du centre, du monde, du littoral, de la place, de la rive sud, de la rive nord, du québec, de l'île, de montréal, de québec, de paris, de lyon, de marseille, de toulouse, de bordeaux, de nantes, de lille, de nice, de strasbourg, de rennes, de montpellier, à la ronde, du coin, de l'estrie, de la mauricie, de l'outaouais, de laval, de gatineau, de longueuil, de sherbrooke, du grand paris, du nord, du sud, de l'ouest, de l'est, {cap}`,
  ),
  rival: list(
    `concurrence, la concurrence, concurrent, concurrents, les autres, autres agences, confrères, n'importe qui, quiconque, tout le monde, toutes les autres, toutes les agences, autre agence, autres courtiers, autre courtier, n'importe quel, ailleurs, tous les autres, partout ailleurs`,
  ),
  fee: list(
    `honoraires, honos, honoraire, hono, commission, com, frais d'agence, frais d agence, frais de l'agence, frais de négociation, frais d'intermédiation, rémunération, rémunération de l'agence, fa, fai`,
  ),
  buyer: list(
    `acquéreur, acquéreurs, acquéreuse, futur propriétaire, vous futur, acheteur, acheteurs, acheteuse, preneur, à votre charge, vous payez, payez, payé par vous, réglés par vous, vous réglez`,
  ),
};
