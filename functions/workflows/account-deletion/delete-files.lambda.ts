import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { users } from '#functions/wiring/stores.ts';
import { deleteFiles } from './delete-files.ts';

export const handler = serveStep(deleteFiles({ users, media }));
