import { ConnectModel, ListModels, LOOK_AGAIN, MODELS_PATH } from '#contract/local-models.ts';
import type { SettingsCalls } from '#local/support/settings-calls.ts';
import type { ModelDesk } from './model-desk.ts';

/** Settings → Models. */
export const modelCalls = (desk: ModelDesk): SettingsCalls => ({
  path: MODELS_PATH,
  answer: async (call, { url, body }) => {
    switch (call) {
      case 'GET ':
        if (url.searchParams.get('look') === LOOK_AGAIN.look) await desk.look();
        return desk.state();
      case 'POST /list':
        return desk.list(ListModels.parse(body));
      case 'POST /connect':
        return desk.connect(ConnectModel.parse(body));
      case 'POST /disconnect':
        return desk.disconnect();
      default:
        return undefined;
    }
  },
});
