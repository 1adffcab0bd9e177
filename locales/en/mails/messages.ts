/** Messages to phones. The digits come early, where a phone's keyboard offers them; each is one segment. */

import type { Shape } from "#locales/shape";
import type { phoneMessages as zh } from "#locales/zh/mails/messages";

export const phoneMessages: Shape<typeof zh> = {
  code: "{{code}} is your Listcast code. It works for {{minutes}} minutes. Tell it to nobody.",
  test: "Listcast test {{code}}. Messages arrive.",
};
