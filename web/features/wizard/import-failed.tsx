/** Why a listing could not be read, and the step that helps with this cause. */
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode, ErrorData } from "#contract/errors";
import type { SourceMode } from "./draft.ts";
import styles from "./wizard.module.css";

type Remedy = "shared" | "retry" | "paste" | "text" | "manual" | "another";

/** Best remedy first. Causes that are not named can be tried again. */
const remedies: Partial<Record<ErrorCode, Remedy[]>> = {
  not_a_web_address: ["another", "text", "manual"],
  address_not_allowed: ["another", "paste", "text", "manual"],
  host_not_found: ["another", "text", "manual"],
  host_unreachable: ["retry", "paste", "text", "manual"],
  too_many_redirects: ["another", "paste", "text", "manual"],
  timed_out: ["retry", "paste", "text", "manual"],
  too_large: ["paste", "text", "manual"],
  http_error: ["retry", "paste", "text", "manual"],
  unsupported_content: ["another", "text", "manual"],
  not_a_listing: ["another", "text", "manual"],
  search_results: ["another", "text", "manual"],
  blocked: ["paste", "text", "manual"],
  removed: ["another", "text", "manual"],
  invalid_input: ["another", "text", "manual"],
  no_package: ["manual"],
};

export function ImportFailed(props: {
  cause: { code: ErrorCode; data: ErrorData };
  onRetry: () => void;
  onMode: (mode: SourceMode) => void;
  onAnother: () => void;
  /** The link came in a share text, whose words can be read instead. */
  shared: boolean;
  onShared: () => void;
}) {
  const { t } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const act: Record<Remedy, () => void> = {
    retry: props.onRetry,
    paste: () => props.onMode("html"),
    text: () => props.onMode("text"),
    shared: props.onShared,
    manual: () => props.onMode("manual"),
    another: () => {
      props.onMode("url");
      props.onAnother();
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLInputElement>('[data-field="url"]');
        field?.focus();
        field?.select();
      });
    },
  };
  const usual = remedies[props.cause.code] ?? ["retry", "manual"];
  const doors: Remedy[] = props.shared ? ["shared", ...usual.filter((door) => door !== "text")] : usual;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.failed}>
      <h3 className={styles.failedTitle}>{t("failed.title")}</h3>
      <p className={styles.failedText}>{tError(props.cause.code, props.cause.data)}</p>
      <div className={styles.row}>
        {doors.map((remedy) => (
          <Button key={remedy} variant="default" onClick={act[remedy]}>
            {t(`failed.${remedy}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
