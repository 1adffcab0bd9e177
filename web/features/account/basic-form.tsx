/** Display name, phone and the address that stays as it is. What was typed stays whatever the answer is. */
import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { User } from "@supabase/supabase-js";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "#web/features/account/account.module.css";
import { AvatarField } from "#web/features/account/avatar-field.tsx";
import { PhoneField } from "#web/features/account/phone-field.tsx";
import { useSettingsCache } from "#web/features/account/use-settings.ts";
import { isFitName, MAX_NAME, type Profile, type ReadProfile, saveProfile } from "#web/lib/account/profile.ts";
import { profileKey } from "#web/lib/account/use-profile.ts";
import { countryName } from "#web/lib/intl.ts";
import { backend } from "#web/lib/supabase.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { toast, toastFailure } from "#web/ui/toast.ts";

/** The number library, loaded by the screen. */
export type Phones = typeof import("#web/features/account/phones.ts");

export function BasicForm(props: {
  user: User;
  profile: ReadProfile;
  phones: Phones;
  onDirty(dirty: boolean): void;
  onVerify(): void;
}) {
  const { user, profile, phones, onDirty, onVerify } = props;
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const queries = useQueryClient();
  const settings = useSettingsCache();
  const [saving, setSaving] = useState(false);
  const form = useForm({
    initialValues: { displayName: profile.display_name ?? "", phone: phones.typedPhone(profile.phone) },
    validate: {
      displayName: (name) => (isFitName(name) ? null : t("nameWrong")),
      phone: (phone) =>
        phones.storedPhone(phone) === null ? t("phoneWrong", { country: countryName(language, phone.country) }) : null,
    },
  });
  const stored = phones.storedPhone(form.values.phone);
  const dirty =
    form.values.displayName.trim() !== (profile.display_name ?? "") || (stored ?? "?") !== (profile.phone ?? "");
  const told = useRef(onDirty);
  told.current = onDirty;
  useEffect(() => told.current(dirty), [dirty]);
  useEffect(() => () => told.current(false), []);

  const save = form.onSubmit(
    async ({ displayName, phone }) => {
      if (saving) return;
      setSaving(true);
      const next: Profile = {
        display_name: displayName.trim() || null,
        phone: phones.storedPhone(phone) || null,
        avatar_url: profile.avatar_url,
      };
      try {
        await saveProfile(backend(), user.id, next);
        const verified = next.phone === profile.phone ? profile.phone_verified_at : null;
        queries.setQueryData<ReadProfile>(profileKey(user.id), { ...next, phone_verified_at: verified });
        settings.patch({ phone: next.phone, phoneVerifiedAt: verified });
        form.setValues({ displayName: next.display_name ?? "", phone: phones.typedPhone(next.phone) });
        toast(t("saved"));
      } catch (error) {
        console.error("Profile save failed", error);
        toastFailure(t("saveFailed"));
      } finally {
        setSaving(false);
      }
    },
    (errors) => {
      const name = errors.displayName ? "displayName" : "phone";
      document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)?.focus();
    },
  );

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label={t("basic")}>
      <AvatarField
        userId={user.id}
        name={form.values.displayName.trim() || user.email || ""}
        avatarUrl={profile.avatar_url}
      />
      <TextInput
        {...form.getInputProps("displayName")}
        name="displayName"
        label={t("displayName")}
        description={t("displayNameHint")}
        autoComplete="name"
        maxLength={MAX_NAME}
      />
      <PhoneField
        value={form.values.phone}
        onChange={(phone) => form.setFieldValue("phone", phone)}
        error={form.errors.phone}
        phones={phones}
        verified={profile.phone !== null && stored === profile.phone ? profile.phone_verified_at !== null : null}
        onVerify={onVerify}
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
