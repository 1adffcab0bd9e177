/** What still says of a home what is not true any more. `?home=` shows one home's. */
import { useLocation } from "@tanstack/react-router";
import { z } from "zod";
import { Recalls } from "#web/features/recall/recalls.tsx";

export function RecallsScreen() {
  const { searchStr } = useLocation();
  const home = z.uuid().safeParse(new URLSearchParams(searchStr).get("home")).data ?? null;
  return <Recalls key={home} propertyId={home} />;
}
