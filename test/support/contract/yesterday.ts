import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DescribedRoute } from './described.ts';

export const YESTERDAY = new URL('../../contract/yesterday.json.gz', import.meta.url);

/** What the last release’s pages send and read, as stored by `npm run keep-contract`. */
export const yesterdaysRoutes = (): Readonly<Record<string, DescribedRoute>> =>
  JSON.parse(gunzipSync(readFileSync(YESTERDAY)).toString());
