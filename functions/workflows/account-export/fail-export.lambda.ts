import { serveStep } from '#functions/runtime/step/step.ts';
import { exports } from '#functions/wiring/stores.ts';
import { failExport } from './fail-export.ts';

export const handler = serveStep(failExport({ exports }));
