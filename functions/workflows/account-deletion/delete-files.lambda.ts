import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { deleteFiles } from './delete-files.ts';

export const handler = serveStep(deleteFiles({ media }));
