/** A page's address in the language chosen: to copy, to scan, to save, to hand to another app, to open. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconCheck, IconCopy, IconExternalLink, IconShare2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CopyLanguage } from "#contract/copy";
import { postTargets } from "#engine/platforms/index";
import { QrPanel } from "#web/features/properties/page/qr-panel.tsx";
import { orpc } from "#web/lib/api.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useCopied } from "#web/lib/use-copied.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import styles from "./share.module.css";

const inLanguage = (url: string, language: CopyLanguage | "any"): string =>
  language === "any" ? url : `${url}?lang=${language}`;

/** The owner's own look at the page is not counted. */
const uncounted = (url: string): string => `${url}${url.includes("?") ? "&" : "?"}preview`;

export function ShareLinks(props: {
  propertyId: string;
  url: string;
  languages: readonly [CopyLanguage, ...CopyLanguage[]];
  title: string;
  number: string;
}) {
  const { t } = useTranslation("propertyPage");
  const reader = useLanguage();
  const [language, setLanguage] = useState<CopyLanguage | "any">("any");
  const { copied, copy, forget } = useCopied();
  const [platform, setPlatform] = useState("");
  const { propertyId, languages } = props;
  const tagged = useQuery({
    ...orpc.pages.link.queryOptions({
      input: { propertyId, platform, language: language === "any" ? languages[0] : language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    enabled: platform !== "",
  });
  const page = inLanguage(props.url, language);
  // the plain link works as well, until there is the other
  const link = (platform === "" ? undefined : tagged.data?.url) ?? page;
  const copyLink = async () => {
    if (!(await copy(link))) toastFailure(t("copyFailed"));
  };
  // The system's own sheet; closing it without a choice is no failure.
  const share = () => void navigator.share({ title: props.title, url: link }).catch(() => {});
  return (
    <div className={styles.links}>
      <div className={styles.linkRow}>
        <TextInput
          label={t("link")}
          value={link}
          readOnly
          className={styles.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          className={styles.copy}
          leftSection={
            copied ? <IconCheck size={18} stroke={1.8} aria-hidden /> : <IconCopy size={18} stroke={1.6} aria-hidden />
          }
          onClick={() => void copyLink()}
        >
          <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
        </Button>
      </div>
      {props.languages.length > 1 ? (
        <div>
          <p className={styles.label}>{t("language")}</p>
          <FilterRow
            label={t("language")}
            value={language}
            options={[
              { value: "any" as const, label: t("anyLanguage") },
              ...props.languages.map((value) => ({ value, label: ownLanguageName(value) })),
            ]}
            onChange={(value) => {
              setLanguage(value);
              forget();
            }}
          />
          <p className={styles.hint}>{language === "any" ? t("anyLanguageHint") : "\u00a0"}</p>
        </div>
      ) : null}
      <NativeSelect
        size="md"
        label={t("platform")}
        description={t("anyPlatformHint")}
        value={platform}
        data={[
          { value: "", label: t("anyPlatform") },
          ...postTargets.map(({ id, name }) => ({ value: id, label: name[reader] })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          setPlatform(value);
          forget();
        }}
      />
      <QrPanel
        link={link}
        name={[props.number, platform, language === "any" ? "" : language].filter(Boolean).join("-")}
      />
      <div className={styles.actions}>
        <Button
          component="a"
          href={uncounted(page)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        >
          {t("open")}
        </Button>
        {"share" in navigator ? (
          <Button variant="default" leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />} onClick={share}>
            {t("share")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
