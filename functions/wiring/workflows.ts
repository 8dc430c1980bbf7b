import { env } from '#functions/env.ts';
import { starters } from '#functions/gateways/aws/workflow-starters.ts';
import { lazy } from './lazy.ts';

export const renderer = /* @__PURE__ */ lazy(() => starters.film(env.machineArn('film')));
export const accountDeleter = /* @__PURE__ */ lazy(() => starters.deletion(env.machineArn('deletion')));
export const exporter = /* @__PURE__ */ lazy(() => starters.export(env.machineArn('export')));
export const uploadChecker = /* @__PURE__ */ lazy(() => starters.upload(env.machineArn('upload')));
export const preparations = /* @__PURE__ */ lazy(() => starters.storyboard(env.machineArn('storyboard')));
export const publicationStarter = /* @__PURE__ */ lazy(() =>
  starters.publication(env.machineArn('publication')),
);
export const runStarter = /* @__PURE__ */ lazy(() => starters.series(env.machineArn('series')));
