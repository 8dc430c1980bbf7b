import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { exports } from '#functions/wiring/stores.ts';
import { exporter } from '#functions/wiring/workflows.ts';
import { requestExport } from './request-export.ts';

export const handler = serve(
  routes.requestExport,
  requestExport({ exports, exporter, newId }),
  requestDependencies,
);
