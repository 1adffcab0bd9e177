/** Where a phone's share sheet arrives: the link among what was shared, or the files, go into step 1 of the wizard. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { firstLink } from "#web/lib/first-link.ts";
import { Loading } from "#web/ui/states.tsx";

/** The wizard's address for what was shared. Files were laid down by the service worker. Text without a link goes along as it is, so that nothing is lost. */
export function wizardAddress(search: string): string {
  const shared = new URLSearchParams(search);
  const parts = ["url", "text", "title"].map((name) => shared.get(name)?.trim() ?? "");
  const pasted = parts.map(firstLink).find((link) => link !== null) ?? parts.find((part) => part !== "");
  if (shared.get("shared") === "files") return "/dashboard/publish?shared=files";
  return pasted ? `/dashboard/publish?url=${encodeURIComponent(pasted.slice(0, 2000))}` : "/dashboard/publish";
}

export function ShareScreen() {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: wizardAddress(searchStr), replace: true }), [searchStr, navigate]);
  return <Loading />;
}
