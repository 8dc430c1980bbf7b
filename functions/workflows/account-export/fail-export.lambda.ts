import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { exports, packs } from '#functions/wiring/stores.ts';
import { failExportStep } from './fail-export.ts';

export const handler = serveStep(failExportStep({ exports, packs, now }));
