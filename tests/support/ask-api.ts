/** The API as the page's signed-in person may use it, for what a journey needs and does not tell of. */
import type { Page } from "playwright-core";

export async function askApi(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, text } = await page.evaluate(
    async (asked) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      const token = Reflect.get(Object(session), "access_token");
      const answer = await fetch(`/api${asked.path}`, {
        method: asked.method,
        headers: { authorization: `Bearer ${String(token)}`, "content-type": "application/json" },
        ...(asked.body === null ? {} : { body: asked.body }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body: body === undefined ? null : JSON.stringify(body) },
  );
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}
