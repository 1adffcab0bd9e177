/** Why a listing could not be read, and the step that helps with this cause. */
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode, ErrorData } from "#contract/errors";
import type { SourceMode } from "./draft.ts";
import styles from "./wizard.module.css";

type Remedy = "retry" | "paste" | "manual" | "another";

/** Best remedy first. Causes that are not named can be tried again. */
const remedies: Partial<Record<ErrorCode, Remedy[]>> = {
  not_a_web_address: ["another", "manual"],
  address_not_allowed: ["another", "paste"],
  host_not_found: ["another", "paste"],
  host_unreachable: ["retry", "paste"],
  too_many_redirects: ["another", "paste"],
  timed_out: ["retry", "paste"],
  too_large: ["paste", "manual"],
  http_error: ["retry", "paste"],
  unsupported_content: ["another", "manual"],
  not_a_listing: ["another", "manual"],
  search_results: ["another"],
  blocked: ["paste", "manual"],
  removed: ["another", "manual"],
  invalid_input: ["another", "manual"],
  no_package: ["manual"],
};

export function ImportFailed(props: {
  cause: { code: ErrorCode; data: ErrorData };
  onRetry: () => void;
  onMode: (mode: SourceMode) => void;
  onAnother: () => void;
}) {
  const { t } = useTranslation("wizard");
  const { t: tError } = useTranslation("errors");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const act: Record<Remedy, () => void> = {
    retry: props.onRetry,
    paste: () => props.onMode("html"),
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
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.failed}>
      <h3 className={styles.failedTitle}>{t("failed.title")}</h3>
      <p className={styles.failedText}>{tError(props.cause.code, props.cause.data)}</p>
      <div className={styles.row}>
        {(remedies[props.cause.code] ?? ["retry", "manual"]).map((remedy) => (
          <Button key={remedy} variant="default" onClick={act[remedy]}>
            {t(`failed.${remedy}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
