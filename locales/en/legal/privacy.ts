/** Privacy policy. Whoever changes it changes the version in contract/legal.ts too. */
import type { LegalText } from "#contract/legal";

export const privacy: LegalText = {
  title: "Privacy policy",
  description: "What Listcast keeps, why and for how long, who can see it, and how you download or delete it.",
  summary: [
    "We keep what the service needs: your account, your listings, the copy written from them and payment records.",
    "No advertising trackers, no selling of data, no training of models on your content. Three kinds of cookie only: language, sidebar, and that a visitor has just sent an enquiry.",
    "You can download everything at any time. After you delete the account there are thirty days to change your mind; then the data is gone.",
  ],
  sections: [
    {
      id: "what",
      title: "What we keep",
      paragraphs: ["What you give us, and what comes of using the service:"],
      points: [
        "account: email, a salted hash of the password (never the password), display name, phone, picture, role and language;",
        "listings and content: the links or text you submit, the facts read from them with their sources, photos, the copy and your edits;",
        "signature: the agent’s name, phone, brokerage, licence number and verification code you enter;",
        "usage: tasks and their results, quota, notifications, orders and payment status (card numbers are handled by the payment provider and never reach us);",
        "trials: of an email and a verified phone that had a free trial, only a keyed hash, so that it is once per person; it is all that stays of them when the account is deleted;",
        "security: times of sign-in, device and network address, failed attempts, and which version of the terms you accepted, and when.",
      ],
    },
    {
      id: "imports",
      title: "Reading other people’s pages",
      paragraphs: [
        "When you submit a link, our server opens that page and takes the listing’s facts and pictures, nothing else. If an agent’s name and phone stand there, they are read as the listing’s signature for you to check or remove. The other site sees a visit by our server and does not learn who you are.",
        "Pictures are re-encoded before they are stored, which removes where and with what they were taken.",
      ],
    },
    {
      id: "why",
      title: "Why we keep it",
      paragraphs: [
        "To do what we agreed with you: sign-in, reading listings, writing and keeping copy, counting quota, taking payments, and telling you about your account and tasks. To keep accounts and the service safe. And to meet legal duties, such as keeping invoices.",
        "Figures on the home page, such as the share of tasks that needed no human retry, are totals over the whole site and contain no personal data.",
      ],
    },
    {
      id: "who",
      title: "Who can see it",
      paragraphs: [
        "Accounts are kept apart, and the database checks ownership row by row. The operator’s administrators look only to give support, handle an order or find a fault.",
        "The necessary part goes to others in these cases:",
      ],
      points: [
        "mail and text-message providers: the address and the message;",
        "payment providers: order number and amount;",
        "language-model providers: where the operator has connected one, the listing’s facts and the writing brief; otherwise everything is written on this site’s own server;",
        "your own publishing: a listing’s share page and what you post on platforms are public;",
        "where the law obliges us.",
      ],
    },
    {
      id: "pages",
      title: "Your visitors",
      paragraphs: [
        "A listing’s share page counts its views. So that one person is not counted twice, the visitor’s network address and browser are turned into a hash with a key that is valid for that day and then thrown away; nobody can be traced from it. Each platform has a link of its own, so we also count which link visitors came by, as numbers only. Share pages carry no third-party analytics.",
        "The name, contact and message a visitor leaves on a share page go to you with their consent, to answer that enquiry and follow it up. They are kept in your account until you delete them, and are deleted by themselves two years after the last contact. If a visitor asks for deletion, please delete them, or ask us to.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and local storage",
      paragraphs: ["There are three kinds of cookie, none of them for tracking:"],
      points: [
        "lang: the interface language, one year;",
        "sidebar_state: sidebar open or closed, seven days;",
        "enquiry_sent: set when a visitor sends an enquiry from a share page, so that the page can tell them so; two minutes.",
      ],
      after:
        "Besides, your session, the colour mode and unfinished drafts are kept in your browser’s local storage. Signing out or clearing browser data removes them. So that your browser is still recognised while somebody guesses at your password, a random mark is kept there too, until you clear the browser’s data; we keep only a keyed hash of it, for half a year after its last use.",
    },
    {
      id: "retention",
      title: "For how long",
      paragraphs: [
        "Your data is kept while the account exists, and you can change or delete any of it. After you delete the account it is kept for thirty days in case you change your mind; then the account, listings, photos and copy are deleted.",
        "What the law says must be kept, such as orders and invoices, is kept apart for the period required. Copies in backups go as the backups rotate.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "Under Profile you can see and correct your data, download all of it in one file, sign out other devices, stop notifications and delete the account. You can also ask us to explain, correct, delete or restrict; we answer within thirty days.",
        "If you think we got it wrong, you may complain to the data-protection authority where you live.",
      ],
    },
    {
      id: "security",
      title: "How it is protected",
      paragraphs: [
        "Passwords are stored as salted hashes only. Failed sign-ins are limited and challenged. The database grants access row by row, files are kept apart by account, and everything we fetch goes through one guarded door that never touches internal networks. If an incident affects you, we will tell you and the authority without delay.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      paragraphs: [
        "When this policy changes in substance, the version date changes and you are asked to confirm again.",
        "Listcast is for people in the trade and not for minors. If you have a question, reach us through the contact details at the end of this page.",
      ],
    },
  ],
};
