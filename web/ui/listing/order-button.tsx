/** Puts photos in the order of a visit; pressed again, back as they were. Not there where nothing would move. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "#contract/import";
import { suggestedOrder } from "#engine/media/content/rooms";

const FEW = 3;

const idsOf = (photos: readonly Photo[]): string => photos.map(({ id }) => id).join();

/** `onOrder` is given the same photos in another order. */
export function OrderButton({ photos, onOrder }: { photos: readonly Photo[]; onOrder: (photos: Photo[]) => void }) {
  const { t } = useTranslation("wizard");
  const [before, setBefore] = useState<Photo[] | null>(null);
  const suggested = suggestedOrder(photos).flatMap((at) => photos[at] ?? []);
  const done = idsOf(suggested) === idsOf(photos);
  // whoever moved, added or took one since has an order of their own again
  const back =
    done && before && before.length === photos.length && photos.every(({ id }) => before.some((one) => one.id === id));
  if (photos.length < FEW || (done && !back)) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      size="compact-md"
      mih={44}
      onClick={() => {
        setBefore(back ? null : [...photos]);
        onOrder(back ? before : suggested);
      }}
    >
      {t(back ? "photos.orderBack" : "photos.orderSuggested")}
    </Button>
  );
}
