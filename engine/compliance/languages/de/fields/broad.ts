/** Refusal and wish built of their parts, and what stands for a group, a commission or a promise without its name. */
import { across, list } from "#engine/compliance/frames/language";

const who = `der vermieter, die vermieterin, die eigentümer, der eigentümer, unser eigentümer, unsere eigentümer, die eigentümerin, wir, ich, man, die hausgemeinschaft, die nachbarn, die mieter, das haus`;

export const broad = {
  /** Anywhere near a group: it is turned down. */
  against: {
    words: list(
      `nicht, kein, keine, keinen, keinem, keiner, keinerlei, nie, niemals, nimmer, nix, nichts, net, ned, ungern, kaum, weder, noch, ohne, außer, ausser, statt, lieber, eher nicht, nein, nee, nö, leider, absage, absagen, ablehnen, abgelehnt, abgesagt, aussortiert, ausgeschlossen, unerwünscht, ungeeignet, tabu, zwecklos, vergeblich, chancenlos, sparen sich, spart euch, sparen sie, weiterscrollen, weitersuchen, weiterklicken, bitte weiter, woanders, anderswo, anderweitig, andere adresse, andere häuser, anderes haus, falsch hier, falsche adresse, verkehrt, fehl am platz, glücklicher woanders, besser aufgehoben, besser beraten, besser im, lieber im, schwierig, problem, probleme, ärger, stress, lärm, stören, stört, störend, zumutbar, unzumutbar, überfordert, genug davon, die nase voll, bedient, gebrannte kinder, schlechte erfahrung, schlechte erfahrungen, reingefallen, draufgezahlt, nie wieder, das reicht, reicht uns, erst später, später wieder, erdgeschoss, nur noch erdgeschoss, betreutes wohnen, pflegeheim, altersheim, heim, hotel, wohnheim, dürfen nicht, sollen nicht, möchten nicht, wollen nicht, können nicht, vergeben wir nicht, vermieten wir nicht, hat hier nichts, haben hier nichts, gehört nicht, gehören nicht, passt nicht, passen nicht, gelöscht, papierkorb, ungelesen, ignoriert, 🚫, ❌, 👋`,
    ),
    // who lives on the ground floor, not who is told to
    except: ["(nachbar|nachbarn|nachbarin|nachbarinnen|mieter|familie|paar|leute) ..1 erdgeschoss"],
  },
  wished: [
    ...across(
      who,
      "bevorzugt, bevorzugen, bevorzuge, wünscht sich, wünschen uns, wünschen sich, hätte gern, hätten gern, hätten gerne, hätte am liebsten, hätten am liebsten, möchte am liebsten, nimmt lieber, nehmen lieber, sieht lieber, sehen lieber, denkt an, denken an, stellt sich vor, stellen uns vor, vergeben an, vermietet an, vermieten an, vermietet nur an, vermieten nur an, fühlt sich wohler mit, fühlen uns wohler mit, fühlt sich sicherer mit, schläft ruhiger mit, versteht sich besser mit, kommt besser klar mit, sucht, suchen, möchte, möchten, will, wollen, favorisiert, setzt auf, setzen auf",
    ),
    ...list(
      `am liebsten, am liebsten an, lieber an, lieber eine, lieber einen, bevorzugt, vorzugsweise, idealerweise, im idealfall, perfekt wäre, optimal wäre, schön wäre, wunschmieter, traummieter, zuerst an, vorrang, vorrang für, priorität für, in guten händen bei, gedacht für, reserviert für, nur für, nur an, ausschließlich an, ausschließlich für`,
    ),
  ],
  /** Home and descent without a nation's name. */
  "origin-sign": list(
    `akzent, akzentfrei, dialekt, muttersprache, muttersprachler, muttersprachlich, nachname, nachnamen, namen, name am klingelschild, klingelschild, namensschild, familienname, vorname, stammen von hier, von hier, hiesig, hiesige, hiesigen, einheimisch, einheimische, einheimischen, alteingesessen, alteingesessene, eingesessene, ureinwohner, aus der gegend, aus dem dorf, gebürtig, gebürtige, gebürtigen, hier geboren, hier aufgewachsen, seit generationen, unsere kultur, unserer kultur, unser kulturkreis, kulturkreis, fremde kulturen, kulturfremd, leitkultur, sitten, gebräuche, landessprache, pass, reisepass, ausländerbehörde, aufenthaltstitel, aufenthaltserlaubnis, duldung, geduldet, visum, blaue karte, asyl, geflüchtet, geflüchtete, geflüchteten, flüchtling, flüchtlinge, großfamilie, großfamilien, clan, clans, knoblauch, exotische gerüche, essensgerüche, fremde gerüche, gewürze, küchengerüche, gebetsteppich, gastarbeiter, migrationshintergrund, migrationsgeschichte, zugewandert, zugewanderte, zuwanderer, neubürger, südländer, südländisch, südländische, osteuropa, osteuropäer, balkan, orient, morgenland, afrika, arabisch, türkisch`,
  ),
  "faith-sign": list(
    `kopftuch, kopftücher, schleier, verschleiert, verschleierte, vollverschleierung, vollverschleiert, burka, nikab, niqab, gebet, gebete, beten, betet, gebetszeiten, gebetsraum, fasten, ramadan, halal, koscher, schabbat, kreuz im flur, kirchgang, kirchgänger, kirchlich, kirchlich aktiv, gemeindemitglied, gemeindemitglieder, konfession, konfessionslos, getauft, taufschein, bibel, bibelkreis, koran, moschee, moscheegänger, muslima, muslimas, muslimin, musliminnen, synagoge, gläubig, gläubige, gläubigen, ungläubig, glaubensbrüder, atheist, atheisten, zeugen jehovas, sekten, freikirchlich, fromm, fromme`,
  ),
  "age-sign": list(
    `jahrgang, jahrgänge, baujahr {num}, rentner, rentnerin, rentnern, senioren, seniorin, senior, pensionär, pensionäre, ruheständler, betagt, betagte, hochbetagt, alte leute, ältere, älteren, älter, jünger, jüngere, jüngeren, junge leute, jungen leuten, unter dreißig, über sechzig, über siebzig, über fünfzig, unter 30, über 60, über 65, über 70, ab 60, ab 65, lebensjahr, lebensjahren, graue haare, grauhaarig, rollator generation, generation z, mitte dreißig, mitte zwanzig, best ager`,
  ),
  "health-sign": list(
    `rollstuhl, rollstuhlfahrer, rollstühle, rollator, rollatoren, gehhilfe, gehhilfen, gehstock, krücken, pflegegrad, pflegestufe, pflegedienst, pflegekräfte, pflegebedürftig, pflegebedürftige, pflegefall, pflegefälle, betreuer, betreuung, gesetzliche betreuung, betreut, betreute, therapie, therapeut, klinik, klinikaufenthalt, medikamente, tabletten, depression, depressionen, depressiv, burnout, psyche, psychisch, psychische, psychiatrisch, psychose, angststörung, sucht, suchtkrank, suchtproblem, entzug, methadon, substituiert, behindert, behinderte, behinderung, schwerbehindert, schwerbehinderte, schwerbehindertenausweis, handicap, handicaps, blind, blinde, gehörlos, gehörlose, taub, taube, epilepsie, demenz, dement, parkinson, ms, chronisch krank, krank, kranke, erkrankung, erkrankungen, gebrechen, gebrechlich, schlecht zu fuß, nicht gut zu fuß, sauerstoffgerät, dialyse, assistenzhund, blindenhund, blindenführhund, therapiehund`,
  ),
  /** Men and women, their partners. */
  "couple-sign": list(
    `zwei männer, zwei frauen, zwei herren, zwei damen, männerpaar, männerpaare, frauenpaar, frauenpaare, männerhaushalt, regenbogen, regenbogenfamilie, regenbogenfamilien, regenbogenfahne, queer, queere, lgbt, trans, transsexuelle, divers, schwul, schwule, schwulen, lesbisch, lesben, homosexuell, homosexuelle, gleichgeschlechtlich, gleichgeschlechtliche, gleichgeschlechtlichen, lebensstil, lebensstile, lebensweise`,
  ),
  "fee-word": list(
    `provision, provi, courtage, kurtage, maklerlohn, maklerhonorar, honorar, vermittlungsentgelt, vermittlungshonorar, vermittlungsprovision, vermittlungsgebühr, vermittlungslohn, vermittlungskosten, vermittlungspauschale, entgelt, bearbeitungsgebühr, bearbeitungsentgelt, bearbeitungspauschale, servicegebühr, servicepauschale, servicepaket, verwaltungsgebühr, ausfertigung, vertragsausfertigung, mietvertragsausfertigung, vertragserstellung, ausstellung des mietvertrags, besichtigungsgebühr, besichtigungspauschale, aufwandsentschädigung, aufwandspauschale, kostenpauschale, unkostenbeitrag, bonitätsprüfung, schufa prüfung, reservierungsgebühr, reservierung, vormerkung, übergabepauschale, übergabegebühr, einzugspauschale, schlüsselgeld, schlüsselpauschale, abstand für den makler, erfolgshonorar, dankeschön, anerkennung`,
  ),
  renter: list(
    `mieter, mieters, mieterin, mietern, mieterseite, mieterseitig, mietpartei, nachmieter, mietinteressent, mietinteressenten, interessent, interessenten, bewerber, bewerbern, bewerberin, einziehende, einziehenden, der einzieht, wer einzieht, wer mietet, wer unterschreibt, mit unterschrift, bei unterschrift, nach vertragsunterzeichnung, bei vertragsabschluss, nach vertragsabschluss, bei einzug, zum einzug, vor einzug, bei schlüsselübergabe, vor der besichtigung, zur besichtigung, pro besichtigung, pro bewerbung, je bewerber, ihnen, von ihnen, sie zahlen`,
  ),
  due: list(
    `zahlt, zahlen, zu zahlen, zahlbar, fällig, wird fällig, anfallend, fällt an, fallen an, kostet, kosten, kommt dazu, kommen dazu, berechnen, berechnet, wird berechnet, stellen in rechnung, in rechnung, erheben, erhebt, wird erhoben, verlangen, verlangt, nehmen, nimmt, übernimmt, trägt, entrichtet, überweist, überweisen, mitbringen, hinterlegen, bitten um, erbitten`,
  ),
  "free-word": list(
    `erlässt, erlassen, erlassen wir, erlässt ihnen, schenkt, schenken, geschenkt, verzichtet, verzichten, verzichten wir, entfällt, entfallen, gratis, umsonst, kostenlos, kostenfrei, 0 €, 0 euro, 0,00 €, 0,- €, null euro, null €, 0 %, null prozent, nichts, keinen cent, kein cent, keine provision, keine courtage, provisionsfrei, courtagefrei, sparen, sparen sie, spart, sparst, gespart, ersparnis, vorteil, mega vorteil, aktion, frühlingsaktion, herbstaktion, winteraktion, sommeraktion, jubiläumsaktion, bonus, goodie, highlight, sensation, extra, exklusiv, nur bei uns, nur bei, als einzige, im gegensatz zu`,
  ),
  "percent-net": list(
    `zzgl, zuzüglich, plus, dazu, obendrauf, hinzu, netto, exkl, ohne, nicht enthalten, noch drauf, kommt, kommen, extra, on top, +`,
  ),
  "worth-more": list(
    `wertsteigerung, wertzuwachs, wert, mehr wert, preis, preise, miete, mieten, rendite, gewinn, plus, ertrag, vermögen, eigenkapital, riesen, mille, tausender`,
  ),
  "for-sure": list(
    `locker, garantiert, sicher, bestimmt, todsicher, bombensicher, automatisch, zwangsläufig, von allein, von selbst, im schlaf, ohne risiko, risikolos, risikofrei, verlass, wetten, jede wette, mein wort, unser wort, versprochen, versprechen, hand drauf, hundertprozentig, 100 %, definitiv, ganz sicher, mit sicherheit, mindestens, nie wieder, niemals, immer, jeden monat, jahr für jahr, so sicher wie, unaufhaltsam, unausweichlich, steht fest, führt kein weg, kann gar nicht, kann nur, können nur, nur eine richtung, gemacht, verdoppelt, verdreifacht`,
  ),
};
