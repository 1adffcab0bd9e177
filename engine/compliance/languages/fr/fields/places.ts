/** Where people live together, and the things that only share a word with a group of people. */
import { list } from "#engine/compliance/frames/language";

export const places = {
  area: list(
    `immeuble, immeubles, résidence, copropriété, copro, quartier, rue, voisinage, voisins, voisines, palier, cage, cage d'escalier, lotissement, village, hameau, ambiance, atmosphère, environnement, maison, bâtisse, secteur, coin, étage, étages, bloc, building, duplex, triplex, quadruplex, plex, complexe, communauté, population, entourage, esprit, habitants, résidents, occupants, clientèle, impasse, cour, bâtiment, logement, foyer`,
  ),
  /** Beside a people's name: a thing, not a person. */
  thing: list(
    `cuisine, cuisines, bar, frigo, réfrigérateur, jardin, jardins, salle, lit, porte, portes, fenêtre, fenêtres, style, mode, norme, normes, meuble, meubles, restaurant, restaurants, épicerie, boulangerie, marché, langue, rue, place, avenue, boulevard, pont, quai, école, lycée, consulat, ambassade, église, temple, tuile, tuiles, parquet, marbre, carrelage, billard, cheminée, plafond, plafonds, pierre, siècle, architecture, architecte, marque, cuisiniste, équipement, électroménager, vin, fromage, volets, persiennes, douche, quartier, gare, hôtel, union, marchés, film, série, droit, loi, code, législation, état, république, riviera, alpes, frontière, côté, vue, radio, voiture, musique, musée, théâtre, cinéma, parc, stade, tribunal, institut, centre, maternelle, crèche, poêle, véranda, clim, cave, murs, mur, peinture, façade, laqué, laquée, mat, mate, carreaux, plan, table, verre, gris, métal, bois, or, quartz, granit, granite, acier, fumé, stores, rideaux, placards, salon, sol, sols, comptoir, comptoirs, linge, plancher, îlot, dosseret, store vénitien, store, toilettes, point, béton, pain, fil, chêne, parquets, volet, canapé, tapis`,
  ),
};
