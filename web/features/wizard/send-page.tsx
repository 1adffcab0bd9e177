/**
 * What the bookmark opens: says which site's page would be sent, asks once, and leads into the wizard. The site itself sends the
 * page with a token that is good once; where it must not, its page hands the source over and it is sent from here.
 */
import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type ErrorCode, isErrorCode } from "#contract/errors";
import { sendPagePath } from "#contract/import";
import { api } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import styles from "./wizard.module.css";

const word = z.object({
  listcast: z.union([
    z.object({ title: z.string(), host: z.string() }),
    z.object({ answer: z.object({ taskId: z.uuid().optional(), code: z.string().optional() }) }),
    z.object({ url: z.string(), html: z.string() }),
  ]),
});

type State =
  | { at: "waiting" }
  | { at: "asking" | "sending"; title: string; origin: string }
  | { at: "failed"; code: ErrorCode };

/** How long the page that opened this one may take to answer; after that there is none. */
const WAIT_MS = 4_000;

export function SendPage({ onSent, waitMs = WAIT_MS }: { onSent: (taskId: string) => void; waitMs?: number }) {
  const { t } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  const [state, setState] = useState<State>({ at: "waiting" });
  const [alone, setAlone] = useState(false);
  const [token, setToken] = useState("");

  const ended = (answer: { taskId?: string | undefined; code?: string | undefined }) => {
    if (answer.taskId) return onSent(answer.taskId);
    setState({ at: "failed", code: isErrorCode(answer.code) ? answer.code : "internal" });
  };
  const sendFromHere = async (page: { url: string; html: string }) => {
    const query = new URLSearchParams({ token, url: page.url });
    try {
      const answer = await fetch(`${sendPagePath}?${query}`, { method: "POST", body: page.html });
      ended(await answer.json());
    } catch (error) {
      setState({ at: "failed", code: causeOf(error).code });
    }
  };
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source !== window.opener) return;
    const said = word.safeParse(event.data);
    if (!said.success) return;
    const { listcast } = said.data;
    if ("title" in listcast) {
      setAlone(false);
      return setState({ at: "asking", title: listcast.title, origin: event.origin });
    }
    // only the page that was agreed to, and only after that
    if (state.at !== "sending" || event.origin !== state.origin) return;
    if ("answer" in listcast) return ended(listcast.answer);
    void sendFromHere(listcast);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener("message", listen);
    // whoever opened this page is not known yet, and is told nothing but that it is there
    window.opener?.postMessage({ listcast: "ready" }, "*");
    const timer = setTimeout(() => setAlone(true), waitMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [waitMs]);

  const agree = async () => {
    if (state.at !== "asking") return;
    setState({ ...state, at: "sending" });
    try {
      const made = await api.imports.pageToken();
      setToken(made.token);
      window.opener?.postMessage({ listcast: { token: made.token } }, state.origin);
    } catch (error) {
      setState({ at: "failed", code: causeOf(error).code });
    }
  };

  if (state.at === "failed")
    return (
      <div role="alert" className={styles.failed}>
        <h2 className={styles.failedTitle}>{t("sendPage.failed")}</h2>
        <p className={styles.failedText}>{tError(state.code)}</p>
        <a href="/dashboard/publish">{t("sendPage.otherWays")}</a>
      </div>
    );
  if (state.at === "waiting")
    return (
      <div role="status" className={styles.plainText}>
        <p>{alone ? t("sendPage.alone") : t("sendPage.waiting")}</p>
        {alone ? (
          <ul>
            <li>
              <a href="/dashboard/publish?by=file">{t("sendPage.saved")}</a>
            </li>
            <li>
              <a href="/dashboard/publish?by=text">{t("sendPage.pasted")}</a>
            </li>
          </ul>
        ) : null}
      </div>
    );
  return (
    <section className={styles.importing}>
      <h2 className={styles.importTitle}>{state.title || t("link.untitled")}</h2>
      <p className={styles.quiet}>{t("sendPage.from", { host: new URL(state.origin).host })}</p>
      <Button size="lg" loading={state.at === "sending"} onClick={() => void agree()}>
        {t("sendPage.agree")}
      </Button>
    </section>
  );
}
