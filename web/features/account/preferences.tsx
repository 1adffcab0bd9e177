/** Interface language, and which news comes where: every switch holds at once and falls back when it was not kept. */
import { Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  type NewsChannel,
  type NewsKind,
  type NewsWishes,
  newsChannels,
  newsKinds,
} from "#contract/notification-settings";
import styles from "#web/features/account/preferences.module.css";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import { api } from "#web/lib/api.ts";
import { errorText } from "#web/lib/errors.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { languages, languageTag } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import { toastFailure } from "#web/ui/toast.ts";

export function Preferences({ news }: { news: NewsWishes }) {
  const { t, i18n } = useTranslation("profile");
  const language = useLanguage();
  return (
    <>
      <ChoiceGroup id="language" legend={t("language")} aside={t("languageHint")} least={160}>
        {languages.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name="language"
            label={ownLanguageName(one)}
            lang={languageTag(one)}
            checked={one === language}
            onChange={() => void switchLanguage(i18n, one)}
          />
        ))}
      </ChoiceGroup>
      <News news={news} />
    </>
  );
}

function News({ news }: { news: NewsWishes }) {
  const { t } = useTranslation("profile");
  const { t: te } = useTranslation("errors");
  const settings = useSettingsCache();
  const save = useMutation({
    mutationFn: (wish: { kind: NewsKind; channel: NewsChannel; wanted: boolean }) => api.account.settings.news(wish),
    // one after the other, so that the last word is the last
    scope: { id: "news" },
    onMutate: async ({ kind, channel, wanted }) => {
      await settings.cancel();
      const now = settings.read()?.news ?? news;
      settings.patch({ news: { ...now, [kind]: { ...now[kind], [channel]: wanted } } });
    },
    onError: (error, { kind, channel, wanted }) => {
      const now = settings.read()?.news ?? news;
      settings.patch({ news: { ...now, [kind]: { ...now[kind], [channel]: !wanted } } });
      toastFailure(t("news.failed"), errorText(te, error));
    },
  });
  return (
    <section aria-labelledby="news-title">
      <h3 className={styles.title} id="news-title">
        {t("news.title")}
      </h3>
      <p className={styles.text}>{t("news.text")}</p>
      <table className={styles.news}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("news.kind")}</span>
            </th>
            {newsChannels.map((channel) => (
              <th scope="col" key={channel}>
                {t(`news.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newsKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {t(`news.kinds.${kind}`)}
                <span className={styles.hint}>{t(`news.hints.${kind}`)}</span>
              </th>
              {newsChannels.map((channel) => (
                <td key={channel}>
                  <Switch
                    size="md"
                    classNames={{ root: styles.switch }}
                    aria-label={`${t(`news.kinds.${kind}`)}: ${t(`news.${channel}`)}`}
                    checked={news[kind][channel]}
                    onChange={(event) => save.mutate({ kind, channel, wanted: event.currentTarget.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
