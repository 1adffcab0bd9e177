/** What a trial is about: a home, a platform, a language and a style. */
import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyLanguages, copyStyles } from "#contract/copy";
import { platforms } from "#engine/platforms/index";
import { orpc } from "#web/lib/api.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import styles from "./models.module.css";

/** Trials are of posts; messages and mails are framed by us. */
const posting = platforms.filter(({ id }) => !["email", "sms"].includes(id));

/** `about` is null until the homes are known. */
export function useTrialChoice() {
  const language = useLanguage();
  const homes = useQuery(orpc.admin.models.homes.queryOptions());
  const [home, setHome] = useState("0");
  const [platform, setPlatform] = useState(posting[0]?.id ?? "");
  const [written, setWritten] = useState<(typeof copyLanguages)[number]>(language);
  const [style, setStyle] = useState<(typeof copyStyles)[number]>("professional");
  const chosen = homes.data?.[Number(home)]?.home;
  return {
    error: homes.error,
    retry: () => void homes.refetch(),
    ready: homes.data !== undefined,
    homes: homes.data ?? [],
    about: chosen ? { home: chosen, platform, language: written, kind: "post" as const, style } : null,
    home: { value: home, set: setHome },
    platform: { value: platform, set: setPlatform },
    language: { value: written, set: setWritten },
    style: { value: style, set: setStyle },
  };
}

export function TrialFields(props: { choice: ReturnType<typeof useTrialChoice>; children: ReactNode }) {
  const { t } = useTranslation("adminModels");
  const interfaceLanguage = useLanguage();
  const { homes, home, platform, language, style } = props.choice;
  return (
    <div className={`${styles.fields} ${styles.below}`}>
      <Select
        label={t("trial.home")}
        allowDeselect={false}
        data={homes.map(({ title }, at) => ({ value: String(at), label: title[interfaceLanguage] }))}
        value={home.value}
        onChange={(value) => home.set(value ?? home.value)}
      />
      <Select
        label={t("trial.platform")}
        allowDeselect={false}
        data={posting.map(({ id, name }) => ({ value: id, label: name[interfaceLanguage] }))}
        value={platform.value}
        onChange={(value) => platform.set(value ?? platform.value)}
      />
      <Select
        label={t("trial.language")}
        allowDeselect={false}
        data={copyLanguages.map((value) => ({ value, label: ownLanguageName(value) }))}
        value={language.value}
        onChange={(value) => language.set(copyLanguages.find((one) => one === value) ?? language.value)}
      />
      <Select
        label={t("trial.style")}
        allowDeselect={false}
        data={copyStyles.map((value) => ({ value, label: t(`trial.styles.${value}`) }))}
        value={style.value}
        onChange={(value) => style.set(copyStyles.find((one) => one === value) ?? style.value)}
      />
      {props.children}
    </div>
  );
}
