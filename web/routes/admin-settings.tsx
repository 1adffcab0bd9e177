/** /admin/config: the settings of the whole site, in tabs that share one save bar. */
import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type SettingGroup, settingGroups } from "#contract/settings";
import { AccessSection } from "#web/features/admin/settings/access-section.tsx";
import { BrandSection } from "#web/features/admin/settings/brand-section.tsx";
import { HistoryDrawer } from "#web/features/admin/settings/history-drawer.tsx";
import { LegalSection } from "#web/features/admin/settings/legal-section.tsx";
import { NoticeSection } from "#web/features/admin/settings/notice-section.tsx";
import { OfferSection } from "#web/features/admin/settings/offer-section.tsx";
import { SaveBar } from "#web/features/admin/settings/save-bar.tsx";
import styles from "#web/features/admin/settings/settings.module.css";
import { useSettingsForm } from "#web/features/admin/settings/use-settings-form.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Page } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toastFailure } from "#web/ui/toast.ts";
import { UnsavedChanges } from "#web/ui/unsaved-changes.tsx";

const sections = {
  brand: BrandSection,
  offer: OfferSection,
  access: AccessSection,
  notice: NoticeSection,
  legal: LegalSection,
} as const satisfies Record<SettingGroup, unknown>;

export function AdminSettingsScreen() {
  const { t } = useTranslation("adminSettings");
  const { t: ta } = useTranslation("admin");
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const form = useSettingsForm();
  const [past, setPast] = useState(false);
  const tab = settingGroups.find((group) => group === search.tab) ?? "brand";
  const open = (group: SettingGroup) =>
    void navigate({ to: ".", search: (() => ({ tab: group })) as never, replace: true, resetScroll: false });
  const { state, values } = form;
  const ready = state && values ? { ...form, state, values } : null;
  const Section = sections[tab];

  function save() {
    const wrong = form.save();
    if (!wrong) return;
    open(wrong);
    toastFailure(t("notSaved"), t("checkFields"));
    // after the tab is there
    setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(), 50);
  }

  return (
    <Page
      title={ta("sections.config")}
      lead={t("lead")}
      width="wide"
      action={
        <Button
          variant="default"
          leftSection={<IconHistory size={18} stroke={1.6} />}
          disabled={!ready}
          onClick={() => setPast(true)}
        >
          {t("history")}
        </Button>
      }
    >
      <div className={styles.tabs}>
        <FilterRow
          label={t("tabsLabel")}
          value={tab}
          options={settingGroups.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          onChange={open}
        />
      </div>
      {ready ? (
        <>
          <div className={styles.stack}>
            <Section form={ready} />
          </div>
          <SaveBar form={ready} onSave={save} />
          {past ? <HistoryDrawer form={ready} group={tab} onClose={() => setPast(false)} /> : null}
        </>
      ) : form.error ? (
        <ErrorState error={form.error} retry={form.retry} />
      ) : (
        <Loading />
      )}
      <UnsavedChanges dirty={form.dirty.length > 0} onDiscard={form.discard} />
    </Page>
  );
}
