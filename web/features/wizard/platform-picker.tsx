/** Platforms: the specification's six first, then all others with search and region, grouped by family. */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconLock, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Entitled } from "#contract/entitlement";
import { type Platform, platformFamilies } from "#contract/platform";
import { getPlatform, platforms, postTargets, specificationPlatforms } from "#engine/platforms/index";
import { useLanguage } from "#web/lib/use-language.ts";
import { ChoiceCard, ChoiceGroup } from "#web/ui/choice-card.tsx";
import { UpgradeNotice } from "#web/ui/upgrade-notice.tsx";
import { ChooseAll } from "./choose-all.tsx";
import styles from "./preferences.module.css";
import { usePlanLimit } from "./use-plan-limit.ts";

/** Nobody writes a post so long that these limits matter. */
const WORTH_TELLING = 5000;

const regions = ["CN", "GLOBAL", "NA", "EU", "JP", "KR"] as const;
const first: readonly string[] = specificationPlatforms;

const rest = new Set(postTargets.map(({ id }) => id).filter((id) => !first.includes(id)));

/** Matches a name in either language or the id, so that "小红书" and "xiao" both find it. */
function matches(platform: Platform, query: string, region: string): boolean {
  const inRegion = region === "" || platform.region.includes(region);
  const text = `${platform.id} ${platform.name.zh} ${platform.name.en}`.toLowerCase();
  return inRegion && text.includes(query.trim().toLowerCase());
}

export function PlatformPicker(props: {
  entitled: Entitled | undefined;
  chosen: string[];
  error: string | null;
  onToggle: (id: string, on: boolean) => void;
}) {
  const { entitled, chosen, error } = props;
  const limit = usePlanLimit(entitled, "platforms", chosen, props.onToggle);
  const { t } = useTranslation("wizard");
  const { t: tFacts } = useTranslation("facts");
  const language = useLanguage();
  const [open, setOpen] = useState(chosen.some((id) => !first.includes(id)));
  const [query, setQuery] = useState("");
  const [region, setRegion] = useState("");
  // what a campaign of before was written for stays to be seen and taken back
  const others = platforms.filter(({ id }) => rest.has(id) || (chosen.includes(id) && !first.includes(id)));
  const matching = others.filter((platform) => matches(platform, query, region));
  const hint = (platform: Platform) => {
    const { max, unit } = platform.text;
    const family = tFacts(`families.${platform.family}`);
    return max === null || max > WORTH_TELLING || unit === "segments"
      ? family
      : `${family} · ${t(`preferences.limit.${unit}`, { max: max.toLocaleString(language) })}`;
  };
  const card = (platform: Platform) => (
    <ChoiceCard
      key={platform.id}
      type="checkbox"
      name="platforms"
      label={platform.name[language]}
      hint={limit.isLocked(platform.id) ? limit.lockedHint(platform.id) : hint(platform)}
      aside={limit.isLocked(platform.id) ? <IconLock size={16} stroke={1.6} /> : null}
      checked={chosen.includes(platform.id)}
      onChange={(on) => limit.toggle(platform.id, on)}
    />
  );
  return (
    <div className={styles.platforms}>
      <ChoiceGroup
        id="platforms"
        legend={t("preferences.platforms")}
        aside={limit.aside ?? t("preferences.chosenCount", { count: chosen.length })}
        all={<ChooseAll question={t("preferences.platforms")} ids={first} chosen={chosen} limit={limit} />}
        below={<UpgradeNotice entitled={entitled} wish={limit.wish} small />}
        error={error}
        least={200}
      >
        {first.map((id) => {
          const platform = getPlatform(id);
          return platform ? card(platform) : null;
        })}
      </ChoiceGroup>
      <Button
        variant="default"
        aria-expanded={open}
        aria-controls="more-platforms"
        className={styles.moreButton}
        onClick={() => setOpen(!open)}
      >
        {open ? t("preferences.hidePlatforms") : t("preferences.morePlatformsCount", { count: others.length })}
      </Button>
      <div id="more-platforms" hidden={!open} className={styles.more}>
        <div className={styles.finder}>
          <TextInput
            type="search"
            label={t("preferences.searchPlatforms")}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <NativeSelect
            size="md"
            label={t("preferences.region")}
            value={region}
            data={[
              { value: "", label: t("preferences.allRegions") },
              ...regions.map((code) => ({ value: code, label: tFacts(`regions.${code}`) })),
            ]}
            onChange={(event) => setRegion(event.currentTarget.value)}
          />
        </div>
        {open
          ? platformFamilies.map((family) => {
              const group = matching.filter((platform) => platform.family === family);
              return group.length > 0 ? (
                <ChoiceGroup
                  key={family}
                  id={`platforms-${family}`}
                  legend={tFacts(`families.${family}`)}
                  all={
                    group.length > 1 ? (
                      <ChooseAll
                        question={tFacts(`families.${family}`)}
                        ids={group.map(({ id }) => id)}
                        chosen={chosen}
                        limit={limit}
                      />
                    ) : null
                  }
                  least={200}
                >
                  {group.map(card)}
                </ChoiceGroup>
              ) : null;
            })
          : null}
        <p role="status" className={styles.nothing}>
          {open && matching.length === 0 ? t("preferences.noPlatformFound") : null}
        </p>
      </div>
    </div>
  );
}
