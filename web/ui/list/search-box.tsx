/** The box above a list: what is typed stands there at once, and is passed on once the typing rests. */
import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useCallback, useRef } from "react";
import { useTyped } from "#web/lib/use-typed.ts";

export function SearchBox(props: {
  label: string;
  /** What can be searched for. */
  hint: string;
  /** Of the button that empties it; without it there is none. */
  clear?: string;
  query: string;
  onQuery: (query: string) => void;
  className?: string | undefined;
}) {
  const latest = useRef(props.onQuery);
  latest.current = props.onQuery;
  const onQuery = useCallback((words: string) => latest.current(words), []);
  const [typed, setTyped] = useTyped(props.query, onQuery);
  return (
    <TextInput
      type="search"
      className={props.className}
      aria-label={props.label}
      placeholder={props.hint}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={props.clear && typed ? <CloseButton aria-label={props.clear} onClick={() => setTyped("")} /> : null}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
