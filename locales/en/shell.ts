/** Sidebar and page frame. */
import type { shell as zh } from "#locales/zh/shell";

export const shell = {
  navigation: "Main",
  dashboard: "Dashboard",
  packages: "Package Center",
  publish: "Property Publishing",
  tasks: "Task Queue",
  properties: "Property Management",
  profile: "Profile Settings",
  admin: "Admin",
  toggle: "Toggle sidebar",
  openMenu: "Open menu",
  signOut: "Sign out",
  signedInAs: "Signed in as",
} satisfies typeof zh;
