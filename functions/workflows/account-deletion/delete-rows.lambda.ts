import { serveStep } from '#functions/runtime/step/step.ts';
import { accountDeletions, newsletter, users } from '#functions/wiring/stores.ts';
import { deleteRowsStep } from './delete-rows.ts';

export const handler = serveStep(deleteRowsStep({ accountDeletions, newsletter, users }));
