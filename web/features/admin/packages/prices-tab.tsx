/** The two price lists: edited, compared with what is sold, seen as people see them, saved as a new version, restored. */
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PriceListForm, ShownPriceList } from "#contract/admin/prices";
import { priceList } from "#contract/plan";
import { ConfirmDialog } from "#web/features/admin/list/confirm-dialog.tsx";
import { useListAddress } from "#web/features/admin/list/list-address.ts";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { FilterRow } from "#web/ui/filter-row.tsx";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState, Loading } from "#web/ui/states.tsx";
import { toast, toastFailure, toastNotice } from "#web/ui/toast.ts";
import { UnsavedChanges } from "#web/ui/unsaved-changes.tsx";
import { PackFields } from "./pack-fields.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { PriceBar } from "./price-bar.tsx";
import { PriceChanges } from "./price-changes.tsx";
import { changesOf, formOf, type TypedList, typedList, type Wrong } from "./price-values.ts";
import { PriceVersions } from "./price-versions.tsx";
import prices from "./prices.module.css";
import { useChange } from "./use-change.ts";

/** The list that is being typed, as people would see it there. */
type Preview = ComponentType<{ form: PriceListForm; at: "landing" | "packages" }>;

export function PricesTab({ Preview }: { Preview: Preview }) {
  const { t } = useTranslation("adminPackages");
  const { state, filter } = useListAddress();
  const list = priceList.catch("member").parse(state.filters.list);
  const { data, error, refetch } = useQuery({
    ...orpc.admin.prices.get.queryOptions({ input: { list } }),
    // what is being typed must not be measured against something newer unseen
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <div className={prices.head}>
        <FilterRow
          label={t("prices.list")}
          value={list}
          options={priceList.options.map((value) => ({ value, label: t(`prices.lists.${value}`) }))}
          onChange={(next) => filter("list", next)}
        />
        <p>{t("prices.lead")}</p>
      </div>
      {data ? (
        <Editor key={list} shown={data} Preview={Preview} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Editor({ shown, Preview }: { shown: ShownPriceList; Preview: Preview }) {
  const { t } = useTranslation("adminPackages");
  // what the typing began with: a newer version does not slip under it
  const [begun, setBegun] = useState(shown);
  const [typed, setTyped] = useState<TypedList>(() => typedList(shown));
  const [asking, setAsking] = useState(false);
  const save = useChange(api.admin.prices.save, { explained: (error) => causeOf(error).code === "conflict" });
  const changes = changesOf(typedList(begun), typed);
  const dirty = changes.length > 0;
  const made = formOf(typed);
  const [tried, setTried] = useState(false);
  const wrong = tried && "wrong" in made ? made.wrong : [];
  const ofGroup = (group: Wrong["group"]) => wrong.filter((one) => one.group === group);
  const start = (from: ShownPriceList) => {
    setBegun(from);
    setTyped(typedList(from));
    setTried(false);
  };
  const currency = typed.plans[0]?.currency ?? "CNY";
  const load = useChange(api.admin.prices.version);

  function ask() {
    if ("form" in made) return setAsking(true);
    setTried(true);
    toastFailure(t("prices.notSaved"), t("prices.wrong"));
    // once the fields say what is wrong
    setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(), 50);
  }
  function confirm() {
    if (!("form" in made)) return;
    save.mutate(
      { list: begun.list, seen: begun.version, ...made.form },
      {
        onSuccess: (saved) => {
          if (saved.version === begun.version) toastNotice(t("prices.same"));
          else toast(t("prices.saved", { version: saved.version }));
          start(saved);
        },
        onError: (error) => causeOf(error).code === "conflict" && toastFailure(t("failed"), t("prices.conflict")),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <div className={prices.stack}>
      <UnsavedChanges dirty={dirty} search />
      {typed.plans.map((plan, at) => (
        <Panel key={plan.code} title={t(`plans.${plan.code}`)}>
          <PlanFields
            plan={plan}
            wrong={ofGroup("plans").flatMap((one) => (one.at === at ? [one.field] : []))}
            onChange={(part) =>
              setTyped((was) => ({
                ...was,
                // at most one is the popular one
                plans: was.plans.map((one, index) =>
                  index === at ? { ...one, ...part } : part.popular ? { ...one, popular: false } : one,
                ),
              }))
            }
          />
        </Panel>
      ))}
      <Panel title={t("prices.packs")}>
        <PackFields
          packs={typed.packs}
          currency={currency}
          wrong={ofGroup("packs")}
          onChange={(packs) => setTyped((was) => ({ ...was, packs }))}
        />
      </Panel>
      {"form" in made ? (
        <Suspense fallback={<Loading />}>
          <Preview form={made.form} at={begun.list === "public" ? "landing" : "packages"} />
        </Suspense>
      ) : null}
      <Panel title={t("prices.changes")}>
        <PriceChanges changes={changes} currency={currency} />
      </Panel>
      <PriceVersions
        shown={shown}
        busy={load.isPending}
        onLoad={(version) =>
          load.mutate(
            { list: shown.list, version },
            {
              onSuccess: (said) => {
                setTyped(typedList(said));
                toastNotice(t("prices.loaded", { version }));
              },
            },
          )
        }
      />
      {dirty || shown.version !== begun.version ? (
        <PriceBar changes={changes.length} onSave={ask} onDiscard={() => start(shown)} />
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={t("prices.saveTitle", { version: begun.version + 1 })}
          text={t("prices.saveText")}
          confirm={t("prices.save")}
          busy={save.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
