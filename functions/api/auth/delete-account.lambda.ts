import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { accountDeletions, sessions, users } from '#functions/wiring/stores.ts';
import { accountDeleter } from '#functions/wiring/workflows.ts';
import { deleteAccount } from './delete-account.ts';

export const handler = serve(
  routes.deleteAccount,
  deleteAccount({ accountDeletions, sessions, users, accountDeleter, mediaAccess }),
  requestDependencies,
);
