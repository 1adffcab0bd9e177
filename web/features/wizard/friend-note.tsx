/** "What would you tell a friend about this home?": the answer becomes points to confirm, and those are what is quoted first. */
import { Button, Checkbox, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Listing, listingLimits } from "#contract/listing";
import { toldPhrases } from "#engine/pieces/told-phrases";
import { writeFact } from "#web/ui/listing/facts.ts";
import styles from "./friend-note.module.css";

const LONGEST = 2_000;

export function FriendNote({ listing, onChange }: { listing: Listing; onChange: (listing: Listing) => void }) {
  const { t } = useTranslation("wizard");
  const [answer, setAnswer] = useState("");
  const [points, setPoints] = useState<readonly { text: string; certain: boolean }[] | null>(null);
  const [said, setSaid] = useState("");
  const certain = (points ?? []).flatMap((point) => (point.certain ? [point.text] : []));
  const read = () => {
    const phrases = toldPhrases(answer, listing.features);
    setPoints(phrases.length > 0 ? phrases.map((text) => ({ text, certain: true })) : null);
    setSaid(phrases.length > 0 ? "" : t("confirm.friend.nothing"));
  };
  const add = () => {
    const room = listingLimits.features - listing.features.length;
    onChange(writeFact(listing, "features", [...certain.slice(0, room), ...listing.features]));
    setPoints(null);
    setAnswer("");
    setSaid(t("confirm.friend.added"));
  };
  return (
    <div className={styles.note}>
      <Textarea
        size="md"
        label={t("confirm.friend.question")}
        description={t("confirm.friend.hint")}
        rows={3}
        maxLength={LONGEST}
        value={answer}
        onChange={(event) => {
          setAnswer(event.currentTarget.value);
          setPoints(null);
          setSaid("");
        }}
      />
      {points ? (
        <fieldset className={styles.points}>
          <legend>{t("confirm.friend.confirm")}</legend>
          {points.map(({ text, certain: checked }) => (
            <Checkbox
              key={text}
              className={styles.point}
              label={text}
              checked={checked}
              onChange={(event) => {
                const now = event.currentTarget.checked;
                setPoints(points.map((one) => (one.text === text ? { text, certain: now } : one)));
              }}
            />
          ))}
        </fieldset>
      ) : null}
      {points ? (
        <Button disabled={certain.length === 0} onClick={add}>
          {t("confirm.friend.add", { count: certain.length })}
        </Button>
      ) : (
        <Button variant="default" disabled={answer.trim() === ""} onClick={read}>
          {t("confirm.friend.read")}
        </Button>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
