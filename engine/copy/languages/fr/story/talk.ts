/** Ways to answer, questions, gaps and what is left to name, in French: vous, and tu in the lively voice. */
import type { Story } from "#engine/copy/languages/base/story";

export const calls: Story["calls"] = {
  professional: [
    "Visites et renseignements : {agent}, {company}, {phone}",
    "Pour organiser une visite, contactez {agent}, {company}, au {phone}",
    "{agent} ({company}) vous reçoit et répond à vos questions : {phone}",
    "Votre interlocuteur chez {company} : {agent}, {phone}",
    "Le dossier complet est disponible auprès de {agent}, {company} : {phone}",
    "Pour convenir d’un rendez-vous : {agent}, {company}, {phone}",
    "Visites : {agent}, {phone}",
    "Visites sur rendez-vous : {agent}",
    "{agent} vous renseigne et organise la visite",
    "Pour une visite ou le dossier, adressez-vous à {agent}",
    "Visites sur rendez-vous, dossier complet sur demande",
  ],
  friendly: [
    "On visite quand ? {agent}, {company}, {phone}",
    "Pour venir voir sur place : {agent}, {company}, {phone}",
    "Une question, une envie de visite ? {agent}, {company}, {phone}",
    "Dites-moi quand vous êtes libre : {agent}, {company}, {phone}",
    "Appelez-moi, on trouve un créneau : {agent}, {company}, {phone}",
    "Si cela vous parle, un appel suffit : {agent}, {company}, {phone}",
    "Envie de voir par vous-même ? {agent}, {phone}",
    "Dites-moi le jour qui vous arrange. {agent}",
    "Écrivez à {agent}, on fixe un jour",
    "{agent} vous fait visiter, dites quand",
    "Dites-moi en commentaire le jour qui vous arrange",
  ],
  luxury: [
    "Indiquez-nous le jour qui vous convient. {agent}, {company}, {phone}",
    "Visite sur rendez-vous : {agent}, {company}, {phone}",
    "{agent} vous ouvre la porte, sur rendez-vous : {company}, {phone}",
    "Pour une visite privée : {agent}, {company}, {phone}",
    "{agent}, {company}, se tient à votre disposition au {phone}",
    "Nous vous recevons sur rendez-vous. {agent}, {company}, {phone}",
    "{agent} vous reçoit sur rendez-vous : {phone}",
    "Sur rendez-vous, auprès de {agent}",
    "{agent} vous reçoit sur place, au jour de votre choix",
    "Pour une visite, demandez {agent}",
    "Sur rendez-vous",
  ],
  trendy: [
    "Ça te tente ? {agent}, {company}, {phone}",
    "Tu viens voir ? Appelle {agent} ({company}) au {phone}",
    "Réponds ici, puis écris à {agent} ({company}), {phone}",
    "Pour visiter, c’est {agent}, {company}, {phone}",
    "Bloque un créneau avec {agent} ({company}) : {phone}",
    "Envoie « visite » à {agent}, {company} : {phone}",
    "Tu viens voir ? C’est {agent}, au {phone}",
    "Partant pour une visite ? C’est {agent}",
    "Écris à {agent}, et on y va",
    "Un message à {agent}, et tu visites",
    "Partant pour une visite ? Écris « visite » en commentaire",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "Quelle information vous manque-t-il pour décider d’une visite ?",
    "Souhaitez-vous le plan et les documents avant la visite ?",
    "Un point à préciser avant de vous déplacer ?",
    "Quels jours vous conviendraient pour une visite ?",
  ],
  friendly: [
    "Vous poseriez la grande table où ?",
    "Qu’est-ce qui compte d’abord pour vous : le plan, la lumière ou l’adresse ?",
    "Premier carton ouvert : cuisine ou chambre ?",
    "Qu’aimeriez-vous vérifier en visite ?",
    "Et vous, qu’est-ce qui vous ferait dire oui ?",
  ],
  luxury: [
    "Que regarderiez-vous en premier ?",
    "À quelle heure aimeriez-vous le découvrir ?",
    "Souhaitez-vous recevoir le dossier avant de venir ?",
    "Quel jour vous conviendrait ?",
    "Que souhaitez-vous savoir d’abord ?",
  ],
  trendy: [
    "Tu gardes ou tu passes ?",
    "Ton verdict en un emoji ?",
    "Team « je visite » ou team « je réfléchis » ?",
    "Honnêtement : oui, non, peut-être ?",
    "Il te manque quoi pour craquer ?",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "L’annonce ne précise pas {gaps} : à nous demander avant la visite.",
    "À confirmer avant tout engagement : {gaps}.",
    "Restent à préciser {gaps}.",
    "Nous vous communiquerons sur demande {gaps}.",
  ],
  friendly: [
    "Ce que l’annonce ne dit pas encore : {gaps}. Pensez à le demander en visite.",
    "À glisser dans vos questions : {gaps}.",
    "Il nous manque encore {gaps} : demandez avant de vous déplacer.",
    "Avant de venir, faites-vous préciser {gaps}.",
  ],
  luxury: [
    "Sur demande : {gaps}.",
    "Nous vous préciserons de vive voix {gaps}.",
    "Avant la visite, nous vous indiquerons {gaps}.",
    "À préciser ensemble : {gaps}.",
  ],
  trendy: [
    "À demander avant de craquer : {gaps}.",
    "Encore en suspens : {gaps}. Demande-le en visite.",
    "Il manque {gaps} : pose la question.",
    "Note-le pour la visite : {gaps}.",
  ],
};

export const rest: Story["rest"] = {
  professional: [
    "Également : {rest}.",
    "À noter aussi : {rest}.",
    "S’y ajoutent : {rest}.",
    "Le descriptif mentionne en outre : {rest}.",
    "Autres éléments : {rest}.",
    "Pour être complet : {rest}.",
  ],
  friendly: [
    "Et pour le reste : {rest}.",
    "J’allais oublier : {rest}.",
    "Sans oublier : {rest}.",
    "Vous trouverez aussi : {rest}.",
    "Il y a encore : {rest}.",
    "Et puis, en vrac : {rest}.",
  ],
  luxury: [
    "À cela s’ajoute : {rest}.",
    "Également : {rest}.",
    "On notera encore : {rest}.",
    "Le bien compte aussi : {rest}.",
    "Enfin : {rest}.",
  ],
  trendy: [
    "Le reste : {rest}.",
    "Bonus : {rest}.",
    "Et aussi : {rest}.",
    "Dans le lot : {rest}.",
    "En plus de ça : {rest}.",
    "Pour finir la liste : {rest}.",
  ],
};
