/** Refusal and wish built of their parts, and what stands for a group or a promise without its name; France and Canada. */
import { across, list } from "#engine/compliance/frames/language";
import { NATURAL, STEPS } from "./choosing.ts";

const takeIn = `louer à, louer aux, loger, prendre, accueillir, recevoir, avoir, voir, trouver, choisir, confier à, confier les clés à, remettre les clés à, donner les clés à, vivre avec, vivre au dessus de, vivre à côté de, partager avec, côtoyer, garder, rencontrer, vendre à, vendre aux`;

export const broad = {
  against: {
    words: list(
      `pas, ne, n', non, nan, jamais, aucun, aucune, ni, sans, plus jamais, plus de, sauf, hors, excepté, personne, refus, refusé, refusée, refusés, refusons, refuse, exclu, exclus, exclue, écarté, écartés, écartée, recalé, recalés, éliminé, éliminés, s'abstenir, abstenez vous, abstenir, passez, passez votre chemin, passer votre chemin, allez voir, voir ailleurs, ailleurs, autre part, une autre adresse, autre annonce, autre immeuble, cherchez, mieux vaut, vaut mieux, plutôt, inutile, pas la peine, impossible, interdit, interdits, interdite, bannis, on oublie, oubliez, oublie ça, laissez tomber, laisse faire, laissez faire, bye, ciao, salut bonsoir, next, désolé, désolée, navré, malheureusement, hélas, déconseillé, déconseillée, inadapté, inadaptée, incompatible, casse, casse l'ambiance, gêne, dérange, dérangent, problème, problèmes, ennuis, chicane, chicanes, trouble, troubles, soucis, histoires, mauvaise expérience, mauvaises expériences, échaudé, échaudés, vacciné, vaccinés, assez donné, déjà donné, tranché, fini, finies, terminé, terminés, marre, ras le bol, tanné, tannés, ehpad, résidence adaptée, foyer, hlm, centre adapté, chsld, rpa, corbeille, poubelle, sans réponse, ignoré, ignorés, supprimé, supprimés, 🚫, ❌, 👋`,
    ),
    except: [STEPS, NATURAL],
  },
  wished: [
    ...across(
      "préfère, préférons, préférerait, préférerions, aimerait, aimerions, aimerait mieux, aimons mieux, aime mieux, souhaite, souhaitons, souhaiterait, voudrait, voudrions, veut, voulons, compte, comptons, cherche à, cherchons à, tient à, tenons à, espère, espérons, rêve de, on aime mieux, on préfère",
      takeIn,
    ),
    ...list(
      `serait plus à l'aise avec, serions plus à l'aise avec, plus à l'aise avec, se sentirait mieux avec, dormirait mieux avec, s'entend mieux avec, de préférence, de préférence à, par préférence, priorité à, priorité aux, priorité absolue à, priorité absolue aux, en priorité, en priorité aux, la préférence va à, préférence à, préférence aux, réservé à, réservé aux, réservée à, réservée aux, destiné à, destiné aux, pensé pour, imaginé pour, taillé pour, taillé sur mesure pour, taillée sur mesure pour, sur mesure pour, fait sur mesure pour, cousu main pour, idéal pour, idéale pour, parfait pour, parfaite pour, rêvé pour, le rêve de, le rêve pour, fera le bonheur d', fera le bonheur de, fera le bonheur des, ferait le bonheur d', fera la joie d', fera la joie de, comblera, séduira, plaira à, plaira aux, conviendrait à, conviendra à, irait bien à, irait comme un gant à, va comme un gant à, cherche, cherchons, on cherche, recherche, recherchons, on verrait bien, verrait bien, imagine, imaginons, voyons bien, appel à, avis à, avis aux`,
    ),
  ],
  "child-sign": list(
    `enfant, enfants, bébé, bébés, nourrisson, nourrissons, ado, ados, marmaille, marmots, gamins, gamin, gosses, gosse, mioches, ti cul, ti culs, flos, petits monstres, poussette, poussettes, landau, biberon, biberons, couches, couche, parc à bébé, lit à barreaux, jouets, tricycles, trottinettes, cris d'enfants, pleurs, rires d'enfants, petits pieds, enceinte, enceintes, grossesse, maternité, congé maternité, heureux événement, famille nombreuse, familles nombreuses, mère seule, mères seules, père seul, parent seul, parents seuls, maman solo, mamans solo, monoparentale, monoparentales, mère célibataire, jeunes parents, futurs parents, garde partagée, garde alternée, une fin de semaine sur deux, un week end sur deux`,
  ),
  "age-sign": list(
    `{num} ans et plus, {num} ans et +, {num} ans pis plus, {num} et plus, plus de {num} ans, moins de {num} ans, de {num} à {num} ans, entre {num} et {num} ans, quarantaine, cinquantaine, soixantaine, trentaine, vingtaine, retraité, retraités, retraitée, aîné, aînés, personnes âgées, personne âgée, vieux, vieilles, seniors, cégépiens, gang de cégep, cégep, collégiens, mineurs, majeurs, troisième âge, d'un certain âge, d'âge mûr, têtes grises, cheveux gris`,
  ),
  "health-sign": list(
    `infirmière, infirmier, infirmières, aide soignante, aide à domicile, aidant, aidants, soins à domicile, état de santé, santé fragile, fauteuil roulant, fauteuils roulants, déambulateur, déambulateurs, marchette, marchettes, canne, béquilles, handicap, handicapé, handicapés, handicapée, invalide, invalides, invalidité, mobilité réduite, pmr, aveugle, malvoyant, malvoyants, sourd, sourds, malentendant, dépression, dépressif, dépressifs, bipolaire, psy, psychiatrique, troubles psychiques, santé mentale, médicaments, médication, méthadone, dialyse, chimio, cancer, épilepsie, autiste, autisme, alzheimer, démence, curatelle, tutelle, ambulance, ambulances, oxygène, chien guide, chien d'assistance, chiens d'assistance, zoothérapie`,
  ),
  "aid-sign": list(
    `rsa, aah, apl, caf, assedic, chômage, chômeur, chômeurs, chômeuse, sans emploi, sans activité, bénéficiaires, bénéficiaire, allocataire, allocataires, allocations, aides sociales, aide sociale, assisté, assistés, assistés sociaux, bs, bien être social, prestataire, prestataires, prestations, chèque du gouvernement, chèques du gouvernement, solidarité sociale, csst, saaq, assurance emploi, rqap, supplément au loyer, psl, office municipal, omh, hlm, dalo, visale, fsl, curateur`,
  ),
  "origin-sign": list(
    `gens du voyage, roms, rom, manouches, gitans, gitan, communautés, gens des communautés, des réserves, la réserve, du nord, venus d'ailleurs, d'ailleurs, nouveaux arrivants, nouvel arrivant, arrivants, fraîchement arrivés, fraîchement débarqués, débarqués, immigrants, immigrant, immigrés, immigré, réfugiés, réfugié, demandeurs d'asile, sans papiers, titre de séjour, carte de séjour, récépissé, permis d'études, permis de travail, visa, visas, accent, accents, nom à coucher, nom de famille, consonance, patronyme, épices, odeurs de cuisine, odeurs d'épices, cuisine épicée, curry, porc, saucisson, cochon, noël, vin, apéro, boubou, djellaba`,
  ),
  "faith-sign": list(
    `voile, voilée, voilées, foulard, hijab, kippa, turban, tapis de prière, prière, prières, ramadan, halal, casher, mangent du porc, mange du porc, fêtent noël, fêter noël, messe, messes, pratiquant, pratiquants, pratiquante, croyant, croyants, croyante, baptisé, baptisés, crucifix, église du dimanche, mosquée, témoins de jéhovah, chrétienté, laïc, laïcs`,
  ),
  "couple-sign": list(
    `transition, en transition, personne en transition, trans, transgenre, travesti, homo, homos, gay, gays, gai, gais, lesbienne, lesbiennes, deux hommes, deux femmes, deux papas, deux mamans, arc en ciel, drapeau arc en ciel, lgbt, queer, non binaire, non binaires`,
  ),
  "public-job": list(
    `militaire, militaires, policier, policiers, policière, gendarme, gendarmes, pompier, pompiers, enseignant, enseignants, enseignante, profs, professeurs, instits, infirmiers hospitaliers, agents hospitaliers, agents de l'état, agent de l'état, agents territoriaux, agent territorial, agents publics, agent public, titulaires de la fonction publique, fonctionnaire, fonctionnaires, fonction publique, éducation nationale, hôpital public, rectorat, trésor public, secteur public, douaniers, statut public, corps d'état`,
  ),
  "sure-gain": list(
    `garanti, garantie, garantis, assuré, assurée, sans risque, zéro risque, les yeux fermés, à coup sûr, à tous les coups, forcément, mathématiquement, immanquablement, quoi qu'il arrive, peu importe le locataire, peu importe la conjoncture, peu importe le marché, peu importe ce qui, que le locataire paie ou non, beau temps mauvais temps, année après année, à vie, pour toujours, jamais une, ni jamais, comptez sur, tablez sur, c'est promis, parole, je vous le garantis, interdit toute, exclut toute, ne peut pas, ne peut que, ne peuvent que, ne fera que, impossible de perdre, on ne perd pas`,
  ),
  "gain-word": list(
    `rendement, net, brut, loyer, loyers, valeur, prix, plus value, revenu, revenus, rapport, baisse, perte, pertes, hausse, semaine creuse, semaines louées, semaines, nuitées, vacance, vide, redescendre, baisser, perdre, monter, grimper, augmenter, doubler, bénéfice, bénéfices, rentabilité, cash flow, locataire, locataires`,
  ),
};
