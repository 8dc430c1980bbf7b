import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp } from './setup.mjs';

/** The headless shell does the same job with a third less processing. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs the browser on Debian as root; returns whether it succeeded. */
const install = () => {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log('Installing Chromium for the browser tests …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  return (
    run('apt-get', 'update', '-q') && run('apt-get', 'install', '-y', '-q', '--no-install-recommends', SHELL)
  );
};

/** The path to the headless shell, which is installed if possible; otherwise, the path to any Chromium. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named)
    return isProgram(named)
      ? named
      : giveUp(`CHROME_PATH=${named} is not a program: set it to the path of Chromium.`);
  const found = onPath(SHELL) ?? (install() ? onPath(SHELL) : undefined) ?? onPath(...NAMES);
  if (found) return found;
  const hint = existsSync('/etc/debian_version')
    ? `run: sudo apt-get install -y ${SHELL}`
    : 'install Chromium or Chrome and set CHROME_PATH to it';
  return giveUp(`The browser tests need Chromium: ${hint}`);
}
