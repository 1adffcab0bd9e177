/** Saves an archive of one's data; from the profile and from the task that made it. */
import { api } from "#web/lib/api.ts";

/** `taskId`: of an export task that is completed. Throws `export_gone` when its days are over. */
export async function downloadExport(taskId: string): Promise<void> {
  const { url } = await api.account.exports.link({ taskId });
  const link = document.createElement("a");
  link.href = url;
  // the answer says that it is to be saved; the attribute counts on our own origin only
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
