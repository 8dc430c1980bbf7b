import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(routes.signOut, signOut({ sessions, mediaAccess }), visits);
