import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, choose, press } from "#web/testing/act-on.ts";
import { apiError } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, type, unmountAll } from "#web/testing/mount.tsx";
import { AdminTable } from "./admin-table.tsx";
import { useListAddress } from "./list-address.ts";
import type { ListQuery } from "./types.ts";

interface Person {
  id: string;
  name: string;
}
const people: Person[] = [
  { id: "1", name: "林夏" },
  { id: "2", name: "周禾" },
];
const page = { items: people, next: "n", previous: null, count: { count: 10_000, more: true } };
const answer = (part: Partial<ListQuery<Person>>): ListQuery<Person> => ({
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch: vi.fn(),
  ...part,
});
const ran = vi.fn();
let address: ReturnType<typeof useListAddress>;

function Screen({ query }: { query: ListQuery<Person> }) {
  address = useListAddress();
  return (
    <main id="content">
      <AdminTable
        label="人"
        list={{
          address,
          query,
          firstSort: "name",
          filters: [{ name: "role", label: "角色", options: [{ value: "agent", label: "经纪人" }] }],
          chips: address.state.filters.account ? [{ name: "account", label: "账号 7" }] : [],
          file: null,
          open: undefined,
          alone: null,
        }}
        columns={[
          { key: "name", label: "姓名", sort: "name", cell: (row) => row.name },
          { key: "id", label: "编号", cell: (row) => row.id },
        ]}
        nameOf={(row) => row.name}
        searchHint="姓名"
        opens
        actions={[{ key: "end", label: "停用", danger: true, run: ran }]}
        bulk={[{ key: "end", label: "全部停用", run: ran }]}
        empty={{ title: "还没有人", text: "有人注册后出现在这里。" }}
      />
    </main>
  );
}

async function show(part: Partial<ListQuery<Person>>, search = "") {
  history.replaceState(null, "", `/admin/people${search}`);
  const query = answer(part);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Screen query={query} /> }),
    history: createMemoryHistory({ initialEntries: [`/admin/people${search}`] }),
    defaultNotFoundComponent: () => null,
  });
  router.history.subscribe(() => window.history.replaceState(null, "", router.history.location.href));
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return query;
}
afterEach(async () => {
  await unmountAll();
  ran.mockReset();
  vi.useRealTimers();
});
const sortOf = () => document.querySelector("th[aria-sort]")?.getAttribute("aria-sort");

test("an empty list says so; one that words, a filter or a figure narrowed says that nothing was found", async () => {
  const none = { data: { items: [], next: null, previous: null, count: { count: 0, more: false } } };
  await show(none);
  expect(pageText()).toContain("还没有人");
  for (const search of ["?q=林", "?role=agent", "?account=7"]) {
    await unmountAll();
    await show(none, search);
    expect(pageText(), search).not.toContain("还没有人");
    expect(pageText(), search).toContain("没有符合的记录");
  }
});

test("sorting turns the order round, says so, and begins at the first page", async () => {
  await show({ data: page }, "?at=somewhere");
  expect(sortOf()).toBe("descending");
  await press("姓名");
  expect(address.state).toMatchObject({ sort: "name", direction: "asc", cursor: null });
  expect(sortOf()).toBe("ascending");
});

test("a page leads to the next, and a count that stopped says so", async () => {
  await show({ data: page });
  expect(pageText()).toContain("共 10,000+ 条");
  expect(button("上一页").disabled).toBe(true);
  await press("下一页");
  expect(address.state.cursor).toBe("n");
});

test("words go into the address once the typing rests", async () => {
  await show({ data: page });
  await type("input[type=search]", "林");
  expect(address.state.q).toBe("");
  await act(() => vi.waitFor(() => expect(address.state.q).toBe("林")));
});

test("a filter goes into the address, and a chip takes its own away", async () => {
  await show({ data: page }, "?account=7");
  const select = document.querySelector<HTMLSelectElement>("select[aria-label=角色]");
  await act(async () => {
    if (select) select.value = "agent";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settle();
  expect(address.state.filters).toEqual({ account: "7", role: "agent" });
  await press("去掉条件 账号 7");
  expect(address.state.filters).toEqual({ role: "agent" });
});

test("a row opens by its first column, and its menu acts on it", async () => {
  await show({ data: page });
  await press("林夏");
  expect(address.state.open).toBe("1");
  await press("“周禾”的操作");
  const item = document.querySelector<HTMLElement>("[role=menuitem]");
  await act(async () => item?.click());
  expect(ran).toHaveBeenCalledWith(people[1]);
});

test("chosen rows are acted on together", async () => {
  await show({ data: page });
  expect(pageText()).not.toContain("全部停用");
  await choose("选择本页全部");
  expect(pageText()).toContain("已选 2 条");
  await press("全部停用");
  expect(ran).toHaveBeenCalledWith(["1", "2"], expect.any(Function));
  await act(async () => ran.mock.calls[0]?.[1](["1"]));
  expect(pageText()).toContain("已选 1 条");
  await press("取消选择");
  expect(pageText()).not.toContain("已选");
});

test("waiting, nothing yet, nothing found, failed and not allowed each have words of their own", async () => {
  await show({});
  expect(document.querySelector("[role=status]")?.textContent).toContain("加载中");
  await unmountAll();
  const none = { ...page, items: [], next: null, count: { count: 0, more: false } };
  await show({ data: none });
  expect(pageText()).toContain("还没有人");
  await unmountAll();
  await show({ data: none }, "?q=x");
  expect(pageText()).toContain("没有符合的记录");
  await unmountAll();
  const { refetch } = await show({ error: apiError("internal") });
  await press("重试");
  expect(refetch).toHaveBeenCalled();
  await unmountAll();
  await show({ error: apiError("forbidden") });
  expect(pageText()).toContain("这里您暂时进不去");
});
