/** The overview page inside a downloaded pack. */
import type { pack as shape } from "#locales/zh/pack";

export const pack: typeof shape = {
  overview: "Overview",
  made: "Made on {{date}}",
  facts: "The home",
  photos: "Photos",
  contents: "Contents",
  post: "Posts",
  email: "Email",
  sms: "Text message",
  openEmail: "See the designed email",
  openFile: "Open the file",
  agent: "Contact",
  attention: "Before you publish",
  source: "Original listing",
};
