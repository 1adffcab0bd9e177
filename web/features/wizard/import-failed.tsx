/** Why a listing could not be read, and the step that helps with this cause. */
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode, ErrorData } from "#contract/errors";
import type { SourceMode } from "./draft.ts";
import styles from "./wizard.module.css";

type Remedy = "shared" | "retry" | "browser" | "file" | "text" | "manual" | "another";

/** Best remedy first. Causes that are not named can be tried again. */
const remedies: Partial<Record<ErrorCode, Remedy[]>> = {
  not_a_web_address: ["another", "text", "file", "manual"],
  address_not_allowed: ["browser", "file", "text", "manual"],
  host_not_found: ["another", "text", "file", "manual"],
  host_unreachable: ["retry", "browser", "file", "text", "manual"],
  too_many_redirects: ["another", "browser", "file", "text", "manual"],
  timed_out: ["retry", "browser", "file", "text", "manual"],
  too_large: ["file", "text", "manual"],
  http_error: ["retry", "browser", "file", "text", "manual"],
  // a link to a PDF or a picture: the file itself can be read
  unsupported_content: ["file", "text", "another", "manual"],
  // a page that scripts build is whole in the agent's own browser alone
  not_a_listing: ["another", "browser", "text", "file", "manual"],
  no_home_in_text: ["text", "manual", "another", "file"],
  search_results: ["another", "text", "file", "manual"],
  blocked: ["browser", "file", "text", "manual"],
  removed: ["file", "text", "another", "manual"],
  invalid_input: ["another", "text", "manual"],
  too_long: ["text", "file", "manual"],
  unsupported_file: ["file", "text", "manual"],
  damaged_file: ["file", "text", "manual"],
  locked_file: ["file", "text", "manual"],
  no_text: ["file", "text", "manual"],
  // a screenshot of it would be read no better
  letters_unread: ["text", "manual"],
  not_an_image: ["file", "text", "manual"],
  too_many_photos: ["file", "manual"],
  // what was sent is kept for a while only
  not_found: ["another", "text", "file", "manual"],
  no_package: ["manual"],
  // a page that trips our reader may be read by its words
  internal: ["retry", "text", "manual"],
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
    browser: () => props.onMode("html"),
    file: () => props.onMode("file"),
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
