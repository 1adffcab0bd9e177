/** Chooses one account: what is typed is searched for, and one of the first few found is picked. */
import { Radio, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { orpc } from "#web/lib/api.ts";
import { useTyped } from "#web/lib/use-typed.ts";
import styles from "./packages.module.css";

const SHOWN = 5;

export function AccountField(props: { value: string | null; missing: boolean; onChange: (id: string | null) => void }) {
  const { t } = useTranslation("adminPackages");
  const { value, onChange } = props;
  const [words, setWords] = useState("");
  const onWords = useCallback((text: string) => setWords(text.trim()), []);
  const [typed, setTyped] = useTyped(words, onWords);
  const { data } = useQuery({
    ...orpc.admin.users.list.queryOptions({ input: { q: words, limit: SHOWN } }),
    enabled: words.length >= 2,
  });
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={t("pick.label")}
        description={t("pick.hint")}
        required
        maxLength={100}
        data-autofocus
        value={typed}
        error={props.missing && value === null ? t("pick.missing") : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(null);
        }}
      />
      {words.length < 2 || !data ? null : data.items.length === 0 ? (
        <p className={styles.quiet}>{t("pick.none")}</p>
      ) : (
        <Radio.Group aria-label={t("pick.results")} value={value} onChange={onChange}>
          <Stack gap="sm">
            {data.items.map((user) => (
              <Radio
                key={user.id}
                value={user.id}
                label={user.name ? `${user.name} · ${user.email}` : user.email}
                description={user.phone}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
