// Runs before the first paint and before any other script: takes a mail's link out of the address, sets the chosen colours,
// so that nothing flashes, and keeps what is pressed before the page's script has come. Plain script, no modules.
(() => {
  // A link may bring somebody's tokens, or why it failed (a hosted Supabase says that in the query too). They are kept for
  // this tab until the application has asked whose they are (web/lib/arrival.ts); tokens in a query count as nothing.
  const inApp = document.currentScript?.hasAttribute("data-app") ?? false;
  const SESSION =
    "access_token refresh_token expires_in expires_at token_type provider_token provider_refresh_token".split(" ");
  const takeLink = (running) => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const query = new URLSearchParams(location.search);
    const inHash = ["access_token", "error", "error_code"].some((name) => hash.has(name));
    const failed = query.has("error_description") ? (query.get("error_code") ?? query.get("error")) : null;
    if (!inHash && failed === null && !query.has("access_token") && !query.has("refresh_token")) return;
    const parts = inHash ? hash : failed === null ? null : new URLSearchParams({ error_code: failed });
    if (parts) {
      try {
        sessionStorage.setItem("listcast-link", JSON.stringify({ parts: parts.toString(), at: Date.now() }));
      } catch {
        // Storage is closed to us: the application reads the address itself.
        if (!inApp) location.replace(`/auth#${parts}`);
        return;
      }
    }
    for (const name of [...SESSION, "error", "error_code", "error_description"]) query.delete(name);
    const asked = query.toString();
    history.replaceState(
      history.state,
      "",
      `${location.pathname}${asked && "?"}${asked}${inHash ? "" : location.hash}`,
    );
    // Other pages know nothing of signing in; an application that runs already begins anew.
    if (parts && (running || !inApp)) location.replace("/auth");
  };
  takeLink(false);
  addEventListener("hashchange", () => takeLink(true));

  let scheme = null;
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value");
    // The landing page keeps "sign in" out of sight until it knows who is here.
    if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key)))
      document.documentElement.setAttribute("data-session", "");
  } catch {
    // Storage is closed to us: the system's colours hold.
  }
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () =>
    document.documentElement.setAttribute("data-mantine-color-scheme", system.matches ? "dark" : "light");
  if (scheme === "light" || scheme === "dark") {
    document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  } else {
    follow();
    // Pages without the component kit would stay as they began when evening comes. A choice made meanwhile stands.
    system.addEventListener("change", () => {
      try {
        if (localStorage.getItem("mantine-color-scheme-value") === null) follow();
      } catch {
        follow();
      }
    });
  }
  if (inApp) return;

  // Of a page the server has drawn: the switch of colours works from here, before and after the page's script.
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-switch-colours]")) return;
    const root = document.documentElement;
    const next = root.getAttribute("data-mantine-color-scheme") === "dark" ? "light" : "dark";
    root.setAttribute("data-mantine-color-scheme", next);
    try {
      localStorage.setItem("mantine-color-scheme-value", next);
    } catch {
      // Not remembered, but switched.
    }
  });

  // Any other button waits, and says so; once the script is there it is pressed again, and so are the arrows of the tabs.
  const pressed = [];
  const buttons = () => [...document.querySelectorAll("#root button")];
  const keep = (event) => {
    const target =
      event.target instanceof Element ? event.target.closest("#root button:not([data-switch-colours])") : null;
    const key = event.type === "keydown" ? event.key : null;
    if (!target || (key !== null && (target.role !== "tab" || !key.startsWith("Arrow")))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = pressed.at(-1);
    // pressed twice because nothing happened: meant once
    if (last?.target === target && last.key === null && key === null) return;
    // from the end: the head of the page may have got more of them by then
    pressed.push({ target, key, place: buttons().indexOf(target) - buttons().length });
    target.setAttribute("aria-busy", "true");
  };
  const settle = async (again) => {
    for (const name of ["click", "keydown"]) removeEventListener(name, keep, true);
    for (const { target: drawn, key, place } of pressed.splice(0)) {
      drawn.removeAttribute("aria-busy");
      // drawn anew in another language it stands where it stood
      const target = drawn.isConnected ? drawn : buttons().at(place);
      if (!again || !target) continue;
      // an arrow acts on the tab that the arrow before it went to
      const at =
        target.role === "tab" ? (target.parentElement?.querySelector("[aria-selected=true]") ?? target) : target;
      if (key === null) target.click();
      else at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      // what one press changes is drawn before the next one is made
      await new Promise((drawn) => setTimeout(drawn));
    }
  };
  for (const name of ["click", "keydown"]) addEventListener(name, keep, true);
  addEventListener("listcast-ready", () => settle(true), { once: true });
  // The script cannot be had: nothing pretends to wait for it, and the way in is in sight.
  const giveUp = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.documentElement.removeAttribute("data-session");
    settle(false);
  };
  addEventListener("error", giveUp, true);
})();
