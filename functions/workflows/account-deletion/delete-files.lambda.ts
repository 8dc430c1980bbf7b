import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { accountDeletions } from '#functions/wiring/stores.ts';
import { deleteFilesStep } from './delete-files.ts';

export const handler = serveStep(deleteFilesStep({ accountDeletions, media }));
