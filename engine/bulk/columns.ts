/** Which field a column of somebody's table holds, by its heading: in every language whose labels are known. */
import type { BatchField } from "#contract/batch/batch";
import { meaningOf } from "../listing/labels/index.ts";
import { normalLabel } from "../listing/labels/meaning.ts";

/** Headings of tables that stand on no page; words of portals' own exports. */
const words: Partial<Record<BatchField, string>> = {
  title:
    "title|headline|name|property name|listing title|标题|房源标题|名称|房源名称|タイトル|物件名|建物名|제목|매물명|물건명|titel|objekttitel|titre|título|titolo",
  description:
    "remarks|public remarks|summary|描述|介绍|房源介绍|备注|備考|설명|beschreibung|descripción|descrizione|descrição",
  address:
    "straße|strasse|straße hausnummer|straße und hausnummer|rue|calle|indirizzo completo|straat|straat en huisnummer|도로명주소|住居表示",
  currency: "currency|price currency|币种|货币|通貨|통화|währung|devise|moneda|valuta|moeda",
  period: "period|rent period|price period|frequency|price freq|租期单位|计价周期|付款周期",
  country: "country|country code|国家|國家|国|land|pays|país|paese|nation",
  latitude: "latitude|lat|纬度|緯度|breitengrad",
  longitude: "longitude|lng|lon|long|经度|經度|längengrad",
  photos:
    "photos|photo|images|image|image urls|photo urls|pictures|picture|图片|照片|图片链接|圖片|写真|画像|사진|bilder|fotos|photos urls|immagini|imagens",
  floorPlans:
    "floor plan|floor plans|floorplan|floor plan urls|户型图|户型图链接|平面图|間取り図|間取図|평면도|grundriss|planimetria|plattegrond",
  status:
    "status|listing status|property status|standard status|state of sale|状态|房源状态|在售状态|販売状況|掲載状況|상태|매물상태|vermarktungsstatus|verkaufsstatus|statut|estado del anuncio|stato annuncio",
  link: "link|url|listing url|source url|web link|链接|网址|房源链接|網址|リンク|링크|webseite|lien|enlace",
  transaction: "sale or rent|sale/rent|listing type|交易类型|租售|租售类型|类别|出售出租|取引|거래",
  price: "总价(万)|总价（万元）|售价(万元)|价格(万元)|价格（元）",
};

const table = new Map(
  Object.entries(words).flatMap(([field, list]) =>
    list.split("|").map((word): [string, BatchField] => [normalLabel(word), field as BatchField]),
  ),
);

/** A field for each heading, the first of two that mean the same; null for a heading nobody knows. */
export function guessMapping(headings: readonly string[]): (BatchField | null)[] {
  const taken = new Set<BatchField>();
  return headings.map((heading) => {
    const field = table.get(normalLabel(heading)) ?? meaningOf(heading, null);
    if (field === null || (field !== "disclosure" && taken.has(field))) return null;
    taken.add(field);
    return field;
  });
}
