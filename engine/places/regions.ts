/** Regions that pages print beside a town ("Lourmarin, Vaucluse"): larger than the town, though they stand where a district would. */

/** By country; departments as the state writes them, ceremonial counties of Great Britain; public knowledge, reviewed 2026-11. */
const table: Readonly<Record<string, string>> = {
  FR: "Ain Aisne Allier Alpes-de-Haute-Provence Hautes-Alpes Alpes-Maritimes Ardèche Ardennes Ariège Aube Aude Aveyron Bouches-du-Rhône Calvados Cantal Charente Charente-Maritime Cher Corrèze Corse-du-Sud Haute-Corse Côte-d'Or Côtes-d'Armor Creuse Dordogne Doubs Drôme Eure Eure-et-Loir Finistère Gard Haute-Garonne Gers Gironde Hérault Ille-et-Vilaine Indre Indre-et-Loire Isère Jura Landes Loir-et-Cher Loire Haute-Loire Loire-Atlantique Loiret Lot Lot-et-Garonne Lozère Maine-et-Loire Manche Marne Haute-Marne Mayenne Meurthe-et-Moselle Meuse Morbihan Moselle Nièvre Nord Oise Orne Pas-de-Calais Puy-de-Dôme Pyrénées-Atlantiques Hautes-Pyrénées Pyrénées-Orientales Bas-Rhin Haut-Rhin Rhône Haute-Saône Saône-et-Loire Sarthe Savoie Haute-Savoie Seine-Maritime Seine-et-Marne Yvelines Deux-Sèvres Somme Tarn Tarn-et-Garonne Var Vaucluse Vendée Vienne Haute-Vienne Vosges Yonne Essonne Hauts-de-Seine Seine-Saint-Denis Val-de-Marne Val-d'Oise",
  GB: "Bedfordshire Berkshire Buckinghamshire Cambridgeshire Cheshire Cornwall Cumbria Derbyshire Devon Dorset Durham Essex Gloucestershire Hampshire Herefordshire Hertfordshire Kent Lancashire Leicestershire Lincolnshire Merseyside Norfolk Northamptonshire Northumberland Nottinghamshire Oxfordshire Rutland Shropshire Somerset Staffordshire Suffolk Surrey Warwickshire Wiltshire Worcestershire Fife Aberdeenshire Ayrshire Lanarkshire Perthshire Gwynedd Powys Pembrokeshire",
};
const regions = new Map(Object.entries(table).map(([country, names]) => [country, new Set(names.split(" "))]));

/** Is what a page prints as the district a region that the town lies in? */
export const isRegion = (name: string | null, country: string | null): name is string =>
  name !== null && regions.get(country ?? "")?.has(name.replace("’", "'")) === true;
