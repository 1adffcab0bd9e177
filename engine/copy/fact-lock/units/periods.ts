/** Words that say how often money is due. `before` stands in front of the amount within one clause. */

export type Period = "day" | "week" | "month" | "quarter" | "year";

export const periodWords: readonly { period: Period; words: string; before: string }[] = [
  {
    period: "week",
    words: "weeks?|weekly|wk|pw|semaine|hebdomadaires?|Woche|wöchentlich|周|星期|週(?:間)?|주(?![차택])",
    before: "weekly|hebdomadaires?|wöchentliche?[rsn]?|Wochenmiete|周租金?|每周|一周|每星期|週額|毎週|주당|매주|주세",
  },
  {
    period: "day",
    words: "days?|daily|night|nightly|jour|nuit|Tag|täglich|Nacht|天|日(?!元)|晚|泊|박|일(?![본])",
    before: "daily|nightly|日租金?|每天|每晚|每日|1泊|一泊|1박|하루",
  },
  {
    period: "month",
    words: "months?|monthly|mo|pcm|mois|mensuels?|Monat|monatlich|mes|mese|mês|maand|个?月|ヶ月|か月|달|월",
    before:
      "monthly|mensuel(?:le)?s?|monatliche?[rsn]?|Monatsmiete|月租金?|每个?月|月供|毎月|月額|月々|매월|월세|한 달",
  },
  {
    period: "quarter",
    words: "quarters?|quarterly|trimestres?|trimestriels?|Quartal|vierteljährlich|季度?(?!节)|四半期|분기",
    before: "quarterly|vierteljährlich|trimestriel(?:le)?s?|每季度?|毎四半期|매 ?분기|분기별",
  },
  {
    period: "year",
    words: "years?|yearly|annually|annum|yr|ans?|année|año|anno|ano|jaar|Jahr|jährlich|年(?![の代建築])|년|연간",
    before:
      "annual(?:ly)?|yearly|annuel(?:le)?s?|jährliche?[rsn]?|Jahresmiete|每年|一年|全年|年地税|年租金?|年物业费|年額|年間|연간|매년|1년",
  },
];

/** One character in front of the figure says it in Chinese, Japanese and Korean: 月45ドル, 연 2,610유로. */
export const eastAsianPeriod: readonly { period: Period; before: string }[] = [
  {
    period: "month",
    before:
      "(?<![\\d一-九十])月(?:に|あたり|当たり|均|換算で|平均)?(?:すると|直すと|換算すると|均せば|ならすと|割ると|なら|で|均|约)?|(?<![가-힣\\d])월(?: ?평균)?",
  },
  { period: "year", before: "(?<![\\d零〇一-九十])年(?:に(?:すると|直すと|換算すると)?)?|(?<![가-힣\\d])연" },
  { period: "quarter", before: "四半期(?:に|ごとに)?|(?<![가-힣])분기" },
  { period: "week", before: "週に?|(?<![가-힣\\d])주에?" },
];
