import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

// Pictures for visual review: written stories as the painter draws them, and every screen and dialog of the product.
// Words filter the screens and skip the stories: `npm run pictures -- pricing 390 dark`. `npm run pictures -- films`
// makes twelve videos with the product instead, and takes twelve frames of each.
setUp();
const words = process.argv.slice(2);
const browser = findBrowser();
buildWeb();

const run = (file) =>
  spawnSync(NODE, ['--disable-warning=ExperimentalWarning', join(ROOT, file), ...words], {
    stdio: 'inherit',
    env: environment({ CHROME_PATH: browser }),
  }).status === 0;

const isFilms = words[0] === 'films';
const drawn = words.length > 0 || run('tools/pictures/paint-stories.ts');
const taken = run(isFilms ? 'test/pictures/film-sheets.ts' : 'test/pictures/take-pictures.ts');
process.exitCode = drawn && taken ? 0 : 1;
