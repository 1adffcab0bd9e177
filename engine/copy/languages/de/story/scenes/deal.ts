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
    line: { professional: ["Kein Schlüsselgeld (Reikin)"] },
    end: { friendly: ["Was machst du mit dem gesparten Geld?"], trendy: ["Gespartes Geld: Ramen oder Reisekasse? 🍜"] },
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
    line: { professional: ["Keine Kaution"], friendly: ["Keine Kaution, dein Konto atmet auf"] },
  },
  {
    on: ["noAgencyFee"],
    icon: "🤝",
    title: ["Provisionsfrei: {beds} in {district}"],
    open: {
      professional: ["Provisionsfrei: Zum Preis kommt keine Maklercourtage hinzu."],
      friendly: ["Ein Posten weniger in deiner Rechnung: provisionsfrei."],
      luxury: ["Provisionsfrei, der Preis spricht für sich."],
      trendy: ["Provisionsfrei. Mehr Budget für die Couch."],
    },
    line: {
      any: ["Provisionsfrei"],
      friendly: ["Provisionsfrei, das spart einen ganzen Posten"],
      luxury: ["Provisionsfrei"],
      trendy: ["Provisionsfrei ✅"],
    },
  },
  {
    on: ["feesBySeller"],
    icon: "🤝",
    line: {
      any: ["Das Maklerhonorar trägt der Verkäufer"],
      friendly: ["Das Maklerhonorar zahlt der Verkäufer, nicht du"],
      trendy: ["Maklerhonorar: zahlt der Verkäufer ✅"],
    },
    open: { any: ["Das Maklerhonorar trägt hier der Verkäufer, in der Rechnung steht also ein Posten weniger."] },
  },
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["Chain free: {beds} in {district}"],
    open: {
      professional: ["Chain free: Der Verkauf hängt an keiner Kette weiterer Käufe."],
      friendly: [
        "In England hängt ein Verkauf gern am nächsten. Dieser nicht: chain free.",
        "Kein Dominospiel beim Kauf: Hier gibt es keine Verkaufskette.",
      ],
      luxury: ["Chain free. Es wartet niemand auf jemanden."],
      trendy: ["Chain free. Domino spielen andere."],
    },
    line: {
      professional: ["Chain free, keine Verkaufskette"],
      friendly: ["Chain free: Der Verkauf hängt nicht an einem anderen"],
      luxury: ["Chain free, ohne Verkaufskette"],
      trendy: ["Chain free ✅"],
    },
  },
  {
    on: ["vacant"],
    icon: "🗝️",
    line: {
      any: ["Steht leer"],
      friendly: ["Steht leer, es muss also niemand erst ausziehen"],
      trendy: ["Steht leer: Es muss niemand erst ausziehen"],
      luxury: ["Steht leer und wartet"],
    },
  },
  {
    on: ["keysReady"],
    icon: "🗝️",
    line: {
      any: ["Der Schlüssel für die Besichtigung liegt bereit"],
      friendly: ["Der Schlüssel liegt bereit, ein Termin geht also schnell"],
      trendy: ["Schlüssel liegt bereit. Du auch?"],
    },
  },
  {
    on: ["moveInAnyTime"],
    icon: "📅",
    title: ["Ab sofort frei: {beds} in {district}"],
    open: {
      professional: ["Ab sofort frei."],
      friendly: ["Kündigung schon geschrieben? Hier ist ab sofort frei."],
      trendy: ["Ab sofort frei. Kartons falten, jetzt."],
      luxury: ["Ab sofort frei, der Termin richtet sich nach Ihnen."],
    },
    line: {
      any: ["Ab sofort frei"],
      friendly: ["Ab sofort frei: kein Lager, kein Zwischenstopp nötig"],
      trendy: ["Ab sofort frei: Tape und Kartons raus"],
      professional: ["Ab sofort frei, eine Überbrückung entfällt"],
      luxury: ["Ab sofort frei"],
    },
  },
  {
    on: ["furnished"],
    icon: "🛋️",
    title: ["Möbliert: {beds} in {district}"],
    open: {
      professional: ["Möbliert: Der Umzug besteht aus Koffern."],
      friendly: ["Zwei Koffer, ein Schlüssel, fertig: Hier wohnst du möbliert."],
      luxury: ["Möbliert, man stellt nur noch die Tasche ab."],
      trendy: ["Möbliert. Dein Umzugswagen ist ein Rollkoffer."],
    },
    line: {
      any: ["Möbliert"],
      friendly: ["Möbliert: Umzug im Koffer"],
      trendy: ["Möbliert: Inbusschlüssel bleibt in der Schublade"],
      professional: ["Möbliert, der Umzug besteht aus Koffern"],
      luxury: ["Möbliert, man stellt nur noch die Tasche ab"],
    },
  },
  {
    on: ["longLet"],
    icon: "📆",
    line: { any: ["Langfristig zu mieten"], friendly: ["Langfristig zu mieten, Kartons dürfen also ins Altpapier"] },
  },
  {
    on: ["wholeHome"],
    icon: "🚪",
    line: {
      any: ["Die ganze Wohnung, keine WG"],
      friendly: ["Die ganze Wohnung für dich, keine WG"],
      trendy: ["Ganze Wohnung, keine WG: Der letzte Joghurt bleibt deiner"],
    },
  },
  {
    on: ["homeOfficeUse"],
    icon: "💼",
    line: { any: ["Als Büro nutzbar"], friendly: ["Als Büro nutzbar, die Details stehen im Vertrag"] },
  },
  {
    on: ["negotiable"],
    icon: "💬",
    line: {
      any: ["Preis verhandelbar"],
      friendly: ["Der Preis ist verhandelbar, fragen kostet nichts"],
      trendy: ["Preis verhandelbar: Pokerface an"],
    },
    open: { any: ["Über den Preis lässt sich reden: Er ist verhandelbar."] },
  },
  { on: ["noSmoking"], icon: "🚭", line: { any: ["Nichtraucher"] } },
];
