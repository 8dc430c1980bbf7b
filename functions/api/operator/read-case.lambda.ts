import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { operatorDependencies } from '#functions/wiring/operators/operator-dependencies.ts';
import { cases, notices } from '#functions/wiring/operators/operator-stores.ts';
import { publications, suspensions, users, videos } from '#functions/wiring/stores.ts';
import { readCase } from './read-case.ts';

export const handler = serve(
  routes.readCase,
  readCase({ cases, notices, users, videos, suspensions, publications, mediaAccess }),
  operatorDependencies,
);
