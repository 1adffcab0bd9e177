/** Every keyboard shortcut, once: the listener obeys this table and the sheet shows it. */

/** What opens over a screen. */
export type Overlay = "palette" | "sheet" | "inbox";

export interface Shortcut {
  /** "mod+k" with Ctrl or Cmd; "g d" is one key after another; a single character is itself. */
  keys: string;
  group: "general" | "go";
  /** A key of the dictionary: `palette:sheet.…` for general ones, `shell:…` for screens. */
  name: "palette" | "create" | "notifications" | "sidebar" | "help" | "close" | Screen;
  go?: string;
  open?: Overlay;
  /** Named in the sheet, obeyed elsewhere: the sidebar, the browser. */
  elsewhere?: true;
  admin?: true;
}
type Screen = "dashboard" | "packages" | "publish" | "tasks" | "properties" | "leads" | "profile" | "admin";

export const shortcuts: readonly Shortcut[] = [
  { keys: "mod+k", group: "general", name: "palette", open: "palette" },
  { keys: "n", group: "general", name: "create", go: "/dashboard/publish" },
  { keys: "i", group: "general", name: "notifications", open: "inbox" },
  { keys: "mod+b", group: "general", name: "sidebar", elsewhere: true },
  { keys: "?", group: "general", name: "help", open: "sheet" },
  { keys: "Escape", group: "general", name: "close", elsewhere: true },
  { keys: "g d", group: "go", name: "dashboard", go: "/dashboard" },
  { keys: "g k", group: "go", name: "packages", go: "/dashboard/packages" },
  { keys: "g n", group: "go", name: "publish", go: "/dashboard/publish" },
  { keys: "g t", group: "go", name: "tasks", go: "/dashboard/tasks" },
  { keys: "g p", group: "go", name: "properties", go: "/dashboard/properties" },
  { keys: "g l", group: "go", name: "leads", go: "/dashboard/leads" },
  { keys: "g s", group: "go", name: "profile", go: "/dashboard/profile" },
  { keys: "g a", group: "go", name: "admin", go: "/admin", admin: true },
];
