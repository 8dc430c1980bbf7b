import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '#test/support/cloud/product-process.ts';
import { makeFilm } from '#test/support/made-films/make-film.ts';
import { measureFilm, tableOf } from '#test/support/made-films/measure-film.ts';
import { FINISHED_ORDERS, type FilmOrder, TWELVE_ORDERS } from '#test/support/made-films/prompts.ts';
import { filmSheet } from './film-sheet.ts';

/**
 * Makes twelve films with the product, three in each language, and writes a sheet of twelve frames of each
 * film, with its measurements, to test/out/films: `npm run pictures -- films [en de-1 …]`. With `finished` it
 * makes films of the finished stories: `-- films finished [en vasa …]`. `VEILCAST_VOICES=on` selects the
 * neural voices.
 */
const FOLDER = fileURLToPath(new URL('../out/films/', import.meta.url));

const words = process.argv.slice(2).filter((word) => word !== 'films');
const twelve = TWELVE_ORDERS.map((order) => ({
  order,
  name: `${order.language}-${1 + TWELVE_ORDERS.filter(({ language }) => language === order.language).indexOf(order)}`,
}));
const finished = FINISHED_ORDERS.map((order) => ({ order, name: order.finished }));
const isChosen = ({ name, order }: { readonly name: string; readonly order: FilmOrder }): boolean =>
  words.includes(name) || words.includes(order.language);
const chosen = words.includes('finished')
  ? finished.filter((film) => words.length === 1 || isChosen(film))
  : twelve.filter((film) => words.length === 0 || isChosen(film));
await mkdir(FOLDER, { recursive: true });
const { VEILCAST_VOICES = 'off' } = process.env;
const product = await startProduct({ env: { LOG_LEVEL: 'silent', VEILCAST_VOICES } });
Object.assign(process.env, product.env);
const scratch = await mkdtemp(join(tmpdir(), 'film-sheets-'));
try {
  for (const { order, name } of chosen) {
    const dir = join(scratch, name);
    await mkdir(dir);
    const film = await makeFilm(product, order, dir);
    const file = film.files.find(({ quality, format }) => quality === '720p' && format === 'mp4');
    if (file === undefined) throw new Error('The film has no 720p file.');
    await writeFile(join(FOLDER, `${name}.jpg`), await filmSheet(file.path, film.timeline.frames));
    const table = tableOf(film, await measureFilm(film)).join('\n');
    await writeFile(join(FOLDER, `${name}.txt`), `${table}\n`);
    console.log(`test/out/films/${name}.jpg\n${table}`);
    await rm(dir, { recursive: true });
  }
  for (const { name, peakMb } of (await product.status()).functions)
    console.log(`${name}: at most ${peakMb} MB`);
} finally {
  await product.stop();
  await rm(scratch, { recursive: true, force: true });
  await rm(product.dataDir, { recursive: true, force: true });
}
