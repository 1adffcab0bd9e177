/** The application's start: read the address, learn the backend, make the client, then the providers and the router. */
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "#web/ui/fonts.css";
import "#web/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { ask } from "#web/features/auth/link/pending-question.ts";
import { takeBrought } from "#web/lib/arrival.ts";
import { loadConfig } from "#web/lib/config.ts";
import { startI18n } from "#web/lib/i18n.ts";
import { rememberLanguage, storedLanguage } from "#web/lib/language.ts";
import { connectBackend } from "#web/lib/supabase.ts";
import { App } from "#web/providers.tsx";
import { loadLastResortFonts } from "#web/ui/last-resort-fonts.ts";

const element = document.getElementById("root");
if (!element) throw new Error("app.html has no #root");

// Before anything that reads the address or waits.
const { tokens, linkError } = takeBrought();
if (tokens) ask({ tokens });
const i18n = await startI18n();
// the page as it comes is Chinese; what nobody chose is not kept, so that an invitation's language or the account's still counts
const chosen = storedLanguage();
if (chosen) rememberLanguage(chosen);
try {
  const config = await loadConfig();
  const client = connectBackend(config, () => i18n.language);
  createRoot(element).render(<App i18n={i18n} client={client} config={config} linkError={linkError} />);
} catch (error) {
  console.error("The application could not start", error);
  element.textContent = i18n.t("startFailed");
}
loadLastResortFonts();
