/** What an account works at: its newest tasks, homes and pieces, each leading to the place where it is looked into. */
import { useTranslation } from "react-i18next";
import type { UserDetail } from "#contract/admin/users";
import { formatMoment } from "#web/features/admin/clock.ts";
import styles from "#web/features/admin/list/rows.module.css";
import { pieceLabel } from "#web/features/admin/piece-label.ts";
import { ownLanguageName } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Leads, Rows } from "./account-rows.tsx";

const homeAt = (id: string) => `/admin/users?view=content&open=${id}`;

export function AccountWork({ user }: { user: Pick<UserDetail, "id" | "email" | "tasks" | "homes" | "pieces"> }) {
  const { t } = useTranslation("users");
  const language = useLanguage();
  const homesAt = `/admin/users?view=content&q=${encodeURIComponent(user.email)}`;
  return (
    <>
      <Rows title={t("drawer.tasks")} of={user.tasks} all={`/admin/tasks?user=${user.id}`}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={`/admin/tasks?open=${one.id}`}>{one.number}</Leads> · {one.title}
            </span>
            <span className={styles.quiet}>{t(`task.${one.status}`)}</span>
          </li>
        )}
      </Rows>
      <Rows title={t("drawer.homes")} of={user.homes} all={homesAt}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={homeAt(one.id)}>{one.number}</Leads> · {one.title}
            </span>
            <span className={styles.quiet}>
              {[t("drawer.pieces", { count: one.pieces }), one.isPublic ? t("drawer.public") : null]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        )}
      </Rows>
      <Rows title={t("content.written")} of={user.pieces} all={homesAt}>
        {(one) => (
          <li key={one.id}>
            <span>
              <Leads to={homeAt(one.homeId)}>
                {[pieceLabel(language, `${one.platform}/${one.kind}`), ownLanguageName(one.language)].join(" · ")}
              </Leads>{" "}
              <span lang={one.language}>{one.begins}</span>
            </span>
            <span className={styles.quiet}>{[one.homeNumber, formatMoment(language, one.at)].join(" · ")}</span>
          </li>
        )}
      </Rows>
    </>
  );
}
