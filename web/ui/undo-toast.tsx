/** Says what was done, with a way back for as long as the toast stays. */
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { messagePosition } from "./message-place.ts";

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 10_000;

/** By what they are about: the messages that may still be there. */
const shown = new Map<string, string>();

/** `about`: what was changed. The next message about the same takes the place of the one before: only the last step can be undone. */
export function showUndo(message: string, undoLabel: string, undo: (() => void) | null, about?: string) {
  const before = about === undefined ? undefined : shown.get(about);
  if (before !== undefined) notifications.hide(before);
  const id = notifications.show({
    position: messagePosition(),
    autoClose: undo ? UNDO_MS : undefined,
    message: undo ? (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span>{message}</span>
        <Button
          variant="default"
          size="compact-md"
          mih={36}
          style={{ flex: "none" }}
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {undoLabel}
        </Button>
      </Group>
    ) : (
      message
    ),
  });
  if (about !== undefined) shown.set(about, id);
}
