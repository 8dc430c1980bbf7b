import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';
import { settingsFor, startModels } from '#test/support/vendors/start-models.ts';
import { RUN_SHOTS } from './auto-pilot/run-shots.ts';
import { SERIES_SHOTS } from './auto-pilot/series-shots.ts';
import { openCamera, type Size, THEMES } from './camera.ts';
import { type Cast, gatherCast } from './cast.ts';
import { layOut } from './contact-sheets.ts';
import { DASHBOARD_SHOTS } from './dashboard-shots.ts';
import { DIALOG_SHOTS } from './dialog-shots.ts';
import { FILM_SHOTS } from './film-shots.ts';
import { PUBLIC_SHOTS } from './public-shots.ts';

/**
 * Takes a picture of every screen and dialog at both widths in both themes into test/out/screens, and arranges them
 * on contact sheets. Arguments narrow the run: `npm run pictures -- dialog 390 dark`. Pictures at `360` and `2560`
 * are taken only on request.
 */
const FOLDER = fileURLToPath(new URL('../out/screens/', import.meta.url));
const SIZES: readonly Size[] = [
  { name: '1280', width: 1280, height: 800 },
  { name: '390', width: 390, height: 844 },
];
const EDGES: readonly Size[] = [
  { name: '360', width: 360, height: 740 },
  { name: '2560', width: 2560, height: 1440 },
];
const A_DAY_MS = 86_400_000;

const words = process.argv.slice(2);
const chosen = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
  const named = all.filter((one) => words.includes(nameOf(one)));
  return named.length > 0 ? named : all;
};
const named = EDGES.filter(({ name }) => words.includes(name));
const sizes = named.length > 0 ? named : chosen(SIZES, ({ name }) => name);
const themes = chosen(THEMES, (theme) => theme);
const parts = words.filter(
  (word) => ![...SIZES, ...EDGES].some(({ name }) => name === word) && word !== 'dark' && word !== 'light',
);
const shots = [
  ...PUBLIC_SHOTS,
  ...DASHBOARD_SHOTS,
  ...DIALOG_SHOTS,
  ...SERIES_SHOTS,
  ...FILM_SHOTS,
  ...RUN_SHOTS,
].filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const { models, close } = await startModels(1);
const model = defined(models[0]);
const product = await startProduct({
  port: Number(process.env['PORT'] ?? 0),
  env: {
    ...settingsFor(model),
    MODERATOR: 'none',
    VEILCAST_DUTIES_MS: String(A_DAY_MS),
    LOG_LEVEL: 'silent',
  },
});
Object.assign(process.env, product.env);
const browser = await launchBrowser();

const takeAll = async (cast: Cast, size: Size): Promise<void> => {
  const taken: Record<string, string[]> = {};
  const camera = await openCamera(browser, { url: product.url, cast, size, folder: FOLDER });
  for (const shot of shots) {
    const { files, faults } = await camera.take(shot, themes);
    for (const [index, theme] of themes.entries()) (taken[theme] ??= []).push(files[index] ?? '');
    for (const fault of faults) {
      console.error(`${shot.name} at ${size.name}: ${fault}`);
      process.exitCode = 1;
    }
  }
  await camera.close();
  // Contact sheets from a narrowed run don’t replace the full set.
  const part = parts.length === 0 ? '' : 'some-';
  const isTall = size.width < size.height;
  for (const [theme, files] of Object.entries(taken)) {
    const name = `${part}${size.name}-${theme}`;
    for (const sheet of await layOut(browser, { folder: FOLDER, name, files, isTall }))
      console.log(`test/out/screens/${sheet}`);
  }
};

try {
  const cast = await gatherCast(product, model);
  await Promise.all(sizes.map((size) => takeAll(cast, size)));
} finally {
  await browser.close();
  await product.stop();
  await close();
  await rm(product.dataDir, { recursive: true, force: true });
}
