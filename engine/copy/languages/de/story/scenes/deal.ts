/** Scenes in German: money and terms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const deal: readonly Scene[] = [
  {
    on: ["noKeyMoney", "keyMoney"],
    icon: "💴",
    weight: 90,
    title: ["Kein Schlüsselgeld: {beds} in {city}"],
    open: {
      professional: [
        "In Japan wird beim Einzug oft Schlüsselgeld (Reikin) fällig, das man nicht zurückbekommt. Hier fällt keines an.",
      ],
      friendly: ["Wer in Japan mietet, kennt das Schlüsselgeld: gezahlt, bedankt, weg. Hier fällt keines an."],
      luxury: ["Kein Schlüsselgeld. Der Anfang bleibt leicht."],
      trendy: ["Schlüsselgeld: null. Ja, wirklich."],
    },
    line: {
      professional: ["Kein Schlüsselgeld (Reikin)"],
    },
    end: {
      friendly: ["Was machst du mit dem gesparten Geld?"],
      trendy: ["Gespartes Geld: Ramen oder Reisekasse? 🍜"],
    },
  },
  {
    on: ["noKeyMoney", "keyMoney", "nearTransit", "transit"],
    icon: "💴",
    weight: 98,
    title: ["Kein Schlüsselgeld, nah an der Bahn"],
    open: {
      friendly: ["Kein Schlüsselgeld, {transit.until}: Da fängt der Umzug freundlich an."],
      trendy: ["Schlüsselgeld null, {transit.until}. Noch Fragen?"],
      professional: ["Kein Schlüsselgeld, {transit.until}."],
    },
  },
  {
    on: ["noDepositAsked", "deposit"],
    icon: "💶",
    weight: 76,
    open: {
      professional: ["Eine Kaution wird nicht verlangt."],
      friendly: ["Kaution? Keine. Das Geld bleibt erst mal auf deinem Konto."],
      trendy: ["Kaution: keine. Umzugsbudget: gerettet."],
      luxury: ["Ohne Kaution. Ein leichter Anfang."],
    },
    line: {
      professional: ["Keine Kaution"],
      friendly: ["Keine Kaution, dein Konto atmet auf"],
    },
  },
  {
    on: ["noAgencyFee"],
    unless: ["agencyFee"],
    icon: "🤝",
    title: ["Provisionsfrei: {beds} in {district}"],
    open: {
      professional: ["Provisionsfrei: Zum Preis kommt keine Maklercourtage hinzu."],
      friendly: ["Ein Posten weniger in deiner Rechnung: provisionsfrei."],
      luxury: ["Provisionsfrei, der Preis spricht für sich."],
      trendy: ["Provisionsfrei. Mehr Budget für die Couch."],
    },
    line: {
      friendly: ["Provisionsfrei, das spart einen ganzen Posten"],
      luxury: ["Provisionsfrei"],
      trendy: ["Provisionsfrei ✅"],
      professional: ["Das Angebot ist provisionsfrei"],
    },
  },
  {
    on: ["feesBySeller"],
    unless: ["agencyFee"],
    icon: "🤝",
    line: {
      friendly: ["Das Maklerhonorar zahlt der Verkäufer, nicht du"],
      trendy: ["Maklerhonorar: zahlt der Verkäufer ✅"],
      professional: ["Das Maklerhonorar trägt der Verkäufer"],
      luxury: ["Das Maklerhonorar trägt der Verkäufer"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["Möbliert: {beds} in {district}"],
    open: {
      professional: ["Die Vermietung erfolgt möbliert."],
      friendly: ["Zwei Koffer, ein Schlüssel, fertig: Hier wohnst du möbliert."],
      luxury: ["Möbliert übernommen, sofort wohnlich."],
      trendy: ["Möbliert. Dein Umzugswagen ist ein Rollkoffer."],
    },
    line: {
      friendly: ["Möbliert: Du kommst mit Koffern statt mit dem Umzugswagen"],
      trendy: ["Möbliert: Der Inbusschlüssel bleibt in der Schublade"],
      professional: ["Die Vermietung erfolgt möbliert", "Die Möbel sind vorhanden, Sie kommen mit Koffern"],
      luxury: ["Möbliert", "Möbel sind vorhanden"],
    },
  },
  {
    on: ["longLet"],
    icon: "📆",
    line: {
      friendly: ["Langfristig zu mieten: Die Kartons dürfen ins Altpapier"],
      professional: ["Eine langfristige Miete ist möglich"],
      luxury: ["Langfristig zu mieten"],
      trendy: ["Langfristig zu mieten: Bilder dürfen an die Wand"],
    },
  },
  {
    on: ["wholeHome"],
    icon: "🚪",
    line: {
      friendly: [
        "Du hast die ganze Wohnung für dich",
        "Keine WG: Alle Zimmer sind deine",
        "Hier teilst du dir mit niemandem die Küche",
      ],
      trendy: [
        "Ganze Wohnung, keine WG: Der letzte Joghurt bleibt deiner",
        "Alle Zimmer für dich, keine Mitbewohner",
        "Keine WG, kein Putzplan",
      ],
      professional: [
        "Sie mieten die ganze Wohnung",
        "Die Wohnung wird als Ganzes vermietet, nicht zimmerweise",
        "Sie mieten alle Räume allein",
      ],
      luxury: ["Die ganze Wohnung", "Alle Räume gehören Ihnen allein", "Geteilt wird hier nichts"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: {
      friendly: ["Als Büro nutzbar, die Details stehen im Vertrag"],
      professional: ["Die Nutzung als Büro ist möglich"],
      luxury: ["Auch als Büro nutzbar"],
      trendy: ["Als Büro nutzbar: Details im Vertrag checken"],
    },
  },
  {
    on: ["negotiable"],
    icon: "💬",
    line: {
      friendly: ["Der Preis ist verhandelbar, fragen kostet nichts"],
      trendy: ["Preis verhandelbar: Pokerface an"],
      professional: ["Der Preis ist verhandelbar"],
      luxury: ["Über den Preis lässt sich sprechen"],
    },
  },
  {
    on: ["noSmoking"],
    icon: "🚭",
    line: {
      professional: ["Es ist eine Nichtraucherwohnung"],
      friendly: ["Drinnen wird nicht geraucht"],
      luxury: ["Nichtraucher"],
      trendy: ["Nichtraucher, drinnen jedenfalls"],
    },
  },
];
