import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { notices } from '#functions/wiring/operators/operator-stores.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { putNoticeAway } from './put-notice-away.ts';

export const handler = serve(routes.putNoticeAway, putNoticeAway({ notices }), requestDependencies);
