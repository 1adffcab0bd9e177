/** Has a piece written again: another angle, another voice, shorter, longer, warmer; the sentences marked stay to the letter. */
import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconHistory } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedPiece } from "#contract/campaign";
import { copyStyles } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PlacedSentence, RewriteWay } from "#contract/piece-work";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { useAngles } from "#web/lib/use-angles.ts";
import styles from "./piece-tools.module.css";
import { SentenceList } from "./sentence-list.tsx";
import type { PieceWork } from "./use-piece-work.ts";

const Versions = lazy(() => import("./versions.tsx"));
const plainWays = ["again", "shorter", "longer", "warmer"] as const;

export function RewriteTools(props: {
  piece: SavedPiece;
  listing: Listing;
  outdated: readonly PlacedSentence[];
  work: PieceWork;
  dirty: boolean;
}) {
  const { piece, listing, work, dirty } = props;
  const { t } = useTranslation("pieces");
  const { t: tFacts } = useTranslation("facts");
  const { t: tError } = useTranslation("errors");
  /** What it could lead with is thought about only when somebody asks. */
  const [choosing, setChoosing] = useState(false);
  const { leads } = useAngles(choosing ? listing : null);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const { id, version } = piece;
  const send = (how: RewriteWay, more: { lead?: string; style?: (typeof copyStyles)[number] } = {}) =>
    work.run("rewrite", () => api.pieces.rewrite({ id, version, how, keep: [...kept], ...more }));
  const off = dirty || work.busy !== null;
  const choice = (label: string, items: { key: string; label: string; act: () => void }[], onOpen?: () => void) => (
    <Menu position="bottom-start" width={260} {...(onOpen ? { onOpen } : {})}>
      <Menu.Target>
        <Button variant="default" disabled={off} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.length === 0 ? <Menu.Label>{t("rewrite.looking")}</Menu.Label> : null}
        {items.map((item) => (
          <Menu.Item key={item.key} mih={44} onClick={item.act}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <section className={styles.tools} aria-labelledby={`rewrite-${id}`}>
      <h2 id={`rewrite-${id}`} className={styles.toolsTitle}>
        {t("rewrite.title")}
      </h2>
      <div className={styles.row}>
        {plainWays.map((how) => (
          <Button key={how} variant="default" disabled={off} onClick={() => send(how)}>
            {t(`rewrite.${how}`)}
          </Button>
        ))}
        {piece.kind === "post"
          ? choice(
              t("rewrite.angle"),
              leads.map((lead) => ({ key: lead.id, label: lead.label, act: () => send("angle", { lead: lead.id }) })),
              () => setChoosing(true),
            )
          : null}
        {choice(
          t("rewrite.voice"),
          copyStyles.map((style) => ({
            key: style,
            label: tFacts(`styles.${style}`),
            act: () => send("voice", { style }),
          })),
        )}
        {version > 1 ? (
          <Button
            variant="subtle"
            color="gray"
            c="var(--ink)"
            leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
            onClick={() => setComparing(true)}
          >
            {t("versions.open")}
          </Button>
        ) : null}
      </div>
      <p className={styles.hint} role="status">
        {work.busy === "rewrite" ? t("rewrite.working") : dirty ? t("rewrite.saveFirst") : t("rewrite.free")}
      </p>
      {work.error?.name === "rewrite" ? (
        <p className={styles.error} role="alert">
          {errorText(tError, work.error.cause)}
        </p>
      ) : null}
      <SentenceList
        key={version}
        piece={piece}
        listing={listing}
        outdated={props.outdated}
        kept={kept}
        onKeep={setKept}
      />
      {comparing ? (
        <Suspense fallback={null}>
          <Versions piece={piece} work={work} dirty={dirty} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
