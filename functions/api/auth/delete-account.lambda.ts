import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { accountDeleter, accountDeletions, mediaAccess, sessions, visits } from '#functions/wiring/wiring.ts';
import { deleteAccount } from './delete-account.ts';

export const handler = serve(
  routes.deleteAccount,
  deleteAccount({ accountDeletions, sessions, accountDeleter, mediaAccess }),
  visits,
);
