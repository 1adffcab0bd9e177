/** Property management. */
import type { properties as shape } from "#locales/zh/properties";

export const properties = {
  title: "Property Management",
  lead: "Every home you market, with the content written for it.",
  publish: "Publish a listing",
  search: "Search properties",
  searchHint: "Title, address or number",
  filter: "Filter by status",
  status: { all: "All", published: "Published", draft: "Draft", archived: "Archived" },
  noCover: "No photo yet",
  noPrice: "No price",
  reach: "{{languages}} languages · {{platforms}} platforms",
  views_one: "{{count}} view",
  views_other: "{{count}} views",
  updated: "updated {{time}}",
  menu: "More actions for “{{title}}”",
  archive: "Archive",
  restore: "Restore",
  remove: "Delete",
  removed: "“{{title}}” deleted. You can bring it back for 30 days.",
  archived: "“{{title}}” archived",
  restored: "“{{title}}” restored",
  undo: "Undo",
  more: "Load more",
  empty: {
    title: "No properties yet",
    text: "Paste a listing link; within a minute the home is here, with its copy written.",
    action: "Publish the first one",
  },
  emptyFiltered: { title: "Nothing matches", text: "Try another word, or clear the filters.", action: "Clear filters" },
} satisfies typeof shape;
