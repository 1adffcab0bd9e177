/** The landing page's start in the browser: takes over what the server rendered. No router, no Mantine, no i18next. */
import "#web/ui/fonts.css";
import "#web/ui/tokens.css";
import { useCallback, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Landing } from "#web/features/landing/landing.tsx";
import { exampleIn, keepPlace } from "#web/features/landing/other-language.ts";
import { textsOf } from "#web/features/landing/texts.ts";
import type { Example, LandingData } from "#web/features/landing/types.ts";
import { isLanguage, type Language, otherLanguage, rememberLanguage, storedLanguage } from "#web/lib/language.ts";
import { loadLastResortFonts } from "#web/ui/last-resort-fonts.ts";

function read<Value>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page was served without #${id}`);
  // Written by our own server into our own page.
  return JSON.parse(text) as Value;
}

function Page(props: { rendered: Language; wanted: Language; data: LandingData; example: Example }) {
  const [shown, setShown] = useState({ language: props.rendered, example: props.example });
  const { language, example } = shown;
  const turnTo = useCallback(async (next: Language) => {
    const other = await exampleIn(next);
    rememberLanguage(next);
    // without the server the words change and the pieces stay
    keepPlace(() => setShown((now) => ({ language: next, example: other ?? now.example })));
  }, []);
  // After the take-over, which must find what the server wrote.
  useEffect(() => {
    if (props.wanted !== props.rendered) void turnTo(props.wanted);
  }, [props.wanted, props.rendered, turnTo]);
  useEffect(() => {
    document.title = textsOf(language).title;
  }, [language]);
  const onSwitch = () => {
    history.replaceState(null, "", `/${location.hash}`);
    void turnTo(otherLanguage(language));
  };
  return <Landing language={language} data={props.data} example={example} onSwitch={onSwitch} />;
}

const root = document.getElementById("root");
if (!root) throw new Error("landing.html has no #root");

if (/access_token=|error_code=/.test(location.hash)) {
  // A mail link whose target was not allowed ends here; the application knows what to do with it.
  location.replace(`/auth${location.hash}`);
} else {
  const rendered: Language = document.documentElement.lang === "en" ? "en" : "zh";
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = isLanguage(asked) ? asked : (storedLanguage() ?? rendered);
  if (wanted !== rendered || isLanguage(asked)) rememberLanguage(wanted);
  hydrateRoot(
    root,
    <Page rendered={rendered} wanted={wanted} data={read("listcast-landing")} example={read("listcast-example")} />,
  );
  loadLastResortFonts();
}
