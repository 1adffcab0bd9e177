/** The queue's filters live in the address: a reload, a link and the back button keep them. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { readTaskSearch, type TaskSearch } from "./search.ts";

/** Filter, search and open details as the address has them, and the way to change them. */
export function useTaskSearch() {
  const search: TaskSearch = readTaskSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  /** `push` makes a step the back button takes back: for opening details, not for every letter of a search. */
  const change = (next: { [Name in keyof TaskSearch]: TaskSearch[Name] | undefined }, push = false) =>
    void navigate({
      to: ".",
      search: readTaskSearch({ ...search, ...next }),
      replace: !push,
      resetScroll: false,
    });
  return { search, change };
}
