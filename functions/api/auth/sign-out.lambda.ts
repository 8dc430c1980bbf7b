import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, sessions, visits } from '#functions/wiring/wiring.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(routes.signOut, signOut({ sessions, mediaAccess }), visits);
