import { serveStep } from '#functions/runtime/step/step.ts';
import { accountDeletions, newsletter, users } from '#functions/wiring/stores.ts';
import { deleteRows } from './delete-rows.ts';

export const handler = serveStep(deleteRows({ accountDeletions, newsletter, users }));
