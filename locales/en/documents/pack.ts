/** The overview page inside a downloaded pack. */
import type { pack as shape } from "#locales/zh/documents/pack";

export const pack: typeof shape = {
  overview: "Overview",
  made: "Made on {{date}}",
  facts: "The home",
  photos: "Photos",
  pictures: "Posters and carousels",
  contents: "Contents",
  post: "Posts",
  email: "Email",
  sms: "Text message",
  openEmail: "See the designed email",
  openMail: "Open in a mail program",
  openBrochure: "Brochure (PDF)",
  openFile: "Open the file",
  agent: "Contact",
  attention: "Before you publish",
  source: "Original listing",
  state: { ready: "ready to publish", released: "released with a reason", "not-ready": "not ready to publish" },
  notReady: "Not ready to publish (in the folder not-ready)",
  open: "Still to be asked",
  allReady: "Every piece has been checked and is ready to publish.",
  released: "Reason: {{reason}}",
  outdated: "no longer agrees with the home’s facts.",
  untraced: "no confirmed fact bears this out.",
  readBy: "the model {{name}} read it as against the home’s facts.",
};
