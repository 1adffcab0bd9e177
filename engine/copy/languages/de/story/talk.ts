/** The home in a sentence, price and terms, calls and questions in German: Sie in professional and luxury, du elsewhere. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "{place}: {type}, {layout.list}[, {area.full}][, {land}][, {floor}][, {aspect}][, {year}].",
    "{beds.home} in {place}[, {area.full}][, {land}][, {floor}][, {year}][, {aspect}].",
    "{name}, {place}: {layout.list}[, {area.full}][, {floor}][, {aspect}][, {year}].",
    "{beds.home}[, {area.full}][, {land}][, {floor}][, {year}].",
    "{layout.list}[, {area.full}].",
    "{area.full}.",
  ],
  friendly: [
    "Wo? In {place}. Was? {beds.eine}[, {area.bare}][, {year}].",
    "Es geht um {beds.eine} in {place}[, {area.about}][, {year}].",
    "In {district} wartet {beds.eine}[, {area.about}][, {land}][, {year}].",
    "Das Zuhause dazu: {beds.eine}[, {area.about}][, {land}].",
    "{layout}[, zusammen {area.about}].",
    "Platz gibt es auf {area.about}.",
  ],
  luxury: [
    "{type.eine} in {place}: {layout}[, {area.full}][, {land}][, {year}].",
    "{place}. {layout}[, {area.full}][, {floor}][, {aspect}].",
    "{name}, {district}. {layout}[ auf {area.bare}].",
    "{layout}[ auf {area.bare}][, {year}].",
    "{area.full}.",
  ],
  trendy: [
    "{place}: {layout.short}[, {area.bare}][, {year}].",
    "Eckdaten? {layout.short}[, {area.bare}][, {land}][, {district}][, {year}].",
    "{beds.home} in {district}[, {area.bare}][, {year.built}].",
    "{layout.short}[, {area.bare}][, {land}].",
    "{area.bare}.",
  ],
};

const rentSaid =
  "{?rent}[Kalt{coldRent.same}]miete {price.say}[, {utilities}][, {managementFee}][, zusammen {monthlySum} im Monat]";
const saleSaid = "{?sale}{price.full}[ ({sqmPrice})]";

export const money: Story["money"] = {
  professional: [
    `${rentSaid}[; {heatingCosts}][; {warmRent}][; {deposit}][; {depositAndAdvance}][; {keyMoney}][; {agencyFee}].`,
    `${saleSaid}[; {agencyFee}][; {coOwnershipCharges}][; {serviceCharge}][; {groundRent}][; {hoaFee}][; {propertyTax}][; {managementFee}].`,
    "{price.list}.",
  ],
  friendly: [
    `${rentSaid}[, dazu {heatingCosts}][. {deposit}][. {depositAndAdvance}][, {keyMoney}][, {agencyFee}].`,
    "{?rent}Die Zahlen: {price.say}[, {utilities}][, {managementFee}][, macht zusammen {monthlySum} im Monat][. {deposit}][. {depositAndAdvance}][, {keyMoney}][, {agencyFee}].",
    `${saleSaid}[, {agencyFee}][. {coOwnershipCharges}][. {serviceCharge}][, {groundRent}][. {hoaFee}][. {propertyTax}].`,
    "{?sale}Kosten soll es {price.bare}[, also {sqmPrice}][, {agencyFee}][. {coOwnershipCharges}][. {serviceCharge}][, {groundRent}][. {hoaFee}][. {propertyTax}].",
    "{price.full}.",
  ],
  luxury: [`${rentSaid}[, {deposit}][, {depositAndAdvance}].`, "{?sale}{price.full}[, {agencyFee}].", "{price.full}."],
  trendy: [
    "{?rent}[Kalt {coldRent.same}]{price.bare}[, {utilities}][, {managementFee}][, macht {monthlySum} im Monat][. {deposit}][. {depositAndAdvance}][, {keyMoney}][, {agencyFee}].",
    "{?sale}{price.bare}[, {sqmPrice}][, {agencyFee}][. {coOwnershipCharges}][. {serviceCharge}][. {hoaFee}].",
    "{price.bare}.",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "Besichtigung nach Vereinbarung: {agent}, {company}, {phone}.",
    "Ihre Fragen beantwortet {agent}, {company}: {phone}.",
    "Termine und Unterlagen: {agent} ({company}), {phone}.",
    "Einen Besichtigungstermin vereinbaren Sie unter {phone}.",
    "Ansprechpartner für Besichtigungen: {agent}.",
    "Besichtigung nach Vereinbarung. Unterlagen erhalten Sie auf Anfrage.",
  ],
  friendly: [
    "Magst du es sehen? Ruf {agent} von {company} an: {phone}.",
    "Fragen oder Lust auf einen Termin? {agent} ist dran: {phone}.",
    "Schreib kurz, wann es dir passt, oder ruf an: {agent}, {company}, {phone}.",
    "Ruf einfach an: {phone}.",
    "Schreib {agent}, wann du Zeit hast.",
    "Schreib einfach, wann du Zeit hast, dann finden wir einen Termin.",
  ],
  luxury: [
    "{agent} empfängt Sie nach Vereinbarung: {company}, {phone}.",
    "Einen Termin vereinbart gern {agent} mit Ihnen: {phone}.",
    "Besichtigung mit {agent}, {company}: {phone}.",
    "Besichtigung nach Vereinbarung: {phone}.",
    "Besichtigung nach Vereinbarung mit {agent}.",
    "Besichtigung nach Vereinbarung.",
  ],
  trendy: [
    "Sehen? {agent}, {company}, {phone}.",
    "Termin holen: {agent}, {phone}.",
    "Ruf {agent} an, bevor du weiterscrollst: {phone}.",
    "Termin? {phone}.",
    "Termin? Schreib {agent}.",
    "Termin? Ab in die Nachrichten.",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "Welche Angabe fehlt Ihnen noch?",
    "Möchten Sie Grundriss und Unterlagen vorab?",
    "Welche Frage sollen wir vor dem Termin klären?",
  ],
  friendly: [
    "Was würdest du als Erstes anschauen?",
    "Welcher Punkt wäre für dich entscheidend?",
    "Und was müsste für dich noch dabei sein?",
  ],
  luxury: ["Welche Tageszeit möchten Sie dort zuerst erleben?", "Wann möchten Sie kommen?"],
  trendy: [
    "Ja, nein, vielleicht?",
    "Einziehen oder weiterscrollen?",
    "Was fehlt dir noch?",
    "Erst Preis oder erst Grundriss?",
  ],
};

export const ask: Story["ask"] = {
  professional: ["Im Angebot nicht angegeben: {gaps}. Bitte vor dem Termin erfragen.", "Noch zu klären: {gaps}."],
  friendly: [
    "Was im Angebot noch fehlt: {gaps}. Frag das am besten gleich mit.",
    "Steht nirgends, gehört aber auf deinen Zettel: {gaps}.",
  ],
  luxury: ["Vor dem Besuch klären wir gern: {gaps}."],
  trendy: ["Noch offen: {gaps}. Unbedingt fragen.", "Frag nach: {gaps}."],
};

export const rest: Story["rest"] = {
  professional: ["Außerdem: {rest}.", "Zur Ausstattung gehören auch: {rest}.", "Weitere Merkmale: {rest}."],
  friendly: ["Auch dabei: {rest}.", "Und dann noch: {rest}.", "Was sonst noch da ist: {rest}."],
  luxury: ["Dazu: {rest}.", "Ferner: {rest}."],
  trendy: ["On top: {rest}.", "Plus: {rest}.", "Auch an Bord: {rest}."],
};
