/** The administrators' frame: the shell with their sidebar, each section behind the gate of its scopes. */
import { Outlet } from "@tanstack/react-router";
import { Shell } from "#web/features/shell/shell.tsx";
import { SectionGate } from "./gate.tsx";
import { useAdminMenu } from "./menu.ts";

export function AdminFrame() {
  return (
    <Shell menu={useAdminMenu()}>
      <SectionGate>
        <Outlet />
      </SectionGate>
    </Shell>
  );
}
