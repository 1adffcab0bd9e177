/** The style and the one script of the phone's page: copying and sharing with a tap. Small enough to be kept here. */
export const phoneStyle = `
:root { --paper: #faf8f5; --card: #fff; --hairline: #e9e4dc; --ink: #1c2024; --muted: #6b6f76; --accent: #c44018; --on: #fff; --bad: #b3261e; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #14161a; --card: #1b1e23; --hairline: #2a2e35; --ink: #eceae6; --muted: #a3a6ac; --accent: #f28b66; --on: #14161a; --bad: #f2867c; } }
* { box-sizing: border-box; }
html { text-size-adjust: 100%; text-autospace: normal; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.7 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Microsoft YaHei", sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 16px calc(40px + env(safe-area-inset-bottom)); }
h1 { margin: 0 0 6px; font: 600 28px/1.3 "Songti SC", "Noto Serif SC", STSong, Georgia, serif; }
h2 { margin: 0; font-size: 15px; font-weight: 600; }
p { margin: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.lead, .hint { color: var(--muted); }
.hint { margin-top: 4px; font-size: 14px; }
main > .hint { margin-top: 16px; }
p:has(> .button) + .hint { margin-top: 8px; }
.held { margin-top: 20px; padding: 12px 16px; border-left: 3px solid var(--accent); background: var(--card); }
section, form { margin-top: 28px; padding-top: 20px; border-top: 1px solid var(--hairline); }
.head { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.text { margin-top: 8px; padding: 14px 16px; border-radius: 12px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
button, .button, .photos a { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 18px; border: 1px solid var(--hairline); border-radius: 10px; background: var(--card); color: var(--ink); font: inherit; font-size: 15px; text-decoration: none; cursor: pointer; }
.button { margin-top: 28px; width: 100%; }
.main { width: 100%; margin-top: 16px; min-height: 48px; border-color: transparent; background: var(--accent); color: var(--on); font-weight: 600; }
[hidden] { display: none !important; }
.photos { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 12px; margin: 12px 0 0; padding: 0; list-style: none; }
.photos li { display: grid; gap: 8px; align-content: start; }
.photos img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 10px; }
label { font-weight: 600; font-size: 15px; }
input { width: 100%; min-height: 48px; margin-top: 8px; padding: 0 14px; border: 1px solid var(--hairline); border-radius: 10px; background: var(--card); color: var(--ink); font: inherit; }
input[aria-invalid] { border-color: var(--bad); }
.wrong { margin-top: 6px; color: var(--bad); font-size: 14px; }
.said:empty { display: none; }
.said { position: fixed; inset: auto 16px 24px; padding: 12px 16px; border-radius: 12px; background: var(--ink); color: var(--paper); text-align: center; }
`;

/**
 * Stands in the head, before what it works for is drawn: a tap finds it there. What it needs of the page it looks for when it is
 * tapped, or once the page is whole.
 */
export const phoneScript = `
addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-copy]") : null;
  if (!button) return;
  const label = (button.dataset.label ??= button.textContent);
  const text = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = label; }, 2000);
  } catch {
    getSelection().selectAllChildren(text);
    const said = document.querySelector(".said");
    said.textContent = said.dataset.failed;
    setTimeout(() => { said.textContent = ""; }, 6000);
  }
});
// the phone's own sheet, with the film or the photos where it takes files
addEventListener("DOMContentLoaded", () => {
  const share = document.querySelector("[data-share]");
  if (!share || !navigator.share) return;
  const text = ["title-text", "body-text", "topics-text", "link-text"].map((id) => document.getElementById(id)?.textContent).filter(Boolean).join("\\n\\n");
  const links = [...document.querySelectorAll("a[download]")];
  const film = links.filter((link) => link.download.endsWith(".mp4"));
  let files = null;
  const load = async (link) => {
    const answer = await window.fetch(link.href);
    if (!answer.ok) throw new Error(String(answer.status));
    const kind = link.download.endsWith(".mp4") ? "video/mp4" : "image/jpeg";
    return new File([await answer.blob()], link.download, { type: kind });
  };
  share.hidden = false;
  share.addEventListener("click", async () => {
    try {
      files ??= await Promise.all((film.length > 0 ? film : links).map(load)).catch(() => []);
      await navigator.share(files.length > 0 && navigator.canShare?.({ files, text }) ? { files, text } : { text });
    } catch (error) {
      // loading took longer than a tap counts: they are here now
      if (error.name === "NotAllowedError") share.textContent = share.dataset.ready;
    }
  });
});
`;
