/** The clock posts are planned by: the one the account has chosen, else the reader's own. */
import { useQuery } from "@tanstack/react-query";
import { orpc } from "#web/lib/api.ts";
import { ownZone, presentZone } from "./zone-name.ts";

const ZONE_STALE_MS = 60_000;

export const useCalendarSettings = () => useQuery(orpc.calendar.settings.queryOptions({ staleTime: ZONE_STALE_MS }));

export const useZone = (): string => presentZone(useCalendarSettings().data?.timeZone ?? ownZone());
