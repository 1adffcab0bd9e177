/** The two switches every page carries: language and light or dark. */
import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage, switchLanguage } from "#web/lib/i18n.ts";
import { otherLanguage } from "#web/lib/language.ts";

/** Named in the other language, for the person who needs it. */
export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  const other = otherLanguage(currentLanguage(i18n));
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      h={44}
      px={12}
      lang={other === "en" ? "en" : "zh-CN"}
      aria-label={t("switchLanguageLabel")}
      onClick={() => void switchLanguage(i18n, other)}
    >
      {t("switchLanguage")}
    </Button>
  );
}

export function ColourToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const next = scheme === "dark" ? "light" : "dark";
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      size={44}
      aria-label={next === "dark" ? t("darkMode") : t("lightMode")}
      onClick={() => setColorScheme(next)}
    >
      {next === "dark" ? <IconMoon size={20} stroke={1.6} /> : <IconSun size={20} stroke={1.6} />}
    </ActionIcon>
  );
}
