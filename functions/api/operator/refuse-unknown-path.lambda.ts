import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { operatorDependencies } from '#functions/wiring/operators/operator-dependencies.ts';
import { refuseUnknownPath } from './refuse-unknown-path.ts';

export const handler = serve(routes.refuseUnknownPath, refuseUnknownPath(), operatorDependencies);
