import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

// Pictures for visual review: written stories as the painter draws them, and every screen and dialog of the product.
// If words are given, captures only the screens that match them, and no stories: `npm run pictures -- pricing 390
// dark`. `npm run pictures -- films` makes twelve videos with the product instead and captures twelve frames of each.
// `npm run pictures -- stories` paints the finished stories.
await setUp();
const words = process.argv.slice(2);

const run = (file, more = {}) =>
  spawnSync(NODE, ['--disable-warning=ExperimentalWarning', join(ROOT, file), ...words], {
    stdio: 'inherit',
    env: environment(more),
  }).status === 0;

const takeScreens = () => {
  const browser = findBrowser();
  buildWeb();
  const drawn = words.length > 0 || run('tools/pictures/paint-stories.ts');
  const taken = run(
    words[0] === 'films' ? 'test/pictures/film-sheets.ts' : 'test/pictures/take-pictures.ts',
    {
      CHROME_PATH: browser,
    },
  );
  return drawn && taken;
};

process.exitCode = (words[0] === 'stories' ? run('test/pictures/story-sheets.ts') : takeScreens()) ? 0 : 1;
