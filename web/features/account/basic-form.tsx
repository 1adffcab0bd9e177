/** Display name, phone and the address that stays as it is. */
import { Avatar, Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { User } from "@supabase/supabase-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { normalPhone, type Profile, saveProfile } from "#web/features/account/profile.ts";
import { profileKey } from "#web/features/account/use-profile.ts";
import { backend } from "#web/lib/supabase.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

export const MAX_NAME = 80;

export function BasicForm({ user, profile }: { user: User; profile: Profile }) {
  const { t } = useTranslation("profile");
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const form = useForm({ initialValues: { displayName: profile.display_name ?? "", phone: profile.phone ?? "" } });

  const save = form.onSubmit(async ({ displayName, phone }) => {
    if (saving) return;
    setSaving(true);
    try {
      const number = await normalPhone(phone);
      if (number === null) {
        form.setFieldError("phone", t("phoneWrong"));
        return;
      }
      const next: Profile = {
        display_name: displayName.trim() || null,
        phone: number || null,
        avatar_url: profile.avatar_url,
      };
      await saveProfile(backend(), user.id, next);
      queries.setQueryData(profileKey(user.id), next);
      form.setValues({ displayName: next.display_name ?? "", phone: number });
      toast(t("saved"));
    } catch (error) {
      console.error("Profile save failed", error);
      toastFailure(t("saveFailed"));
    } finally {
      setSaving(false);
    }
  });

  const shown = form.values.displayName.trim() || user.email || "";
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Avatar size={64} radius={999} name={shown} color="persimmon" alt="" />
      <TextInput
        {...form.getInputProps("displayName")}
        name="displayName"
        label={t("displayName")}
        description={t("displayNameHint")}
        autoComplete="name"
        maxLength={MAX_NAME}
      />
      <TextInput
        {...form.getInputProps("phone")}
        name="phone"
        label={t("phone")}
        description={t("phoneHint")}
        type="tel"
        autoComplete="tel"
      />
      <TextInput
        name="email"
        label={t("email")}
        description={t("emailFixed")}
        value={user.email ?? ""}
        variant="filled"
        readOnly
      />
      <div>
        <Button type="submit" disabled={saving}>
          {saving ? t("saving") : t("save")}
        </Button>
      </div>
    </form>
  );
}
