/** Enquiries of people who want a plan without a price: what they want, how they are reached, how far it came. */
import { Button, NativeSelect, Stack, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { enquirySorts } from "#contract/admin/coupons";
import { type Enquiry, enquiryStates } from "#contract/enquiry";
import { planCodes } from "#contract/plan";
import { AdminDrawer, Facts } from "#web/features/admin/list/admin-drawer.tsx";
import { AdminTable } from "#web/features/admin/list/admin-table.tsx";
import { CsvButton } from "#web/features/admin/list/csv-button.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { keepPrevious, listQuery, pageQuery } from "#web/features/admin/list/list-query.ts";
import { api, orpc } from "#web/lib/api.ts";
import { formatMoment, formatNumber } from "#web/lib/intl.ts";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Status } from "#web/ui/status.tsx";
import { isOutsidePage, OpenRowDrawer, openRowOf } from "./open-row.tsx";
import styles from "./packages.module.css";
import { enquiryTones } from "./state-labels.ts";
import { useChange } from "./use-change.ts";

export function EnquiriesTab() {
  const { t } = useTranslation("adminPackages");
  const language = useLanguage();
  const address = useListAddress();
  const { state } = address;
  const asked = {
    ...listQuery(state, enquirySorts),
    state: oneOf(enquiryStates, state.filters.state),
    plan: oneOf(planCodes, state.filters.plan),
  };
  const query = useQuery({
    ...orpc.admin.enquiries.list.queryOptions({ input: { ...asked, ...pageQuery(state) } }),
    ...keepPrevious,
  });
  const alone = useQuery({
    ...orpc.admin.enquiries.list.queryOptions({ input: { id: state.open ?? "" } }),
    enabled: isOutsidePage(state.open, query),
  });
  const found = openRowOf(state.open, query, alone);
  const closeDrawer = () => address.change({ open: null });
  return (
    <>
      <AdminTable
        label={t("tab.enquiries")}
        address={address}
        query={query}
        firstSort="at"
        idOf={(one) => one.id}
        nameOf={(one) => one.name}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: enquiryStates.map((value) => ({ value, label: t(`enquiries.states.${value}`) })),
          },
          {
            name: "plan",
            label: t("plan"),
            options: planCodes.map((value) => ({ value, label: t(`plans.${value}`) })),
          },
        ]}
        searchHint={t("enquiries.search")}
        aside={<CsvButton load={() => api.admin.enquiries.export({ ...asked, language })} />}
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
        onOpen={(one) => address.change({ open: one.id })}
        empty={{ title: t("enquiries.empty"), text: t("enquiries.emptyText") }}
      />
      {found ? (
        <AdminDrawer title={found.name} onClose={closeDrawer}>
          <Facts
            of={[
              [t("enquiries.company"), found.company],
              [t("plan"), t(`plans.${found.planCode}`)],
              [t("enquiries.phone"), found.phone],
              [t("enquiries.email"), found.email],
              [t("enquiries.team"), found.teamSize === null ? null : formatNumber(language, found.teamSize)],
              [t("enquiries.language"), t(`enquiries.languages.${found.language}`)],
              [
                t("enquiries.message"),
                found.message ? (
                  <p key="message" className={styles.text}>
                    {found.message}
                  </p>
                ) : null,
              ],
              [t("when"), formatMoment(language, found.createdAt)],
            ]}
          />
          <FollowUp key={found.id} enquiry={found} />
        </AdminDrawer>
      ) : (
        <OpenRowDrawer title={t("tab.enquiries")} query={alone} onClose={closeDrawer} />
      )}
    </>
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
