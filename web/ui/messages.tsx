/** The corner where toasts appear. Its code is fetched with the first message: most visits have none. */
import { notificationsStore } from "@mantine/notifications";
import { lazy, Suspense, useEffect, useState } from "react";
import { followPresses } from "#web/ui/message-place.ts";

const Corner = lazy(async () => ({ default: (await import("#web/ui/messages-corner.tsx")).MessagesCorner }));

export function Messages() {
  const [needed, setNeeded] = useState(() => notificationsStore.getState().notifications.length > 0);
  useEffect(() => notificationsStore.subscribe(() => setNeeded(true)), []);
  useEffect(followPresses, []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Corner />
    </Suspense>
  );
}
