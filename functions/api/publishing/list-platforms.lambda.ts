import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { stagePlatforms } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { listPlatforms } from './list-platforms.ts';

export const handler = serve(routes.listPlatforms, listPlatforms({ stagePlatforms }), requestDependencies);
