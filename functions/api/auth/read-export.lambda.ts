import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { exports } from '#functions/wiring/stores.ts';
import { readExport } from './read-export.ts';

export const handler = serve(routes.readExport, readExport({ exports }), requestDependencies);
