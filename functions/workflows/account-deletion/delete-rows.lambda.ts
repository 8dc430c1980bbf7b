import { serveStep } from '#functions/http/step.ts';
import { departures } from '#functions/wiring.ts';
import { deleteRows } from './delete-rows.ts';

export const handler = serveStep(deleteRows({ departures }));
