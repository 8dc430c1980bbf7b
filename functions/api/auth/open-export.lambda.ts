import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, exports } from '#functions/wiring/stores.ts';
import { openExport } from './open-export.ts';

const ports = { exports, mediaAccess, egress, subscriptions: credits };
export const handler = serve(routes.openExport, openExport(ports), requestDependencies);
