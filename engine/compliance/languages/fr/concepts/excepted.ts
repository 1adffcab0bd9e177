/** Everybody may come but some: "tout le monde sauf les étrangers", "ouvert à tous, hormis les familles". */
import { type Concept, everyGroup, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  everyone: list(
    `tout le monde, n'importe qui, quiconque, chacun, à tous, pour tous, tous bienvenus, tous sont bienvenus, tous les bienvenus, tous acceptés, tous sont acceptés, toutes bienvenues, tous peuvent, tous peuvent postuler,
    tous profils, tous les profils, tous types de profils, tous dossiers, tous les dossiers, toutes candidatures, toutes les candidatures, toute candidature, toute personne, toutes personnes, toutes les personnes, toutes nationalités,
    toutes les nationalités, toutes origines, toutes les origines, toutes religions, toutes les familles, tous les locataires, tous locataires`,
  ),
  excepting: list(
    `sauf, sauf les, sauf aux, sauf pour les, hormis, hormis les, hors, excepté, excepté les, exception faite des, à l'exception des, à l'exception de, à l'exception d', à l'exclusion des, à l'exclusion de, à part, à part les, mis à part, mis à part les, en dehors des, fors, mais pas les, mais pas aux`,
  ),
};

const excepted = (group: string): string[] => [
  `<everyone> ...6 <excepting> ..3 <${group}>`,
  `^ <excepting> ..3 <${group}> ...4 <everyone>`,
];

export const exceptions: Record<string, Concept> = everyGroup(
  {
    "race-preferred": ["race"],
    "origin-preferred": ["origin"],
    "faith-preferred": ["faith"],
    "sex-preferred": ["sex"],
    "orientation-preferred": ["orientation"],
    "children-unwelcome": ["children"],
    "age-preferred": ["age"],
    "marital-preferred": ["marital"],
    "disability-unwelcome": ["disability"],
    "benefits-refused": ["benefits"],
  },
  excepted,
);
