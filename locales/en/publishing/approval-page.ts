/** The page of whoever is asked to look at posts before they leave. */
import type { approvalPage as zh } from "#locales/zh/publishing/approval-page";

export const approvalPage = {
  title: "Posts for you to approve",
  lead: "{{who}} asks you to look before these go out. Approved, they leave at their times; sent back, they stay.",
  leadNobody: "You are asked to look before these go out. Approved, they leave at their times; sent back, they stay.",
  note: "Their note",
  until: "This link is good until {{when}}, for one answer.",
  due: "to go out {{when}}",
  pictures: "Pictures: {{count}}",
  picture: "Picture {{n}} of {{all}}",
  film: "Film",
  changed: "This one changed after you were asked, so your answer does not approve it.",
  held: "The text of this one is gone, or something speaks against it. It cannot go out, and your answer does not approve it.",
  nothingLeft:
    "All of these changed after you were asked, so there is nothing to approve. Ask for a new link once they are ready.",
  name: "Your name",
  words: "Anything to say?",
  wordsWhy: "If you send them back, say what to change.",
  approve: "Approve, send as planned",
  refuse: "Send back",
  nameMissing: "Please sign with your name; it goes into the record.",
  wordsMissing: "Please say what to change.",
  again: "That did not go through. Please try again.",
  busy: "Too many tries. Please wait a few minutes.",
  thanks: "Thank you, noted",
  approvedText: "Approved: {{count}}. They go out as planned. You can close this page.",
  refusedText: "Sent back: {{count}}. Your words are passed on. You can close this page.",
  changedText: "Changed after you were asked, and not approved: {{count}}. You will be asked again.",
  overTitle: "This link is no longer good",
  overText: "It was answered, taken back or is too old. Ask for a new one if it is still wanted.",
} satisfies typeof zh;
