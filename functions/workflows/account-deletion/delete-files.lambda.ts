import { serveStep } from '#functions/http/step.ts';
import { media } from '#functions/wiring.ts';
import { deleteFiles } from './delete-files.ts';

export const handler = serveStep(deleteFiles({ media }));
