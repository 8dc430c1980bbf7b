import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { exports, packs, workSpending } from '#functions/wiring/stores.ts';
import { exporter } from '#functions/wiring/workflows.ts';
import { requestExport } from './request-export.ts';

const ports = { ...queueing, packs, exports, exporter, workSpending, newId };
export const handler = serve(routes.requestExport, requestExport(ports), requestDependencies);
