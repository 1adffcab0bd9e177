/** What stands in the calendar of a phone or computer that subscribes to an account's posts. */
import type { feedTexts as zh } from "#locales/zh/publishing/feed";

export const feedTexts = {
  name: "Listcast posts",
  title: "{{platform}}: {{home}}",
  openHouse: "Open house: {{home}}",
  states: {
    planned: "Planned",
    sending: "Going out",
    accepted: "With the platform",
    live: "Live",
    unknown: "To be confirmed",
    failed: "Not published",
    edited: "Updated",
    removed: "Taken down",
    withdrawn: "Called off",
  },
  approval: { draft: "Wants approval", asked: "Waiting for approval", refused: "Sent back" },
} satisfies typeof zh;
