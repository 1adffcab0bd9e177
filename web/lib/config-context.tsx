/** The server's run-time config for any screen that asks. */
import { createContext, useContext } from "react";
import type { SiteConfig } from "#contract/site";

const ConfigContext = createContext<SiteConfig | null>(null);
export const ConfigProvider = ConfigContext;

/** The run-time config. Throws outside its provider. */
export function useConfig(): SiteConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("useConfig must be used within a ConfigProvider");
  return config;
}
