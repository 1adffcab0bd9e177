/** Deciding facts as a French agent says them, and how a home's things are listed. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";
import { months } from "./story/amounts.ts";

const decimal = (value: number): string => String(value).replace(".", ",");

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: {
    N: "au nord",
    NE: "au nord-est",
    E: "à l’est",
    SE: "au sud-est",
    S: "au sud",
    SW: "au sud-ouest",
    W: "à l’ouest",
    NW: "au nord-ouest",
  },
  say: {
    letSince: [
      "Le logement se vend loué[ : le bail court depuis le {date}][ et n’a pas de terme{open}]",
      "Il y a un locataire en place[ depuis le {date}][, avec un bail sans terme{open}], et le bail suit la vente",
    ],
    letUntil: [
      "Le logement est loué jusqu’au {date}[, libre ensuite{vacant}]",
      "Le bail en cours se termine le {date}[, libre ensuite{vacant}]",
    ],
    letRent: [
      "Le loyer est de {rent} par mois[ charges comprises{warm}], {year} par an[, soit {share} % brut du prix]",
      "Le locataire paie {rent} par mois[ charges comprises{warm}], soit {year} par an[ et {share} % brut du prix]",
      "Le locataire paie {rent} par mois charges comprises{warm}, {net} hors charges, soit {year} par an[ et {share} % brut du prix]",
    ],
    letJeonse: ["L’acquéreur reprend le dépôt jeonse du locataire, {money}"],
    underOffer: [
      "{?sale}Une offre est déjà en cours",
      "{?sale}Un acquéreur est déjà trouvé, l’acte de vente reste à signer{agreed}",
      "{?rent}Une candidature est déjà déposée",
    ],
    shortLease: ["Le bien est en leasehold (bail de longue durée), avec {n} ans restants"],
    landLease: [
      "Le terrain n’est pas vendu avec le bien, il est tenu par un bail[ jusqu’en {until}][, à {month} par mois][, à {year} par an]",
    ],
    landTerm: ["Le droit d’usage du sol court sur {n} ans au total[, à usage commercial{business}]"],
    leasedSolar: [
      "Les panneaux solaires sont en location et ne font pas partie du bien[, jusqu’en {until}][, {month} par mois]",
    ],
    groundRent: [
      "Le ground rent (rente foncière) est de {year} par an[, doublé tous les {doubles} ans][, révisé tous les {review} ans]",
      "Le ground rent (rente foncière) est de {month} par mois[, doublé tous les {doubles} ans][, révisé tous les {review} ans]",
    ],
    reservePaid: [
      "Le fonds de travaux appelle {month} par mois[, que le bailleur rembourse au départ{back}]",
      "Le fonds de travaux appelle {year} par an",
    ],
    landlordNotice: ["Le préavis du bailleur est de {n} mois[, et il lui faut un motif légitime{reason}]"],
    leaseback: [
      "Le vendeur souhaite rester locataire[ jusqu’au {date}]",
      "Après la vente, le vendeur demande à louer[ jusqu’au {date}]",
    ],
    auction: ["La vente aux enchères a lieu le {date}"],
    noRebuild: ["Une fois démolie, la maison ne peut pas être reconstruite"],
    stepRent: ["Le loyer passe à {money} par mois le {date}"],
    room: [
      "{room} donne {side}[ et mesure {area}][, avec {things.bare}][ et un lit de {bed} m]",
      "{room} mesure {area}[, avec {things.bare}][ et un lit de {bed} m]",
      "Dans {room} : {things.bare}[ et un lit de {bed} m]",
    ],
    emptyRoom: ["{room}[ ({area})] reste sans meubles[, {side}]", "{room}[, {area},] est une pièce vide[, {side}]"],
    // the participle agrees (./tidy.ts)
    works: ["En {year}, {parts} refait", "{parts} refait en {year}"],
    stays: ["{?sale}Restent sur place : {goods}", "{?rent}Sur place : {goods}"],
    twoAreas: [
      "On compte {inner} à l’intérieur, {gross} en surface construite",
      "{inner} à l’intérieur ; les {gross} sont la surface construite",
    ],
    facesCourt: ["Côté cour"],
    assignedParking: ["Une place de stationnement attribuée, la n° {n}, fait partie du lot"],
    units: ["L’ensemble compte {n} logements"],
    station: ["Vous êtes à {near}", "L’adresse est à {near}", "Transports : à {near}"],
    way: ["Vous êtes à {places}", "L’adresse est à {places}"],
    roadNoise: [
      "{room} donne sur {road} et l’on entend les voitures[ aux heures de pointe{rush}][, malgré le double vitrage{double}]",
      "{room} donne sur la rue et l’on entend les voitures[ aux heures de pointe{rush}][, malgré le double vitrage{double}]",
      "On entend les voitures[ aux heures de pointe{rush}][, malgré le double vitrage{double}]",
    ],
    pipeBurst: [
      "[En {date}, ]un tuyau a cédé dans le mur de la salle de bains[ ; c’est réparé{repaired}][, factures disponibles{papers}]{?room}",
      "[En {date}, ]un tuyau a cédé[ ; c’est réparé{repaired}][, factures disponibles{papers}]",
    ],
    innerBath: ["La salle de bains n’a pas de fenêtre[, mais une baignoire{tub}][ ; état simple{plain}]"],
    plainBath: ["La salle de bains n’a pas été refaite"],
    tenantsKitchen: ["La cuisine équipée appartient au locataire et ne fait pas partie de la vente"],
    missing: [
      "{?rent}Non compris dans la location : {goods}",
      "{?rent}À prévoir de votre côté : {goods}",
      "{?sale}Le vendeur emporte {goods}[ et laisse {keeps}]",
    ],
    oldPart: ["La moquette des chambres date de {carpet}", "Le reste de l’intérieur date de {rest}"],
    walkThrough: ["Une pièce est en enfilade"],
    noInternet: ["Internet n’est pas raccordé, l’abonnement est à votre charge"],
    noCharger: ["Il n’y a pas de borne de recharge"],
    noParkingSpace: ["Il n’y a pas de place de stationnement"],
    noLiftHere: ["Il n’y a pas d’ascenseur", "L’immeuble n’a pas d’ascenseur"],
    liftHalfLevel: [
      "L’ascenseur s’arrête entre deux étages : il reste {steps} marches à descendre",
      "L’ascenseur s’arrête au {level}e étage",
    ],
    septic: ["L’assainissement individuel n’est pas conforme"],
    asbestos: ["Une partie contient de l’amiante-ciment"],
    noPermit: ["Une annexe n’a pas de permis de construire"],
    hoa: [
      "Les charges de copropriété (HOA) sont de {money} par mois[ et couvrent {covers}]",
      "Comptez {money} par mois de charges de copropriété (HOA)[ ; elles paient {covers}]",
    ],
    hoaAndTax: ["Charges et taxe foncière font ensemble {money} par mois"],
    yearlyTax: ["La taxe foncière est de {money} par an[ ({year})][, soit {month} par mois]"],
    houseMoney: [
      "Les charges (Hausgeld) sont de {money} par mois[, dont {keep} restent à la charge du propriétaire]",
      "Les charges courantes sont de {yearly} par an[, soit {month} par mois]",
    ],
    assessment: [
      "Un appel de fonds de {money} est prévu pour {what}[, échéance en {date}][, à la charge de l’acquéreur{buyer}][ ; le vendeur le règle à la vente{seller}]",
      "Un appel de fonds de {money} est prévu[, échéance en {date}][, à la charge de l’acquéreur{buyer}][ ; le vendeur le règle à la vente{seller}]",
    ],
    transferFee: ["Les frais de transfert sont de {money}[, payés par l’acquéreur{buyer}]"],
    transferTax: ["Les droits de mutation, {n} %, font {money}"],
    commission: [
      "La commission est de {n} %[, soit {money}][, à la charge de l’acquéreur{buyer}][, à la charge du vendeur{seller}]",
    ],
    entry: [
      "À l’entrée, il faut {total} : {deposit} de dépôt de garantie, {first} de premier loyer[, {fee} d’honoraires][, {gift} de reikin]",
      "Dépôt de garantie {deposit}, premier loyer {first}[, honoraires {fee}][, reikin {gift}] : {total} à l’entrée",
    ],
    bySquareMetre: [
      "Les charges de gestion sont de {rate} par m² de surface construite, soit {money} par mois[, à la charge du locataire{tenant}]",
    ],
    reserve: ["Le fonds de réserve est de {money}[ ({date})][, pour {units} lots]"],
    monthlyParking: [
      "Le stationnement coûte {money} par mois[, sur liste d’attente{queue}][, selon les places libres{ask}]",
    ],
    leastTerm: [
      "{?years.one}Le bail est d’un an au minimum",
      "{?years.many}Le bail est de {years} ans au minimum",
      "Le bail est de {n} mois au minimum",
    ],
    freeAfter: ["Le logement est libre après le {after}", "Le logement est libre à partir du {from}"],
    petsUpTo: [
      "{?n.one}Un animal est accepté[, {weight} au plus]",
      "{?n.many}Animaux : {n} au plus[, {weight} chacun]",
    ],
    dogsNoCatsAsk: ["Pas de chien ; un chat, avec l’accord écrit du propriétaire"],
    catsNotDogs: ["Les chats sont acceptés, les chiens non"],
    leasing: [
      "Pour louer, le bail est d’au moins {n} mois[, et la location de courte durée est exclue{short}]",
      "La location de courte durée est exclue{short}",
    ],
    schoolOpen: [
      "Aucune place d’école n’est promise{?rent}",
      "Le secteur scolaire est à vérifier par l’acquéreur{?sale}",
    ],
    viewing: [
      "Visites sur rendez-vous[, {days}][, de {from} à {to}][, après {after}][, {notice} heures à l’avance][, à demander la veille{day}][, en accord avec le locataire{tenant}]",
    ],
    occupantLeaves: ["Le locataire actuel reste jusqu’au {date}"],
    oneCatNoDogs: ["Un chat est accepté, les chiens non"],
    smallDogAsk: [
      "Un petit chien est possible, sous réserve d’accord[, avec un mois de dépôt de garantie en plus{extra}]",
    ],
    handover: [
      "La remise des clés se fait d’un commun accord, pas avant le {after}",
      "La remise des clés est prévue au plus tard fin {byEnd}[, logement vidé par les propriétaires{vacated}]",
    ],
    chainAbove: ["Les vendeurs n’ont pas encore trouvé leur prochain logement"],
    hukouStays: ["Le hukou (enregistrement de résidence) du vendeur n’a pas encore été transféré"],
    allocatedLand: [
      "Le terrain est attribué par l’État (划拨)[ ; au transfert, l’acquéreur verse la redevance foncière{buyer}]",
    ],
    conservationArea: ["Le bien se trouve en secteur protégé (conservation area)"],
  },
  open: {
    oneCatNoDogs: ["Un chat est accepté ici, les chiens non : {place}."],
    smallDogAsk: [
      "Vous vivez avec un petit chien ? Il est possible ici, sous réserve d’accord[, et il n’y a {noKeyMoneyAsked}].",
      "{place} : un petit chien est possible, sous réserve d’accord[ ; {noKeyMoneyAsked}].",
    ],
    letSince: [
      "Acheter ici, c’est acheter aussi le bail[ : il court depuis le {date}][, sans terme{open}].",
      "Vendu loué[ depuis le {date}][, bail sans terme{open}].",
    ],
    letUntil: ["Loué jusqu’au {date} : le bail suit la vente."],
    auction: ["Vente aux enchères le {date}."],
    noRebuild: ["L’essentiel d’abord : démolie, la maison ne peut pas être reconstruite."],
    emptyRoom: ["{room}[, {area},] est une pièce vide : à vous d’en décider.", "Une pièce vide[ de {area}] : {room}."],
  },
  titles: {
    oneCatNoDogs: ["{district} : un chat accepté"],
    smallDogAsk: ["{district} : petit chien possible[, {noKeyMoneyAsked}]", "Petit chien possible"],
    letSince: ["{place} : vendu loué", "Vendu loué"],
    letUntil: ["{place} : loué jusqu’au {date}"],
    auction: ["{place} : enchères le {date}"],
    emptyRoom: ["{place} : une pièce reste vide"],
  },
  near: ({ kind, word, name, line, far }) => {
    const numbered = line === null || kind === "place.bus" ? "" : ` (ligne ${line})`;
    if (name === null) return `${far} ${word}${numbered}`;
    if (/park|kanal|canal|market|marché/iu.test(name)) return `${far} de ${name}`;
    const whole: Readonly<Record<string, string>> = {
      "place.metro": `de la station de métro ${name}`,
      "place.tram": `de l’arrêt de tram ${name}`,
      "place.train": `de la gare ${name}`,
      "place.park": `de ${name} Park`,
      "place.canal": `du canal ${name}`,
      "place.market": `du marché ${name}`,
    };
    return `${far} ${whole[kind] ?? word}${numbered}`;
  },
  far: (metres, miles) =>
    `${miles === null ? "" : "environ "}${metres >= 1000 ? `${decimal(Number((metres / 1000).toFixed(1)))} km` : `${metres} m`}`,
  day: ({ year, month, day }) =>
    [day === null ? null : day === 1 ? "1er" : day, months[month - 1], year].filter((part) => part !== null).join(" "),
  clock: (minutes) =>
    `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? "" : ` ${String(minutes % 60).padStart(2, "0")}`}`,
  pounds: (value) => `${value} livres (environ ${Math.round(value * 0.4536)} kg)`,
};
