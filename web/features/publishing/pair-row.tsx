/** One piece for one account, to be taken in or left out; what cannot be sent says why. */
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ownLanguageName } from "#web/lib/intl.ts";
import { usePlatformName } from "./names.ts";
import type { Pair } from "./pairs.ts";
import { isFree } from "./pairs.ts";
import styles from "./publishing.module.css";

export function PairRow(props: { pair: Pair; free: boolean; checked: boolean; onToggle(): void }) {
  const { connection, platform, piece, ready, tooLong, standing } = props.pair;
  const { t } = useTranslation("publishing");
  const platformName = usePlatformName();
  const why = props.free
    ? null
    : standing
      ? t("standing", { state: t(`states.${standing.state}`) })
      : !ready
        ? t("notReady")
        : tooLong
          ? t("tooLong")
          : connection && !isFree(props.pair)
            ? t(`health.${connection.health}`)
            : null;
  return (
    <Checkbox
      className={styles.pair}
      checked={props.checked}
      disabled={!props.free}
      onChange={props.onToggle}
      size="md"
      label={[platformName(platform), ...(connection ? [connection.accountName] : [])].join(" ")}
      description={[ownLanguageName(piece.language), ...(why === null ? [] : [why])].join(" · ")}
    />
  );
}
