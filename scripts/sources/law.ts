/** Who may import whom: what the architecture tests keep and docs/images/architecture.svg draws. */

/** Rooms of the project; `web` and `cli` are imported by nobody but themselves. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  contract: ["contract"],
  locales: ["contract", "locales"],
  engine: ["contract", "locales", "engine"],
  adapters: ["contract", "locales", "engine", "adapters"],
  server: ["contract", "locales", "engine", "adapters", "server"],
  web: ["contract", "locales", "engine", "web"],
  cli: ["contract", "locales", "engine", "adapters", "cli"],
};

/** What stands directly in the server, in storeys from the ground: each imports what stands before it, and nothing else. */
export const serverStoreys: readonly (readonly string[])[] = [
  ["base", "config", "html", "db", "services", "work", "thread", "journals"],
  ["queries"],
  ["mails", "billing", "models", "backend", "health", "publishing"],
  ["jobs"],
  ["middleware", "demo", "cashier", "mailbox", "pages", "procedures"],
  ["app", "boot", "doctor", "main"],
];

/** The same in the engine: words and places, then what reads and judges them, then what writes. */
export const engineStoreys: readonly (readonly string[])[] = [
  ["account", "csv", "journal", "legal", "text"],
  ["phrases", "names", "places"],
  ["statements", "listing", "platforms", "compliance"],
  ["copy"],
  ["campaign", "billing"],
  ["pieces", "bulk"],
  ["pack", "reports", "media", "publishing"],
];

/** The same in the web. Features never import each other. */
export const webStoreys: readonly (readonly string[])[] = [["lib"], ["ui"], ["features", "shell"], ["routes"]];
