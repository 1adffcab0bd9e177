// Runs before the first paint: the chosen colours, so that nothing flashes. Plain script, no modules.
(() => {
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
})();
