/** The administrators' frame: the shell with their sidebar, each section behind the gate of its scopes. */
import { Outlet } from "@tanstack/react-router";
import { AccountNotices } from "#web/features/account/account-notices.tsx";
import { ClockNote } from "#web/features/admin/clock-note.tsx";
import { useAdminMenu } from "#web/shell/navigation/admin-menu.ts";
import { Shell } from "#web/shell/shell.tsx";
import { SectionGate } from "./admin-gate.tsx";

export function AdminFrame() {
  return (
    <Shell menu={useAdminMenu()} notices={<AccountNotices />}>
      <SectionGate>
        <Outlet />
        <ClockNote />
      </SectionGate>
    </Shell>
  );
}
