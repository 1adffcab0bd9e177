/** The landing page's start in the browser: takes over what the server rendered. No router, no Mantine, no i18next. */
import "#web/ui/fonts.css";
import "#web/ui/tokens.css";
import { useCallback, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Landing } from "#web/features/landing/landing.tsx";
import { contentIn, keepPlace, readEmbedded } from "#web/features/landing/other-language.ts";
import type { Content, LandingData } from "#web/features/landing/types.ts";
import { isLanguage, type Language, otherLanguage, rememberLanguage, storedLanguage } from "#web/lib/language.ts";
import { loadLastResortFonts } from "#web/ui/last-resort-fonts.ts";

function Page(props: { rendered: Language; wanted: Language; data: LandingData; content: Content }) {
  const [shown, setShown] = useState({ language: props.rendered, content: props.content });
  const turnTo = useCallback(async (language: Language) => {
    try {
      const content = await contentIn(language);
      keepPlace(() => {
        // within: what is set otherwise in each language moves the sections too
        rememberLanguage(language);
        setShown({ language, content });
      });
    } catch {
      // no server, no words: the browser says so in its own
      location.assign(`/?lang=${language}`);
    }
  }, []);
  // After the take-over, which must find what the server wrote. What was pressed meanwhile is done now (public/boot.js).
  useEffect(() => {
    const turned = props.wanted === props.rendered ? Promise.resolve() : turnTo(props.wanted);
    void turned.then(() => dispatchEvent(new Event("listcast-ready")));
  }, [props.wanted, props.rendered, turnTo]);
  useEffect(() => {
    document.title = shown.content.texts.title;
  }, [shown]);
  const onSwitch = () => {
    history.replaceState(null, "", `/${location.hash}`);
    void turnTo(otherLanguage(shown.language));
  };
  return <Landing {...shown} data={props.data} onSwitch={onSwitch} />;
}

const root = document.getElementById("root");
if (!root) throw new Error("landing.html has no #root");

const rendered: Language = document.documentElement.lang === "en" ? "en" : "zh";
const requested = new URLSearchParams(location.search).get("lang");
const wanted = isLanguage(requested) ? requested : (storedLanguage() ?? rendered);
if (wanted !== rendered || isLanguage(requested)) rememberLanguage(wanted);
hydrateRoot(
  root,
  <Page
    rendered={rendered}
    wanted={wanted}
    data={readEmbedded("listcast-landing")}
    content={readEmbedded("listcast-content")}
  />,
);
loadLastResortFonts();
