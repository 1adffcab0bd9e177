import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { useCallName } from "#web/lib/account/use-profile.ts";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

type Answer = { data: Record<string, string> | null; error: Error | null };
let answer: () => Promise<Answer>;
const { client } = fakeBackend({
  stored: Promise.resolve(session()),
  role: () => answer() as Promise<never>,
});
vi.mock("#web/lib/supabase.ts", () => ({ backend: () => client }));

afterEach(async () => {
  await unmountAll();
  vi.restoreAllMocks();
});

const Show = () => <p>{`[${useCallName()}]`}</p>;
async function show() {
  // as patient as the application's own, so that the failure has not been given up on
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 60_000 } } });
  await mount(
    <QueryClientProvider client={queries}>
      <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
        <Show />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await settle();
}

test("the profile's name is waited for, and greets", async () => {
  let resolve: (value: Answer) => void = () => undefined;
  answer = () => new Promise((done) => (resolve = done));
  await show();
  expect(pageText()).toBe("[]");
  resolve({ data: { display_name: "林晚" }, error: null });
  await settle();
  expect(pageText()).toBe("[林晚]");
});

test("a profile that cannot be read is not waited for: the address stands at its first failure", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answer = async () => ({ data: null, error: new Error("away") });
  await show();
  expect(pageText()).toBe("[lin@example.com]");
});
