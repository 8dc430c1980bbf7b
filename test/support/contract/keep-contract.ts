import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describedRoutes } from './described.ts';
import { YESTERDAY } from './yesterday.ts';

/**
 * `npm run keep-contract`, run for each release, stores what that release’s pages send and read. Until the next
 * release, tests check the API against this record (decision 89).
 */
writeFileSync(YESTERDAY, gzipSync(JSON.stringify(describedRoutes())));
