/** Five platforms on this machine under the real clock, for journeys through the product's own server (./days-server.ts). */
import { blueskyServer } from "#tests/support/publishers/bluesky-server";
import type { LocalPlatform } from "#tests/support/publishers/local-platform";
import { mastodonServer } from "#tests/support/publishers/mastodon-server";
import type { Asked, Clock } from "#tests/support/publishers/server";
import { telegramServer } from "#tests/support/publishers/telegram-server";
import { twitterServer } from "#tests/support/publishers/twitter-server";
import { wordpressServer } from "#tests/support/publishers/wordpress-server";

export interface LocalWorld {
  platforms: Readonly<Record<"twitter" | "mastodon" | "bluesky" | "wordpress" | "telegram", LocalPlatform>>;
  /** Of the server: where each published host is here. */
  env: Record<string, string>;
  /** In the middle of the next call after which readers would see a post. */
  atNextPost(kind: "before" | "after", on: (platform: string) => boolean, deed: () => void): void;
  close(): Promise<void>;
}

export async function openLocalWorld(): Promise<LocalWorld> {
  const clock: Clock = { now: () => new Date(), pass: () => {} };
  const platforms = {
    twitter: await twitterServer(clock),
    mastodon: await mastodonServer(clock),
    bluesky: await blueskyServer(clock),
    wordpress: await wordpressServer(clock),
    telegram: await telegramServer(clock),
  };
  const at = (one: LocalPlatform, ...hosts: string[]) =>
    hosts.map((host) => [host, new URL(one.server.origin("https://any.example")).origin] as const);
  const hosts = Object.fromEntries([
    ...at(platforms.twitter, "x.com", "api.x.com"),
    ...at(platforms.mastodon, "social.example"),
    ...at(platforms.bluesky, "bsky.social"),
    ...at(platforms.wordpress, "lin-realty.example"),
    ...at(platforms.telegram, "api.telegram.org"),
  ]);
  return {
    platforms,
    env: { LOCAL_PLATFORMS: JSON.stringify(hosts) },
    atNextPost(how, on, deed) {
      let done = false;
      for (const [name, { server, publishes }] of Object.entries(platforms)) {
        const when = (asked: Asked): boolean => {
          if (done || !on(name) || !publishes(asked)) return false;
          done = true;
          deed();
          return true;
        };
        server.trouble({ when, how });
      }
    },
    close: async () => {
      await Promise.all(Object.values(platforms).map(({ server }) => server.close()));
    },
  };
}
