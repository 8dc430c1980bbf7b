import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { sending } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { readPostOptions } from './read-post-options.ts';

export const handler = serve(routes.readPostOptions, readPostOptions(sending()), requestDependencies);
