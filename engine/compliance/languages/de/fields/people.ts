/** Groups of people the law protects, by their plain, everyday and coded names. */
import { type Field, list } from "#engine/compliance/frames/language";

const group = (field: string, words: string, more: readonly string[] = []): Field => ({
  words: list(words),
  except: [`<${field}> (<thing>)`, ...more],
});

export const people = {
  /** The landlord lives there too: § 19 Abs. 5 AGG. */
  "shared-home": list(
    `selbst bewohnt, selbst bewohnten, selbstbewohnt, selbstbewohnten, selbst bewohntes, wir wohnen selbst, wohnen selbst im haus, wohne selbst im haus, bewohnen wir selbst, selbst im haus, im eigenen haus, in unserem haus, in meinem haus, einliegerwohnung, auf demselben grundstück, auf dem gleichen grundstück, zimmer bei mir, bei uns im haus, in meiner wohnung, küche und bad teilen, bad teilen, küche teilen, vermieterin im haus, vermieter im haus`,
  ),
  people: list(
    `person, personen, leute, leit, *familien, *pärchen, herrschaften, menschen, familie, familien, mieter~, mietern, paar, paare, pärchen, ehepaar, ehepaare, bewerber~, bewerbern, bewerbungen, interessent~, käufer~, käufern, bewohner~, bewohnern, nachbar~, nachbarn, nachbarschaft, hausgemeinschaft, haushalt, haushalte, kundschaft, klientel, publikum, gemeinschaft, mitbewohner~, untermieter~, nachmieter~, eigentümer~, herkunft, abstammung, wurzeln, staatsbürger~, staatsangehörige, staatsangehörigkeit, typen, völker, volk, landsleute, anfragen, namen, hintergrund, anwärter~, suchende, jemand, damen, herren, herr, dame, frau, frauen, mann, männer, student~, studenten, studierende, azubi~, rentner~, haut, hautfarbe, kollege, kollegen, hände, gäste, arbeiter~, monteure, haushaltsvorstand, singles, single`,
  ),
  thing: list(
    `küche, küchen, restaurant, restaurants, bäckerei, spezialitäten, imbiss, laden, supermarkt, markt, markenküche, einbauküche, marken, marke, markengeräte, qualität, eiche, fliesen, marmor, granit, holz, botschaft, konsulat, schule, schulen, kirche, kirchen, friedhof, kindergarten, kita, gymnasium, krankenhaus, platz, straße, strasse, allee, gasse, weg, ring, viertel, bahn, post, bank, garten, stil, bett, bad, dampfbad, sauna, architektur, architekt, norm, normen, dach, balkone, decke, decken, wand, wände, türen, fenster, hochglanz, lack, fronten, kacheln, wein, meister, meisterschaft, lärche, fichte, schiefer, kamin, kaminofen, recht, gesetz, sprache, alpen, grenze, haus, tage, möbel, design, hersteller, mode, boutique, abteilung, umkleide, parkplatz, toilette, wc, stift, kloster, union, ware, fassade, küchenzeile, akademie, bücherei, pension, literatur, bäder, heizung, werk, kultur, theater, museum, *bäcker, *bäckerei, *reinigung, *schneiderei, schuster, schneider, *friseur, friseursalon, *imbiss, *laden, *geschäft, *restaurant, *supermarkt, *café, cafe, eisdiele, konditorei, metzger, metzgerei, wirt, wirtshaus, gastwirt, taverne, trattoria, pizzeria, kiosk, blumenladen, nagelstudio, barbier, steckdosen, bauhaus, ausstattung, boden, putz, farbe, arbeitsplatte`,
  ),
  area: list(
    `haus, hause, hausgemeinschaft, nachbarschaft, umfeld, viertel, straße, strasse, siedlung, gegend, wohnanlage, anlage, lage, wohnlage, mieterschaft, bewohnerschaft, mieterstruktur, bewohnerstruktur, sozialstruktur, struktur, dorf, ort, ortsteil, stadtteil, kiez, quartier, block, aufgang, treppenhaus, nachbarn, mieter, bewohner, wohngegend, gebäude, objekt, etage, wohnhaus, milieu, klientel, publikum, dorfgemeinschaft, umgebung, mietergemeinschaft, altersdurchschnitt, atmosphäre, hof`,
  ),
  race: group(
    "race",
    `schwarze, schwarzen, schwarzer, schwarzhäutig~, schwarzafrikaner~, farbige, farbigen, farbiger, dunkelhäutig~, dunkle haut, dunkler haut, dunkler hautfarbe, dunkle hautfarbe, hautfarbe, hellhäutig~, helle haut, heller haut, heller hautfarbe, weiße hautfarbe, weißer hautfarbe, weiße leute, weiße mieter, weiße familie, weiße, weisse, weißen, neger~, mohr, mulatte~, mischling~, asiat~, asiaten, asiatisch~, orientale~, orientalen, orientalisch~, südländer~, südländern, südländisch~, südländisches, südländischem, arier~, arisch~, zigeuner~, zigeunern, sinti, roma, rotationseuropäer~, fahrendes volk, fahrende, landfahrer, jenische, schlitzaugen, kanake~, kanaken, talahon~, talahons, dunkelhaarige, bio deutsche, poc`,
    [
      "(in|und|oder|schwarz|weiß|farben|alles) (weiß|schwarze|weiße|weißen|schwarzen)",
      "(weiße|weiße~|weißen|schwarze|schwarzen|weisse) (wände|wand|küche|küchen|fronten|fliesen|türen|fenster|einbauküche|fassade|sprossenfenster|holztüren|innentüren|möbel|decken|zargen|hochglanzküche|sanitärobjekte|heizkörper|granitplatte|arbeitsplatte|schieferböden|und|oder|rahmen|lackierte|armaturen|tafel|flotte|stadt|berge|ware|elster|traufe|brett|bank|bretter|schafe|zahlen|balken|dielen|treppe)",
      "(sinti|roma) (und|e)? (platz|straße|denkmal|weg)",
    ],
  ),
  origin: group(
    "origin",
    `ausländer~, ausländern, ausländisch~, ausländischer, ausländisches, ausländischen, inländer~, inländern, inländisch~, einheimische, einheimischen, einheimischer, hiesige, hiesigen, hiesiger, biodeutsch~, biodeutsche, biodeutscher, bio deutsch, urdeutsch~, reindeutsch~, echt deutsch, echte deutsche, deutsche, deutschen, deutscher, deutsches, deutschem, deutschstämmig~, deutschsprachige familien, volksdeutsche, migranten, migrant, migrantin, migrantisch~, migration, migrationshintergrund, migrationsgeschichte, migrationsvordergrund, mit hintergrund, zuwanderer, zugewanderte, zugewanderten, eingewanderte, einwanderer, zuagroaste, zugezogene, zugezogenen, neubürger, flüchtling~, flüchtlinge, flüchtlingen, geflüchtete, geflüchteten, geflüchteter, asylanten, asylant, asylbewerber~, asylsuchende, schutzsuchende, gastarbeiter~, gastarbeiterfamilien, ausländerfamilien, türkenfamilien, deutschsprachig~, deutschsprachigen, südeuropäer~, osteuropäer~, osteuropäern, osteuropa, europäer~, europäern, europäisch~, mitteleuropäer~, westeuropäer~, nordeuropäer~, eu bürger, eu bürgern, eu ausländer, nicht eu, nicht von hier, net von hier, nicht von hier ist, nicht hier geboren, nicht aus deutschland, von weit her, von auswärts, auswärtige, auswärtigen, drittstaaten, drittstaatler, drittstaatsangehörige, afrikaner~, afrikanern, afrikanisch~, nordafrikaner~, araber~, arabern, arabisch~, türke, türken, türkin, türkisch~, kurde, kurden, syrer~, syrern, syrisch~, afghane, afghanen, afghanisch~, iraker~, iraner~, perser, pakistani, pakistaner~, inder~, indern, indisch~, chinese, chinesen, chinesisch~, japaner~, koreaner~, vietnamese, vietnamesen, thai, thais, philippiner~, russe, russen, russisch~, russlanddeutsche, spätaussiedler~, aussiedler~, ukrainer~, ukrainern, ukrainisch~, pole, polen, polnisch~, rumäne, rumänen, rumänisch~, bulgare, bulgaren, bulgarisch~, ungarn, albaner~, albanern, albanisch~, kosovare, kosovaren, kosovoalbaner, serbe, serben, kroate, kroaten, bosnier, bosniern, jugos, jugoslawe, jugoslawen, tschechen, slowaken, balkan, vom balkan, tschetschenen, georgier, italiener~, italienern, grieche, griechen, spanier~, portugiese, portugiesen, franzose, franzosen, engländer, amerikaner~, marokkaner~, tunesier~, algerier~, ägypter, libanese, libanesen, somalier~, eritreer~, eritreern, nigerianer~, äthiopier, ghanaer, gambier, brasilianer, latinos, israelis, israeli, orientalen, multikulti, multi kulti, fremde, fremden, fremdländisch~, fremdstämmig~, kopftücher, volk aus, bayern, bayer, schwaben, schwabe, badener, franken, sachsen, preißn, preissn, preißen, saupreißn, ossis, wessis, rheinländer, ostdeutsche, westdeutsche, kanaken, clans, clan, großfamilien, großclan, großfamilie, bulgaros`,
    [
      "(deutsche|deutscher|deutschen) (bahn|post|bank|telekom|oper|meisterschaft|wertarbeit|markenküche|marken|küche|weinstraße|mieterbund|mieterbundes|rentenversicherung|märchenstraße|ecke|einheit|rentenversicherung|bundesbank|glasfaser|wohnen|annington|anwaltverein|recht|eiche|norm|übersetzung|fassung)",
      "(in|aus|nach|von|südlich|ganz|landkreis|freistaat|niederbayern|nieder|ober|land|bundesland|hauptstadt|grenze) (bayern|schwaben|franken|sachsen|baden|polen|ungarn|balkan)",
      "(bayern|sachsen) (münchen|anhalt|liga|schweiz|derby)",
      "deutsche~ & glasfaser",
    ],
  ),
  "own-kind": list(
    `unsrige, unsrigen, unseresgleichen, unserereins, nur von uns, jemand von uns, jemanden von uns, leute wie wir, leute wie uns, menschen wie wir, leute wie du und ich, leute wie sie und ich, aus unserem kulturkreis, unser kulturkreis, unseren kulturkreis, unserem kulturkreis, kulturkreis, christlich abendländisch~, christlich abendländischer, abendländisch~, abendland, unsere kultur, unserer kultur, unsere werte, unseren werten, unserer mentalität, deutsche leitkultur, leitkultur, unter uns, unter sich, ganz unter uns, wir bleiben gern, keine durchmischung, nicht durchmischt, unvermischt, noch in deutscher hand, in deutscher hand, deutsche hand, deutsch geprägt, sie wissen schon, ihr wisst schon, wissen schon was, wissen schon wen, wenn sie verstehen, sie verstehen schon, man versteht sich, verstehen was ich meine, wissen was ich meine, wie's früher war, wie es früher war, wie es immer war, wie es immer schon war, ohne brennpunkt, bestimmte kreise, gewisse kreise, gewisse herrschaften, gewisse leute, bestimmte leute, gewisse klientel, bestimmte klientel, gewisses klientel, gewisse gruppen, bestimmte gruppen, bestimmte herkunft, bestimmter herkunft, gewisser herkunft, bestimmte nationen, bestimmte nationalitäten, gewisse nationalitäten, solche leute, solche, sone leute, dieses klientel, diese leute, dieses volk, von dort, fremdklingend~, fremd klingend~, deutsch klingend~, deutsch klingender, nachname, nachnamen, deutscher name, deutscher nachname, deutschen namen, deutschem namen, deutschen nachnamen, herkunft, abstammung, hintergrund, bleiwe under uns, mia san mia, wia mia, so wie mir, wie mir san, unter deutschen, parallelgesellschaft, parallelgesellschaften, überfremdung, kulturfremd~, stadtbild, deutsche werte, deutsche tugenden, deutsche ordnung`,
  ),
  faith: group(
    "faith",
    `christenmenschen, kirchenvolk, christ, christen, christin, christlich~, christlicher, christliches, christlichen, katholik~, katholiken, katholisch~, katholische, evangelisch~, evangelische, protestant~, protestanten, freikirchlich~, freikirchler, bibeltreu~, gläubig~, gläubige, gläubigen, muslim, muslime, muslimen, muslimisch~, muslima, moslem, moslems, moslemisch~, islam, islamisch~, islamist~, jude, juden, jüdisch~, jüdin, israelit~, hindu, hindus, hinduistisch~, buddhist~, buddhisten, sikh, sikhs, atheist~, atheisten, konfessionslos~, ungläubige, zeugen jehovas, zeuge jehovas, mormonen, sekte, sekten, konfession, religion, religiös~, glauben, glaube, kirchgänger~, kopftuch, kopftücher, kopftuchträgerin, kopftuchträgerinnen, burka, hijab, niqab, tschador, verschleiert~, schleier, turban, kippa, gebetsteppich, gebet, halal, koscher, ramadan, moschee, moscheegänger, fromm, fromme, gottesfürchtig~, gottesfürchtige, kirche, kirchlich gebunden, kirchenmitglied, kirchenmitglieder, getauft`,
    [
      "(evangelisch~|katholisch~|christlich~|jüdisch~) (kita|kindergarten|kirche|schule|gymnasium|grundschule|krankenhaus|friedhof|gemeindehaus|akademie|pfarrkirche|klinikum|träger|trägerschaft|gemeinde|kirchengemeinde|pfarramt|wohnheim|altenheim|pflegeheim|museum|bücherei|hospiz|soziale)",
      "(nahe|neben|bis|zur|der|an|hinter|am|die|nähe|ehemalige|alte|gegenüber|minuten|schule|kindergarten|blick|dorf|profanierte|ehemaligen) ..1 (kirche|moschee|gebet)",
      "(im guten|guten|in gutem|gutem|treu und|im) (glauben|glaube)",
      "judengasse",
    ],
  ),
  sex: group(
    "sex",
    `frau, frauen, mann, männer, männern, dame, damen, herr, herren, mädchen, mädels, mädel, madl, weiblich~, weibliche, weiblicher, männlich~, männliche, männlicher, junge frau, junge frauen, junger mann, junge männer, studentin, studentinnen, mieterin, mitbewohnerin, mitbewohnerinnen, untermieterin, bewohnerin, kerl, kerle, jungs, typ, buben, bursche, burschen, weiber, mannsbild, mannsbilder, seniorin, rentnerin, alleinstehende dame, krankenschwester, krankenschwestern, junggeselle, junggesellen, männerhaushalt, frauenhaushalt, damenhaushalt`,
    [
      "(für|mit) (herren|damen) (umkleide|wc|toilette)",
      "(damen|herren) (und|oder) (herren|damen)",
      "(frau|herr|herrn) {cap}",
      "(frauen|männer) (und|oder) (männer|frauen)",
      "(herren|damen) (mode|ausstatter|boutique|friseur|salon|haus|chiemsee|insel|wc)",
      "(unsere|liebe) (frau|frauen)",
      "(alle|jeder) mann",
    ],
  ),
  orientation: list(
    `schwul~, gay, schwules, schwule, schwulen, schwuler, homo, homos, homosexuell~, homosexuelle, homosexuellen, homosexueller, lesbe, lesben, lesbisch~, lesbische, lesbischen, queer, queere, transe, transen, trans, transsexuell~, transgender, transperson, transpersonen, transmenschen, transfrau, transfrauen, bisexuell~, regenbogen, regenbogen*, regenbogenfahne, regenbogenfahnen, regenbogenfamilie, regenbogenfamilien, regenbogenpaar, gleichgeschlechtlich~, gleichgeschlechtliche, gleichgeschlechtlichen, lgbt, lgbtq, lgbtqia, drag, zwei männer, zwei frauen, männerpaar, frauenpaar, männerpaare, frauenpaare, andersrum, vom anderen ufer, anderes ufer, nichtbinär~, non binär, zwitter, divers~`,
  ),
  straight: list(
    `heterosexuell~, heterosexuelle, hetero, heteros, mann und frau, mann und weib, frau und mann, normales paar, normale paare, normales ehepaar, normale familie, klassisches paar, klassische familie, traditionelle familie, traditionelle familien, klassische ehepaare, klassisches ehepaar, natürliche familie, vater mutter kind, vater mutter und kind, klassische konstellation, traditionelles paar`,
  ),
  age: list(
    `alte, alten, alter, ältere, älteren, älterer, älteres, senior~, senioren, rentner~, rentnern, pensionär~, pensionäre, pensionist~, greise, oma, omas, opa, opas, omis, opis, hochbetagte, betagte, betagten, betagter, ruheständler~, ruhestand, junge, jungen, junger, junges, jüngere, jüngeren, jüngerer, jüngeres, junggebliebene, jugendliche, jugend, teenager, studenten, studentisch~, ü30, ü40, ü50, ü60, ü70, u30, u35, u40, u50, über 30, über 35, über 40, über 45, über 50, über 55, über 60, über 65, über 70, unter 25, unter 30, unter 35, unter 40, unter 45, unter 50, unter 60, ab 30, ab 35, ab 40, ab 50, ab 55, ab 60, bis 30 jahre, bis 35, bis 40, bis 45, bis 50, {num} plus, 40 +, 50 +, 60 +, mitte {num}, mitte dreißig, mitte vierzig, mitte fünfzig, anfang {num}, ende {num}, über vierzig, über fünfzig, über sechzig, über siebzig, über achtzig, unter dreißig, unter vierzig, unter fünfzig, ab vierzig, ab fünfzig, ab sechzig, jenseits der {num}, jenseits der dreißig, jenseits der vierzig, jenseits der fünfzig, jenseits der sechzig, gesetzteren alters, gesetztes alter, gesetzten alters, im besten alter, mittleren alters, reiferes alter, reifere, reiferen, reife, fortgeschrittenen alters, im fortgeschrittenen alter, grauhaarig~, silberhaarig~, generation z, gen z, best ager, bestager, zwischen {num} und {num}, {num} jahre alt, {num} jährige, {num} jährigen, twens, mittdreißiger, mittvierziger, unter dreissig, kinder und alte, dreißigjährige, gesetzt, gesetztere`,
  ),
  disability: group(
    "disability",
    `behindert~, behinderte, behinderten, behinderter, behinderung, behinderungen, schwerbehindert~, schwerbehinderte, schwerbehinderten, gehbehindert~, gehbehinderte, gehbehinderten, sehbehindert~, geistig behindert, handicap, handicaps, gehandicapt~, gehandicapte, einschränkung, einschränkungen, körperlich~ eingeschränkt, rollstuhl, rollstühle, rollstuhlfahrer~, rollstuhlfahrern, rolli, rollis, rollator, rollatoren, gehhilfe, gehhilfen, krücken, gehstock, stock, scooter, elektromobil, treppenlift, treppenlifte, blinde, blinden, blinder, gehörlos~, gehörlose, gehörlosen, taub, taube, tauben, taubstumm~, krüppel, invalide, invaliden, pflegefall, pflegefälle, pflegebett, pflegebedürftig~, pflegebedürftige, pflegebedürftigen, pflegedienst, pflegedienste, pflegegrad, pflegestufe, ambulante pflege, ambulanter pflege, betreuung, betreute, betreuten, betreuter, unter betreuung, gesetzlicher betreuung, gesetzliche betreuung, betreuer, psychischer, vorgeschichte, krank, kranke, kranken, kranker, krankheit, krankheiten, chronisch krank, psychisch krank, psychisch kranke, psychisch kranken, psychisch~, psychische, psychischen, psycho, psychos, psychiatrie, depressiv~, depression, depressionen, schizophren~, borderline, borderliner, autist~, autisten, autistisch~, down syndrom, epileptiker~, epilepsie, demenz, dement~, demente, suchtkrank~, suchtkranke, süchtige, alkoholiker~, alkoholkranke, junkies, junkie, drogenabhängige, methadon, substituierte, hiv, aids, mobilitätseingeschränkt~, mobilitätseingeschränkte, mobilitätseinschränkung, schlecht zu fuß, nicht gut zu fuß, wackelig, wacklig, gebrechlich~, gebrechliche, gebrechlichen, attest, therapie, in behandlung, sauerstoffgerät, blindenhund, blindenführhund, assistenzhund, assistenzhunde, blindenhunde`,
    [
      "(barrierefrei|stufenlos|geeignet|gerecht|zugänglich|parkplatz|stellplatz|aufzug|dusche|wc|toilette|bad|rampe) ..2 <disability>",
      "<disability> (gerecht|gerechte|gerechtes|parkplatz|stellplatz|freundlich|geeignet|wohnheim|werkstatt|beauftragte)",
      "(für|mit) (rollstuhl|rollator|rollstuhlfahrer|rollstühle|rollatoren) ..4 (geeignet|befahrbar|erreichbar|nutzbar|zugänglich|gebaut|ausgelegt|platz|abstellplatz)",
      "(im|erster|zweiter|dritter|oberster|1|2|3|4|5|ersten|zweiten|obersten) stock",
      "(kinderbetreuung|ganztagsbetreuung|betreuung) (der|des|von|durch|für kinder|im verkauf|bei)",
      "(persönliche|individuelle|umfassende) betreuung",
    ],
  ),
  able: list(
    `gesund, gesunde, gesunden, gesunder, kerngesund, kerngesunde, kerngesunden, körperlich fit, körperlich fite, fit zu fuß, gut zu fuß, gut zu fuss, fit, fite, fitte, rüstig, rüstige, rüstigen, rüstiger, mobil, mobile, belastbar, belastbare, selbstständig lebend, selbständig lebend, ohne gebrechen, ohne einschränkungen, treppen steigen, treppensteigen, treppentauglich, sportlich, sportliche, sportlicher, psychisch stabil, psychisch stabile, psychisch gesund, geistig gesund, körperlich und geistig, nicht pflegebedürftig, gesunde beine, gesunden beinen`,
  ),
  language: list(
    `deutsch, deutsche sprache, deutschkenntnisse, deutschkenntnissen, deutschem, muttersprache, muttersprachler~, muttersprachlern, muttersprachlich~, akzentfrei~, akzentfreies, akzent, dialekt, hochdeutsch, boarisch, bayrisch, bairisch, schwäbisch, platt, unserer sprache, unsere sprache, perfektes deutsch, gutes deutsch, fließend deutsch, sprachbarriere, sprachprobleme, verständigungsprobleme, dolmetscher, übersetzer, gebrochenes deutsch`,
  ),
};
