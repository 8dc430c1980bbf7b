import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseDrawing } from './house-drawing.ts';

/** `npm run house`: draws the rooms and their arrows into `docs/house.svg`. */
writeFileSync(join(import.meta.dirname, '../../../docs/house.svg'), houseDrawing());
