// Plain JavaScript for any Node >= 20: notices that npm was killed. npm passes no signal on then, and nobody could stop
// what it had started any more.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Parent and name of a process; null where the system does not tell. */
function about(pid) {
  try {
    if (process.platform === "linux") {
      const [, name = "", parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return { name, parent: Number(parent) };
    }
    const said = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [, parent, name = ""] = /^(\d+)\s+(.*)$/.exec(said) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** npm runs a command through a shell, which some shells leave in between and others replace. */
function npmOf(parent) {
  const found = about(parent);
  const isShell = found !== null && /(^|\/)-?(ba|da|z|k|fi|a)?sh$/.test(found.name);
  return isShell && found.parent > 1 ? found.parent : parent;
}

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
};

/** Calls `tell` once npm is gone, within a second or two. Does not keep the process alive. */
export function whenNpmEnds(tell) {
  const parent = process.ppid;
  const npm = npmOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && !isGone(npm)) return;
    clearInterval(timer);
    tell();
  }, 1000);
  timer.unref();
}
