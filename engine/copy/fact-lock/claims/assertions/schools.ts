/** A place at a school or a nursery that is said to be sure: a listing tells how far it is. */
import type { Assertion } from "./assertion.ts";

const ofSchools =
  /school|day ?care|nurser|kindergart|(?<!\p{L})kitas?|preschool|pre-k|primary|college|catchment|écoles?|crèche|maternelle|collège|lycée|scolaire|Schul|schule|Krippe|Hort|Gymnasium|Yulin/iu;

export const schools: readonly Assertion[] = [
  {
    id: "placeAssured",
    known:
      /对口|zoned (?:for|to)|assigned (?:to|school)|secteur scolaire|sectoris|Schulsprengel|배정|通学区|in (?:the )?catchment|学区内/iu,
    of: ofSchools,
    said: {
      en: "(?:places?|spots?|seats?|enrol?ment|admission|entry)(?: [\\p{L}'’-]+){0,6} (?:guaranteed|assured|secured?|reserved|waiting|certain|yours|held|automatic|included)|(?:guaranteed|assured|reserved|secure|automatic) (?:\\p{L}+ ){0,2}(?:places?|spots?|seats?|enrol?ment|admission|entry)|(?:has|have|holds|keeps|offers) (?:a |an |the )?(?:places?|spots?|seats?) (?:for|waiting)(?: [\\p{L}'’-]+){0,3}|(?:your |the |their )?(?:child(?:ren)?|kids?|son|daughter|little ones?|youngsters)(?: [\\p{L}'’-]+){0,3} (?:gets?|will get|will attend|attends?|goes? to|will go to|(?:is|are) (?:entitled|admitted|enrolled|zoned)|qualif(?:y|ies)|would be zoned|be zoned)(?: [\\p{L}'’-]+){0,3}|(?:entitles|gets) (?:you|your (?:child|kids))(?: [\\p{L}'’-]+){0,4}|falls? (?:within|in|into) (?:the )?(?:catchment|zone)|in (?:the )?(?:catchment|zone) (?:of|for)",
      fr: "(?:places?|inscriptions?|entrée|admission)(?: [\\p{L}'’-]+){0,7} (?:assurée?s?|garantie?s?|acquise?s?|réservée?s?|certaine?s?|automatique|vous attend(?:ent)?|d['’]office|comprise?)|(?:votre|vos|les|leurs?|ton|tes) (?:enfants?|fils|fille|petits?|bout de chou)(?: [\\p{L}'’-]+){0,3} (?:iron?t|auron?t|a|ont|sera|seront|est inscrit|dépend(?:ent)?)(?: [\\p{L}'’-]+){0,4} (?:école|crèche|maternelle|collège|lycée|place|inscrits?)|secteur d(?:e|u)(?: la| l['’])?(?: [\\p{L}'’-]+){0,3} (?:école|collège|lycée)",
      de: "(?:Plätze|Platz|Kitaplatz|Krippenplatz|Schulplatz|Aufnahme|Anmeldung|Einschulung)(?: [\\p{L}'’-]+){0,7} (?:sicher|garantiert|reserviert|gesichert|frei|freigehalten|zugesagt|gewiss|inklusive|wartet|vergeben wir)|(?:garantierte[rn]?|sichere[rn]?|reservierte[rn]?|feste[rn]?) (?:Kita|Schul|Krippen)?[pP]latz|(?:euer|Ihr|dein|eure|Ihre) (?:Kind|Kinder|Nachwuchs|Sohn|Tochter)(?: [\\p{L}'’-]+){0,3} (?:bekommt|bekommen|hat|geht|gehen|darf|kommt|kommen)(?: [\\p{L}'’-]+){0,5}|(?:im|zum) Einzugsgebiet|(?:gehört|zählt) zum (?:Schul)?[sS]prengel",
    },
  },
];
