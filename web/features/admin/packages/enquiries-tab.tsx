/** Enquiries of people who want a plan without a price: what they want, how they are reached, how far it came. */
import { Button, NativeSelect, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { enquirySorts } from "#contract/admin/coupons";
import { type Enquiry, enquiryStates } from "#contract/enquiry";
import { planCodes } from "#contract/plan";
import { formatMoment } from "#web/features/admin/clock.ts";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { useAdminList } from "#web/features/admin/list/use-admin-list.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import styles from "./packages.module.css";
import { enquiryTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function EnquiriesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const list = useAdminList({
    sorts: enquirySorts,
    filters: {
      state: { label: t("state"), values: enquiryStates, say: (value) => t(`enquiries.states.${value}`) },
      plan: { label: t("plan"), values: planCodes, say: (value) => t(`plans.${value}`) },
    },
    rows: (asked) => orpc.admin.enquiries.list.queryOptions({ input: asked }),
    one: (id) => orpc.admin.enquiries.list.queryOptions({ input: { id } }),
    file: (asked) => api.admin.enquiries.export(asked),
  });
  return (
    <AdminTable
      label={t("tab.enquiries")}
      list={list}
      nameOf={(one) => one.name}
      searchHint={t("enquiries.search")}
      columns={[
        { key: "name", label: t("enquiries.name"), cell: (one) => one.name },
        { key: "company", label: t("enquiries.company"), cell: (one) => one.company },
        { key: "plan", label: t("plan"), width: "128px", rank: 3, cell: (one) => t(`plans.${one.planCode}`) },
        {
          key: "state",
          label: t("state"),
          width: "128px",
          cell: (one) => <Status tone={enquiryTones[one.state]}>{t(`enquiries.states.${one.state}`)}</Status>,
        },
        {
          key: "changed",
          label: t("enquiries.changed"),
          sort: "changed",
          width: "190px",
          rank: 3,
          cell: (one) => formatMoment(language, one.updatedAt),
        },
        {
          key: "at",
          label: t("when"),
          sort: "at",
          width: "190px",
          rank: 2,
          cell: (one) => formatMoment(language, one.createdAt),
        },
      ]}
      drawer={(enquiry) => (
        <AdminDrawer title={enquiry.name} onClose={() => address.change({ open: null })}>
          <Facts
            of={[
              [t("enquiries.company"), enquiry.company],
              [t("plan"), t(`plans.${enquiry.planCode}`)],
              [t("enquiries.phone"), enquiry.phone],
              [t("enquiries.email"), enquiry.email],
              [t("enquiries.team"), enquiry.teamSize === null ? null : formatNumber(language, enquiry.teamSize)],
              [t("enquiries.language"), t(`enquiries.languages.${enquiry.language}`)],
              [
                t("enquiries.message"),
                enquiry.message ? (
                  <p key="message" className={styles.text}>
                    {enquiry.message}
                  </p>
                ) : null,
              ],
              [t("when"), formatMoment(language, enquiry.createdAt)],
            ]}
          />
          <FollowUp key={enquiry.id} enquiry={enquiry} />
        </AdminDrawer>
      )}
      empty={{ title: t("enquiries.empty"), text: t("enquiries.emptyText") }}
    />
  );
}

function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("adminPackages");
  const [state, setState] = useState(enquiry.state);
  const [note, setNote] = useState(enquiry.note);
  const [seen, setSeen] = useState(enquiry.updatedAt);
  const update = useChange(api.admin.enquiries.update, { done: t("enquiries.saved") });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate(
          { id: enquiry.id, state, note: note.trim(), seen },
          { onSuccess: (saved) => setSeen(saved.updatedAt) },
        );
      }}
    >
      <Stack gap="md" align="stretch">
        <NativeSelect
          label={t("state")}
          value={state}
          data={enquiryStates.map((value) => ({ value, label: t(`enquiries.states.${value}`) }))}
          onChange={(event) => setState(oneOf(enquiryStates, event.currentTarget.value) ?? state)}
        />
        <Textarea
          label={t("enquiries.note")}
          autosize
          minRows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={styles.acts}>
          <Button type="submit" loading={update.isPending}>
            {t("enquiries.save")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
