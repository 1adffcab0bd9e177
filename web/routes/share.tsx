/** Where a phone's share sheet arrives: the link among what was shared, or the files, go into step 1 of the wizard. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { firstLink } from "#web/lib/first-link.ts";
import { Loading } from "#web/ui/states.tsx";

/** What the link's field of the wizard takes along in an address. */
const MOST = 2000;

/** Link and words in one text, the link first found leading its words: title, price and rooms are read where the link's site blocks. */
function togetherOf(parts: readonly string[]): string {
  const link = parts.map(firstLink).find((one) => one !== null) ?? null;
  const words = parts.filter((part) => part !== "" && part !== link);
  if (link === null) return words[0] ?? "";
  const holder = words.find((part) => part.includes(link));
  // another link among the words is the app's, not the home's
  const rest = words
    .filter((part) => part !== holder && holder?.includes(part) !== true)
    .map((part) => part.replace(/https?:\/\/\S+/gi, "").trim())
    .filter((part) => part !== "");
  return holder === undefined ? [link, ...rest].join(" ") : [holder, ...rest].join(" ");
}

/** The wizard's address for what was shared. Files were laid down by the service worker. Words go along with their link or without one, so that nothing is lost. */
export function wizardAddress(search: string): string {
  const shared = new URLSearchParams(search);
  const pasted = togetherOf(["url", "text", "title"].map((name) => shared.get(name)?.trim() ?? ""));
  if (shared.get("shared") === "files") return "/dashboard/publish?shared=files";
  return pasted ? `/dashboard/publish?url=${encodeURIComponent(pasted.slice(0, MOST))}` : "/dashboard/publish";
}

export function ShareScreen() {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: wizardAddress(searchStr), replace: true }), [searchStr, navigate]);
  return <Loading />;
}
