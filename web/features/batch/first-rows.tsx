/** The first of many rows, and a button for more of them: a table of two thousand homes may be wrong in every one. */
import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

const AT_ONCE = 100;

/** The rows to draw, and what is to stand below them: nothing where they are all. */
export function useFirstRows<T>(rows: readonly T[]): { first: readonly T[]; more: ReactNode } {
  const { t } = useTranslation("batch");
  const [most, setMost] = useState(AT_ONCE);
  const left = rows.length - most;
  const more =
    left > 0 ? (
      <Button variant="subtle" color="gray" c="var(--ink)" onClick={() => setMost(most + AT_ONCE)}>
        {t("moreRows", { count: Math.min(left, AT_ONCE), all: rows.length })}
      </Button>
    ) : null;
  return { first: rows.slice(0, most), more };
}
