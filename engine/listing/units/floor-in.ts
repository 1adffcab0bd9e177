/** The floor named in running text: "18/32层", "12th floor of 14", "3ª planta", "2. OG", "最上階15階". */
import { plain } from "./number.ts";

const FOUND: readonly RegExp[] = [
  /(?<!\d|\d\s?[/／])\d{1,3}\s?[/／]\s?(?:共|总高)?\d{1,3}\s?[层層楼樓](?![盘宇房市栋])/u,
  /(?<![\d/])\d{1,3}[层層楼樓]\s?\/\s?\d{1,3}[层層楼樓]/u,
  /(?<![\d/])\d{1,3}[层層楼樓]\s?(?:[(（/／]\s?(?:共|总高|总)\s?\d{1,3}\s?[层層楼樓][)）]?)/u,
  /(?<![\d/])\d{1,2}\s?\/\s?\d{1,2}F(?![\p{L}\d])/u,
  /(?<![\p{L}\d])\d{1,2}F\s?\/\s?\d{1,2}F(?![\p{L}\d])/u,
  /(?<!\p{Script=Han})(?:[高中低]|中高|中低)区\s?[/／]\s?共?\d{1,3}\s?[层層]/u,
  /(?:[高中低顶]|中高|中低)(?:楼层|樓層|[层層])(?:\s?(?:[(（/／]\s?[共总]?|[共总])\s?\d{1,3}\s?[层層][)）]?)?/u,
  /(?<![\d/共总高第])\d{1,3}[层層](?!高|楼)/u,
  /(?<!\p{Script=Han})(?:[高中低]|中高|中低)区(?!\p{Script=Han})/u,
  /(?<![\d/共总高第层])\d{1,2}[楼樓](?![盘宇房市层層栋])/u,
  /(?<!\p{Script=Han})[一二三四五六七八九十]{1,3}[楼樓](?![盘宇房市层層栋])/u,
  /(?<![\d/])\d{1,2}\s?[/／]\s?\d{1,2}階(?:建て?)?/u,
  /(?:最上階)?(?<![\d地上])\d{1,2}階(?!建)(?:部分)?(?:\s?[/／]\s?(?:地上)?\d{1,2}階(?:建て?)?|\s?\((?:地上)?\d{1,2}階建て?\))?/u,
  /(?<![\d/])\d{1,3}층?\s?\/\s?\d{1,3}\s?층|(?<![\d/])\d{1,3}층(?!\s?(?:건물|짜리|규모))|(?:고층|중층|저층)(?![가-힣])/u,
  /\b(?:(?:raised|upper|lower) ground|top|ground|first|second|third|fourth|fifth|sixth|upper|lower|(?<![\d-])\d{1,3}(?:st|nd|rd|th)) (?:floor|fl\b(?!oz))(?:\s(?:of|out of)\s\d{1,3})?/iu,
  /\b(?:high|mid|middle|low|upper|lower)[ -]floor(?! (?:plan|area|level))/iu,
  /\b(?:level|floor) \d{1,3}(?:\s(?:of|out of)\s\d{1,3})?\b/iu,
  /(?<![\d,.])\d{1,2}\s?(?:er|e|è|ème|ième)(?:\set\sdernier\s[ée]tage|\s?\/\s?\d{1,2}\s[ée]tages?)(?!\p{L})/iu,
  /(?<![\d,.])\d{1,2}\s?(?:er|ère|e|è|ème|ième|nd)\s[ée]tage(?![\p{L}])(?:\s(?:sur|\/|de)\s\d{1,2}(?!\d|\s?m))?|(?<!\p{L})(?:premier|deuxième|troisième|quatrième|cinquième|dernier)\sétage|(?<!\p{L})rez[- ]de[- ](?:chaussée|jardin)/iu,
  /(?<![\d.,])\d{1,2}\.\s?(?:OG|Stock(?:werk)?|Etage|Obergescho(?:ss|ß)|Gescho(?:ss|ß))(?!\p{L})(?:\s(?:von|\/)\s\d{1,2}(?!\d|\s?m|\s?qm))?|(?<!\p{L})(?:EG|DG|Erdgescho(?:ss|ß)|Hochparterre|Souterrain|Dachgescho(?:ss|ß))(?!\p{L})/u,
  /(?<![\d,.])\d{1,2}[.ªº°]{0,2}\s?planta(?!\p{L})(?:\sde\s\d{1,2}(?!\d|\s?m))?|(?<!\p{L})planta\s(?:\d{1,2}[ªº°]?|baja)|(?<!\p{L})piso\s\d{1,2}(?!\d|\s?(?:m|hab|dorm|rec[aá]m|amb|cuart|baño))|(?<!\p{L})(?:primera|segunda|tercera|cuarta|última)\splanta|(?<!\p{L})(?:primer|segundo|tercer|cuarto|quinto|último)\spiso(?!\p{L})/iu,
  /(?<![\d,.])\d{1,2}\.?[ºª°](?=\s(?:con|sin)\sascensor)/iu,
  /(?<![\d,.])\d{1,2}[°º]\s?piano(?!\p{L})(?:\s(?:di|su)\s\d{1,2}(?!\d|\s?m))?|(?<!\p{L})(?:primo|secondo|terzo|quarto|quinto|ultimo)\spiano|(?<!\p{L})piano\s(?:terra|rialzato|\d{1,2})/iu,
  /(?<![\d,.])\d{1,2}[.°ºª]{0,2}\s?andar(?!\p{L})(?:\sde\s\d{1,2}(?!\d|\s?m))?|(?<!\p{L})r[ée]s[- ]do[- ]ch[ãa]o/iu,
  /(?<![\d,.])\d{1,2}e\sverdieping(?:\svan\s\d{1,2}(?!\d|\s?m))?|(?<!\p{L})begane\sgrond/iu,
  /(?<![\d,.])\d{1,2}(?:\s?\/\s?\d{1,2})?[-\s]?этаж/iu,
  /(?<![\d,.])\d{1,2}\.?\s?(?:piętr(?:o|ze)|patro|patře|podlaží|poschod\p{L}{1,2}|våning(?:en)?|sal|etasje|kerros|korrus|emelet(?:en|i)?)(?!\p{L})|(?<!\p{L})(?:na parterze|v přízemí|på bottenvåningen|földszint(?:i|en)?)(?!\p{L})/iu,
  /(?<!\p{L})RD[CJ](?!\p{L})/u,
  /(?<!\p{Script=Han})最上階(?!\p{Script=Han}|\d)/u,
  // two bare numbers are a day, or which photo of how many, unless a lift goes there or the word stands before them
  /(?<=(?:电梯(?:房|楼)?|楼层|樓層)\s?:?\s?)\d{1,2}\/\d{1,2}(?![\d/])/u,
];

/** The first floor a text names, as printed; null when it names none. A house's number of storeys is no floor. */
export function floorIn(text: string): string | null {
  const line = plain(text.slice(0, 2000));
  for (const pattern of FOUND) {
    const found = pattern.exec(line)?.[0];
    if (found) return found.trim();
  }
  return null;
}

/** The text without the floor it names: "4e étage sur 7 395 000 €" ends with a price of six digits. */
export function withoutFloor(text: string): string {
  const floor = floorIn(text);
  return floor === null ? text : text.replace(floor, " ; ");
}
