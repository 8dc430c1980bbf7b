import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { notices } from '#functions/wiring/operators/operator-stores.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { publications } from '#functions/wiring/stores.ts';
import { listNotices } from './list-notices.ts';

export const handler = serve(routes.listNotices, listNotices({ notices, publications }), requestDependencies);
