import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { signOutElsewhere } from './sign-out-elsewhere.ts';

export const handler = serve(routes.signOutElsewhere, signOutElsewhere({ sessions }), requestDependencies);
