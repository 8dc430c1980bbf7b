import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

const SHOTS_PER_SHEET = 12;
const SHEET_WIDTH = 1800;
const DENSE_COLUMNS = 6;
const WIDE_COLUMNS = 4;

const sheet = (
  files: readonly string[],
  isTall: boolean,
): string => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 16px; background: #55585f; font: 14px/1.4 system-ui, sans-serif; color: #fff; }
  main { display: grid; gap: 16px; grid-template-columns: repeat(${isTall ? DENSE_COLUMNS : WIDE_COLUMNS}, 1fr); }
  figure { margin: 0; min-width: 0; } figcaption { padding-bottom: 4px; overflow-wrap: anywhere; }
  img { display: block; width: 100%; aspect-ratio: ${isTall ? '390 / 844' : '1280 / 800'}; object-fit: cover; object-position: top; }
</style><main>${files
  .map((file) => `<figure><figcaption>${file.split('.')[0]}</figcaption><img src="${file}"></figure>`)
  .join('')}</main>`;

/** Arranges pictures with their names, twelve to a sheet. Returns the sheets' names. */
export const layOut = async (
  browser: Browser,
  {
    folder,
    name,
    files,
    isTall,
  }: {
    readonly folder: string;
    readonly name: string;
    readonly files: readonly string[];
    readonly isTall: boolean;
  },
): Promise<string[]> => {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  const made: string[] = [];
  for (let from = 0; from < files.length; from += SHOTS_PER_SHEET) {
    const html = join(folder, `sheet-${name}.html`);
    await writeFile(html, sheet(files.slice(from, from + SHOTS_PER_SHEET), isTall));
    await page.goto(pathToFileURL(html).href);
    const file = `sheet-${name}-${1 + from / SHOTS_PER_SHEET}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    made.push(file);
    await rm(html);
  }
  await page.close();
  return made;
};
