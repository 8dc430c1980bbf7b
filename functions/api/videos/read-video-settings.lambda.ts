import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { aiLineByDefault, users } from '#functions/wiring/stores.ts';
import { readVideoSettings } from './read-video-settings.ts';

export const handler = serve(
  routes.readVideoSettings,
  readVideoSettings({ users, aiLineByDefault }),
  requestDependencies,
);
