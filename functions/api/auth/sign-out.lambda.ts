import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { sessions, users } from '#functions/wiring/stores.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(routes.signOut, signOut({ sessions, users, mediaAccess }), requestDependencies);
