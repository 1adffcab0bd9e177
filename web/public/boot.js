// Runs before the first paint: the chosen colours and language, so that nothing flashes. Plain script, no modules.
(() => {
  const root = document.documentElement;
  let scheme = null;
  let language = null;
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value");
    language = localStorage.getItem("listcast-language");
  } catch {
    // Storage is closed to us: the system's colours and the page's own language hold.
  }
  if (scheme !== "light" && scheme !== "dark") {
    scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.setAttribute("data-mantine-color-scheme", scheme);
  if (language === "en" || language === "zh") root.lang = language === "en" ? "en" : "zh-CN";
})();
