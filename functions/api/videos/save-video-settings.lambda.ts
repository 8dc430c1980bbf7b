import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { aiLineByDefault, users, videoDefaults } from '#functions/wiring/stores.ts';
import { saveVideoSettings } from './save-video-settings.ts';

export const handler = serve(
  routes.saveVideoSettings,
  saveVideoSettings({ videoDefaults, users, aiLineByDefault }),
  requestDependencies,
);
