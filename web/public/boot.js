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
  if (scheme !== "light" && scheme !== "dark") {
    scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
})();
