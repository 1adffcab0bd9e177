/** Local servers of the platforms whose accounts are connected by a form, under the workers' fast clock. */
import { blueskyAgent, blueskyServer } from "#tests/support/publishers/bluesky-server";
import { discordAgent, discordServer } from "#tests/support/publishers/discord-server";
import { lineAgent, lineServer } from "#tests/support/publishers/line-server";
import type { LocalPlatform } from "#tests/support/publishers/local-platform";
import { mastodonAgent, mastodonServer } from "#tests/support/publishers/mastodon-server";
import type { Clock } from "#tests/support/publishers/server";
import { mailAgent, smtpServer } from "#tests/support/publishers/smtp-server";
import { telegramAgent, telegramServer } from "#tests/support/publishers/telegram-server";
import { webhookAgent, webhookServer } from "#tests/support/publishers/webhook-server";
import { wordpressAgent, wordpressServer } from "#tests/support/publishers/wordpress-server";
import { connectorHouse } from "./connectors-house.ts";
import { fastClock } from "./timing.ts";
import type { ChaosWorld } from "./world.ts";

interface Here {
  readonly open: (clock: Clock) => Promise<LocalPlatform>;
  readonly agent: Readonly<Record<string, string>>;
  /** Published hosts that are here. */
  readonly hosts: readonly string[];
}
const heres: Readonly<Record<string, Here>> = {
  mastodon: { open: mastodonServer, agent: mastodonAgent, hosts: ["social.example"] },
  bluesky: { open: blueskyServer, agent: blueskyAgent, hosts: ["bsky.social"] },
  wordpress: { open: wordpressServer, agent: wordpressAgent, hosts: ["lin-realty.example"] },
  telegram: { open: telegramServer, agent: telegramAgent, hosts: ["api.telegram.org"] },
  discord: { open: discordServer, agent: discordAgent, hosts: ["discord.com"] },
  line: { open: lineServer, agent: lineAgent, hosts: ["api.line.me"] },
  webhook: { open: webhookServer, agent: webhookAgent, hosts: ["lin.example"] },
  email: { open: smtpServer, agent: mailAgent, hosts: ["smtp.lin.example"] },
};

/** Of ten posts to a platform so many answers are lost, some of them before anything was done. */
const LOST = 0.2;

export async function openConnectorWorld(chance: () => number): Promise<ChaosWorld> {
  let now = () => new Date();
  const clock: Clock = { now: () => now(), pass: () => {} };
  const platforms = new Map<string, LocalPlatform>();
  const hosts: Record<string, string> = {};
  for (const [id, here] of Object.entries(heres)) {
    const platform = await here.open(clock);
    platforms.set(id, platform);
    const at = platform.server.origin("https://any.example");
    for (const host of here.hosts) hosts[host] = at.startsWith("smtp:") ? at : new URL(at).origin;
  }
  return {
    opening: { kind: "connectors", hosts },
    house: connectorHouse(hosts),
    platformIds: [...platforms.keys()],
    valuesOf: (platform) => ({ ...heres[platform]?.agent }),
    copiesOf: ({ platform, marker }) =>
      (platforms.get(platform)?.shown() ?? []).filter(({ text }) => text.includes(marker)).length,
    hurry: (epoch) => {
      now = fastClock(epoch);
    },
    disturb: () => {
      for (const { server, publishes } of platforms.values())
        if (chance() < LOST) server.trouble({ when: publishes, how: chance() < 0.3 ? "before" : "after" });
    },
    close: async () => {
      await Promise.all([...platforms.values()].map(({ server }) => server.close()));
    },
  };
}
