import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { reports } from '#functions/wiring/operators/operator-stores.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { watching } from '#functions/wiring/watching.ts';
import { reportVideo } from './report-video.ts';

export const handler = serve(routes.reportVideo, reportVideo({ ...watching, reports }), requestDependencies);
