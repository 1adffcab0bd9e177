/** What a page is about when it is about no single home: news, guides, market figures, answers, tools, people. */
import { headsMany } from "./page/heads-many.ts";
import { isObject, type Json, listOf } from "./page/json.ts";
import type { Page } from "./page/page.ts";
import { metaText } from "./page/tagged.ts";
import { jsonLdOf } from "./readers/json-ld.ts";
import { typesOf } from "./readers/schema-org.ts";
import { plain } from "./units/number.ts";

/** Words of headlines about homes in general, by language. */
const TOPIC: readonly RegExp[] = [
  /\b(?:calculators?|faqs?|frequently asked|(?:market|housing|price) (?:report|trends?|update|analysis|insights?)|house prices|property prices|home values|sold (?:house |property )?prices|recently sold|median (?:prices?|rents?)|how (?:to|much)|what (?:is|are|does)|buy(?:er|ing)['’]?s? guide|(?:area|neighbou?rhood|suburb|city|local) (?:guide|profile)|guide to|living in|moving to|cost of living|things to (?:do|know)|best (?:places|areas|neighbou?rhoods|suburbs)|stamp duty|launch(?:es|ed)|unveil(?:s|ed)|planning (?:permission|application)|privacy policy|terms of use)\b/i,
  /ratgeber|mietspiegel|(?:miet|kauf|immobilien|wohnungs|quadratmeter)preise\b|preisentwicklung|marktbericht|häufige fragen|rechner\b|\btipps\b|stadtteil(?:porträt|führer)|wohnen in \p{Lu}|was kostet|wie viel|nachrichten|neubauprojekt/iu,
  /\b(?:guide d|prix (?:de l['’]immobilier|immobiliers?|au m²|moyens?|des loyers)|marché (?:immobilier|locatif)|conseils|simulat(?:eur|ion)|calculette|vivre à|habiter à|foire aux questions|questions fréquentes|actualités?|combien coûte|comment)(?!\p{L})/iu,
  /\b(?:gu[ií]a (?:de|del|para)|preguntas frecuentes|precios? (?:de la vivienda|medios?|del alquiler)|calculadora|simulador|vivir en|noticias|consejos|mercado (?:inmobiliario|de la vivienda)|informe|evoluci[óo]n del precio|cu[áa]nto cuesta|c[óo]mo)(?!\p{L})/iu,
  /\b(?:guida (?:a|al|alla|all)|domande frequenti|calcol(?:o|a|atore)|prezzi (?:delle case|medi|al m)|quotazioni|vivere a|notizie|mercato immobiliare|andamento|quanto costa|come (?:comprare|vendere|affittare))(?!\p{L})/iu,
  /\b(?:guia (?:de|do|da|para)|perguntas frequentes|simulador|pre[çc]os? m[ée]dios?|viver em|morar em|not[ií]cias|mercado imobili[áa]rio|quanto custa|dicas|como (?:comprar|vender|arrendar|alugar))(?!\p{L})/iu,
  /\b(?:hypotheek berekenen|woningmarkt|huizenprijzen|veelgestelde vragen|wonen in|nieuws|wat kost|tips voor)(?!\p{L})/iu,
  /攻略|资讯|資訊|新闻|新聞|楼市|樓市|房价(?:走势|行情|多少|查询)|房價|行情|计算器|計算機|问答|問答|百科|指南|须知|怎么|如何|为什么|多少钱|开盘|開盤|加推|摇号|土拍|(?:成交|市场)(?:报告|報告|数据|月报|周报)|解读|测评|评测|盘点|获批|首推|入市|[？?]$/u,
  /相場|推移|価格動向|市況|ガイド|コラム|よくある質問|シミュレーション|シミュレーター|ローン計算|住みやすさ|街(?:情報|の魅力)|ニュース|売却査定|とは[？?]?$|[？?]$/u,
  /시세|실거래가|뉴스|가이드|자주 묻는|계산기|분양 ?소식|전망|동향|청약|하는 법/u,
];
/** Who wrote it and when, as news and columns say it. */
const BYLINE =
  /记者|記者|责任编辑|责编|本网讯|(?:来源|作者|文章来源|發布|发布时间)\s?[:：]|(?:公開日|更新日|執筆|取材)\s?[:：]|기자(?!재)|입력\s?:?\s?\d{4}|^by \p{Lu}\p{L}+ \p{Lu}|\bmin(?:ute)? read\b|^von \p{Lu}\p{L}+ \p{Lu}\p{L}+,? \d|^(?:publié|mis à jour) le|^(?:publicado|actualizado) (?:el|em)|^pubblicato il|^gepubliceerd op|^veröffentlicht am/iu;
const PATH =
  /[/.](?:news|blogs?|guides?|ratgeber|magazin|magazines?|faqs?|articles?|artikel|stories|zixun|toutiao|wenda|baike|columns?|actualites?|conseils?|noticias?|consejos|guias?|notizie|guida|calculators?|rechner|mortgages?|hypotheek|market(?:-\w{1,20})?|house-prices|sold-prices|souba|sumai|nieuws|news-\w{1,20})[/.]/i;
const WRITING = /^(?:NewsArticle|BlogPosting|FAQPage|HowTo|Report|QAPage|ReportageNewsArticle)$/;
/** Pages of people and offices, which show what they offer. */
const PEOPLE_PATH =
  /\/(?:agents?|realtors?|brokers?|estate-agents?|agences?|agenzie|inmobiliarias?|imobiliarias?|makler|makelaars?|jingjiren|team|people|profile|staff)(?:[/.]|$)/i;
const OPENING = 16;

const typed = (documents: readonly Json[], is: RegExp): boolean =>
  documents
    .flatMap((document) => [document, ...listOf(isObject(document) ? document["@graph"] : undefined)])
    .flatMap(listOf)
    .some((node) => isObject(node) && typesOf(node).some((type) => is.test(type)));

/** How much says that a page is writing about homes and not the offer of one: 0 nothing, 2 probably, 4 surely. */
export function writingOf(page: Page): number {
  const titled = [page.title, page.heading].some((text) => {
    const line = plain(text.slice(0, 300));
    return TOPIC.some((words) => words.test(line));
  });
  const documents = jsonLdOf(page);
  const signed = page.main.slice(0, OPENING).some(({ text }) => text.length <= 90 && BYLINE.test(plain(text)));
  const type = metaText(page, "og:type")?.slice(0, 20) ?? "";
  return (
    (titled ? 2 : 0) +
    (typed(documents, WRITING) ? 2 : typed(documents, /^Article$/) ? 1 : 0) +
    (/^article/i.test(type) ? 1 : 0) +
    (page.url !== null && PATH.test(page.url.slice(0, 400)) ? 1 : 0) +
    (signed ? 1 : 0)
  );
}

/** True for the page of an agent or an office: its address says so. */
export const isAboutPeople = (page: Page): boolean => page.url !== null && PEOPLE_PATH.test(page.url.slice(0, 400));

/** Whether the title or the headline names homes in the plural. */
export const isHeadedMany = (page: Page): boolean => [page.title, page.heading].some(headsMany);
