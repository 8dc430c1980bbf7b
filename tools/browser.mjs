import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** The path of a Chromium; on Debian as root it is installed when there is none. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named)
    return isProgram(named) ? named : giveUp(`CHROME_PATH=${named} is not a program: set it to a Chromium.`);
  const found = onPath();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests …');
    const environment = process.env;
    environment.DEBIAN_FRONTEND = 'noninteractive';
    if (
      run('apt-get', 'update', '-q') &&
      run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
    ) {
      const installed = onPath();
      if (installed) return installed;
    }
  }
  const hint = existsSync('/etc/debian_version')
    ? 'run: sudo apt-get install -y chromium'
    : 'install Chromium or Chrome and set CHROME_PATH to it';
  return giveUp(`The browser tests need Chromium: ${hint}`);
}
