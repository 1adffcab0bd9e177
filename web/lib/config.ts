/** What the server tells the browser at run time: backend address, public key, capabilities, contact lines. */
import type { SiteConfig } from "#contract/site";

/** The config the server wrote into the page, or null when the page was served without one. */
export function embeddedConfig(page: Document = document): SiteConfig | null {
  const text = page.getElementById("listcast-config")?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : null;
}

/** The embedded config, else the one `/api/config` answers. */
export async function loadConfig(): Promise<SiteConfig> {
  const embedded = embeddedConfig();
  if (embedded) return embedded;
  const response = await fetch("/api/config");
  if (!response.ok) throw new Error(`config: ${response.status}`);
  return (await response.json()) as SiteConfig;
}
