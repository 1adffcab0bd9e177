/** Rows of `notifications`. */
import type { Generated, Selectable } from "kysely";
import type { NotificationData } from "#contract/notification";

export interface Notifications {
  id: Generated<string>;
  user_id: string;
  kind: string;
  data: NotificationData;
  created_at: Generated<Date>;
  read_at: Date | null;
}
export type NotificationRow = Selectable<Notifications>;
