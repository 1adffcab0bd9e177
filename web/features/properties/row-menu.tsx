/** Everything that can be done to one property, behind three dots. */
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconEye,
  IconFileText,
  IconPencil,
  IconPencilPlus,
  IconShare2,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import type { PropertyVerb } from "./list-changes.ts";
import { writeAgain } from "./property-text.ts";
import styles from "./row-menu.module.css";

export interface RowActions {
  change: (verb: PropertyVerb, property: Property) => void;
  duplicate: (property: Property) => void;
  preview: (property: Property) => void;
  edit: (property: Property) => void;
  share: (property: Property) => void;
  busyId: string | null;
}

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;
/** Inside the page's landmark, where a screen reader looks for it. */
const inContent = { target: "#content" };

export function RowMenu({ property, actions }: { property: Property; actions: RowActions }) {
  const { t } = useTranslation("properties");
  const { campaignId } = property;
  return (
    <Menu
      position="bottom-end"
      width={200}
      portalProps={inContent}
      // axe: a menu may hold nothing but its items
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink)"
          size={44}
          loading={actions.busyId === property.id}
          className={styles.menu}
          data-home={property.id}
          aria-label={t("menu", { title: property.title })}
        >
          <IconDots {...icon} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => actions.preview(property)}>
          {t("preview")}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => actions.edit(property)}>
          {t("edit")}
        </Menu.Item>
        <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={() => actions.share(property)}>
          {t("share")}
        </Menu.Item>
        <Menu.Divider />
        {campaignId ? (
          <Menu.Item
            leftSection={<IconFileText {...icon} />}
            component={Link}
            to={`/dashboard/campaigns/${campaignId}`}
          >
            {t("results")}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconPencilPlus {...icon} />} component={Link} to={writeAgain(property.id)}>
          {t("writeNew")}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicate(property)}>
          {t("duplicate")}
        </Menu.Item>
        <Menu.Divider />
        {property.status === "archived" ? (
          <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => actions.change("restore", property)}>
            {t("restore")}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => actions.change("archive", property)}>
            {t("archive")}
          </Menu.Item>
        )}
        <Menu.Item
          c="var(--bad)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => actions.change("remove", property)}
        >
          {t("remove")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
