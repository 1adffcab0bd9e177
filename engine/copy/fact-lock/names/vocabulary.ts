/** Words that are written with a capital without being a name: sentence openers, headings, acronyms, and German nouns of the trade. */

import { commonGerman } from "./german-nouns.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** English and French words met at the head of a sentence or in a heading of property copy. */
export const openers = list(`
a about above across act add address after afternoon agent ahead ai air all already also although an and another any anyone apartment apartments
appointment approximately area areas around arrange as ask asking at attic available away back balcony bare basement bath bathroom bathrooms baths
bay because bed bedroom bedrooms beds before behind below beside between beyond big block book both bright brokerage build building built
bungalow but buy by call calm can central city clear close closer come comes comfortable community condition condo condominium contact cook
cooking corner could courtyard cross currently daily day daylight deal decide description detached details did dining direct distance do does door doors double
down downstairs drive duplex each early east eastern easy eat either elevator email energy enough enter entry equipped estate evening every everyday everything
exposure exterior facing fact facts family features fee fees few find finish finished fireplace first fitted flat flats floor floors for forget freehold fresh
from front full fully furnished furniture further garage garden gas get give go good great ground guide half hall hallway has have head heating here
high hill his hoa home homes honest house houses how hub i if in included includes including independent indoor inquire inside interested interior internal into invitation is it its
join just keep key keys kitchen kitchens know land large last laundry layout lease leasehold left less let level lift light lights like limited line listed listing
listings live living local location lock long look looking loft lot lots low made main maintenance make many market master me meet message messages mid
middle minute minutes month monthly more morning mornings most mountain move much my natural near nearby nearest neighborhood neighbourhood need needs never new next night no
none north northern not note nothing now of off offer offered offers office on once one only onto open opens or orientation our out outdoor outlook outside over overview own
park parking part pay per period pets photo photos photographed photography pick picture piece place plan plans plot plus pool price priced primary private property public quick quiet quietly range ready real reach read
reasons rent rental rented reply residence residential right room rooms round row rural sale say schedule school sea second see seen sell send separate set seven shared
show shower showing showings shops short side sides simple since single sit sits six size small so sold some south southern space spaces spacious
split square stairs start station step stop storage storey story straight street studio style suite sun sunlight sunny table take takes tax tell ten terrace text than that the their
then there these they think this those three through throw time tired to today together top total tour town townhouse train transport tree trees try two type under unit
up upper upstairs us use utilities vacant view viewing viewings views villa visit walk walking walls want warm was wash water way we weekend well west western what when where
whether which while who why wide will window windows with within without wood would write year yearly years yes yet you your zone zoning
accès acheter adresse affaire agence ajoutez annonce appartement appartements appelez arrivée ascenseur au aucun aujourd'hui autour aux avec balcon balcons beau bel belle bien bonjour bureau calme
carrez cave ce cet cette chaque chambre chambres charges chauffage chez classe clair claire cœur coin comme comment commerces confort construit construite contactez copropriété côté cour cuisine dans de demandez depuis
des deux disponible disponibles du d'une d'un écrivez elle en ensemble entièrement entrée entre envie environ équipée espace est et étage étages état euros exposition exposé façade faites famille fenêtre fenêtres frais garage grand grande
honoraires hors ici idéal il ils immeuble immobilier informations intérieur jardin je joignable jour journée la laissez le les l'appartement l'immeuble loggia logement loyer lumière lumineux mais maison matin mensuel merci métro meublé mi-hauteur mitoyenne
mon montée ne niveau nord nos notez notre nous nouveau nouvelle numéro on opportunité orienté orientée où ouest ou ouvre ouvert par parking parlons parquet pas passez pendant petit petite photo photos pièce pièces place plan plans plein plus
pour prenez prestations prévoir prix proche profitez programme propriété quand quartier quatre que quelques qui quoi rangements refait rénové rénovée repas résidence rez-de-chaussée rue salle salles salon sans se séjour si soir soleil son sous stationnement sud
studio sur surface surfaces table terrasse terrain tout toute toutes toutes trait traversant traversante très triple trois un une vendu vendre vente venez venir visite visites visiter vitrage voici vos votre vous vraie vrai vue vues y
`);

/** Capitalised in the middle of a sentence and still no claim. */
export const neutral = list(`
i i'm i'd i'll i've ai ok tv ac a/c hvac hoa mls epc dpe ges stop help sms mms rcs email wechat weibo facebook instagram twitter whatsapp line pdf qr url vr 3d hd faq diy id vat iva tva gst pst hst
tram loi carrez exit gate tower block phase mr mrs ms dr m mme mlle herr frau madame monsieur monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
chinese english french german japanese korean western european american canadian british victorian edwardian georgian art deco mid-century scandinavian wi-fi wifi internet led usb ev cny usd cad eur gbp jpy krw rmb aed
yuan renminbi dollar euro yen won sq ft m² sqm bhk br ba bd ldk carrez alur hai bbc rt rer tgv ratp sncf ubahn sbahn wc dg og ug eg nk kfw enev geg kwh xl xs diy realtor realtors equal housing opportunity lic dre eho dm
luxury professional friendly trendy meta front-matter nord sud est ouest
`);

const germanEndings =
  /(?:ung|heit|keit|schaft|tät|tion|nis|tum|lage|zimmer|zimmern|raum|räume|räumen|bau|weise|nähe|küche|boden|böden|fläche|flächen|haus|häuser|wohnung|wohnungen|preis|jahr|jahre|jahren|meter|metern|geschoss|stock|stockwerk|stockwerke|stockwerken|etage|etagen|balkon|terrasse|garten|fenster|fenstern|tür|türen|bad|bäder|bäder|platz|plätze|weg|wege|minuten|minute|kosten|miete|kauf|käufer|makler|makler(?:in)?|termin|termine|besichtigung|nachricht|nachrichten|gebäude|objekt|angebot|daten|blick|licht|sonne|morgen|abend|tag|tage|seite|seiten|richtung|ausrichtung|süden|norden|osten|westen|anlage|halle|keller|dach|wand|wände|decke|decken|höhe|größe|anzahl|straße|schule|bahnhof|bahn|stadt|viertel|quartier|markt|läden|geschäfte|park|see|fluss|berg|aussicht|energie|heizung|gas|öl|strom|ausweis|klasse|bedarf|verbrauch|wert|werte|euro|yuan|prozent|foto|fotos|bild|bilder|grundriss|unterlagen|exposé|anfrage|kontakt|telefon|mail|adresse|familie|paare|singles|kinder|leute|menschen|gäste|freunde|alltag|leben|ruhe|platz|luft|aufzug|lift|fahrstuhl|garage|stellplatz|carport|parkett|fliesen|laminat|einbauküche|ausstattung|zustand|baujahr|modernisierung|sanierung|renovierung|bezug|einzug|übergabe|provision|courtage|nebenkosten|kaution|kaltmiete|warmmiete|hausgeld|rücklage|grundbuch|notar|finanzierung|bank|kredit|eigentum|eigentümer|mieter|vermieter|verkäufer)$/iu;

/** German writes every noun with a capital; these endings and words are no names. */
/** Tails that make a noun and no name. */
const nounTail =
  /(?:klassen?|folgen?|kisten?|schlange|liste|gruppen?|ungen?|heiten?|keiten?|schaft|tionen?|mente?|nisse?|tum|linge?|stellen?|sachen?|stücke?|zeiten?|preise?|kosten|werte?|arten?|formen?|teile?|punkte?)$/u;
export const isGermanNoun = (word: string): boolean => {
  if (word.length > 7 && nounTail.test(word.toLowerCase())) return true;
  const low = word.toLowerCase();
  return germanEndings.test(word) || germanWords.has(low) || commonGerman(low);
};

const germanWords = list(`
die der das den dem des ein eine einen einem einer eines und oder aber mit ohne für auf aus bei bis durch gegen nach seit von vor zu zum zur über unter zwischen neben hinter in im ins an am ans um als wie wenn weil dass ob
ich du er sie es wir ihr mich mir uns euch ihnen sein seine ihre ihren mein meine unser unsere dein deine euer dieser diese dieses jede jeder jedes alle alles viel viele wenig etwas nichts nur noch schon auch hier dort dann wer was wo wann warum welche
nicht kein keine keinen so sehr mehr gut neu neue neuer groß große hell helle ruhig ruhige frei sofort ab verfügbar melden schreiben rufen fragen sehen kommen vereinbaren gern gerne bitte danke hallo guten willkommen sehr geehrte
herr frau damen herren dr familie privat auskunft infos info ki video stop sms ausstieg abmelden impressum haftung grundlage rahmen mitte herzen umgebung süd nord ost west südbalkon südseite nordseite u-bahn s-bahn tram bus fuß kinderzimmer
esszimmer arbeitszimmer flur diele abstellkammer hauswirtschaftsraum tageslicht ideal einfach ganz gar man kochen essen wohnen schlafen arbeiten lesen frühstück kaffee sofa bett tisch vorteil vorteile punkt punkte eckdaten fakten auf einen moment zeit zeitpunkt wochenende woche
altbau neubau loft penthouse maisonette reihenhaus doppelhaushälfte villa bungalow einfamilienhaus mehrfamilienhaus erdgeschoss dachgeschoss souterrain wc gäste-wc dusche wanne balkone loggia wintergarten pool sauna kamin smart home millionen million mio tausend
quadratmeter qm quadratfuß schlaf- wohn- nord-süd verkauf vermietung kaltmiete preisvorstellung auf wunsch rückfragen interesse interessenten gespräch gelegenheit chance entscheidung
`);
