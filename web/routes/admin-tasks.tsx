/** Task management: everybody's tasks. */
import { useTranslation } from "react-i18next";
import { TaskList } from "#web/features/admin/tasks/list.tsx";
import { Page } from "#web/ui/page.tsx";

export function AdminTasksScreen() {
  const { t } = useTranslation("adminTasks");
  return (
    <Page title={t("title")} lead={t("lead")} width="wide">
      <TaskList />
    </Page>
  );
}
