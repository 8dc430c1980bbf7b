import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent of a process, on systems with /proc. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

const isShell = (pid) => {
  try {
    return /^(?:ba|da|z|)sh$/u.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
};

/**
 * Calls `onGone` once the npm process that started this program has ended, whether or not there is a shell between
 * them. Returns a function that stops watching.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : 0;
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === 0 || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
