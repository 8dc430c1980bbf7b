import { env } from '#functions/env.ts';
import { seriesSchedules as schedulesOf } from '#functions/gateways/aws/scheduler/series-schedules.ts';
import { stepFunctionsDeleter } from '#functions/gateways/aws/workflows/step-functions-deleter.ts';
import { stepFunctionsExporter } from '#functions/gateways/aws/workflows/step-functions-exporter.ts';
import { stepFunctionsNarrations } from '#functions/gateways/aws/workflows/step-functions-narrations.ts';
import { stepFunctionsPainting } from '#functions/gateways/aws/workflows/step-functions-painting.ts';
import { stepFunctionsRenderer } from '#functions/gateways/aws/workflows/step-functions-renderer.ts';
import { stepFunctionsRuns } from '#functions/gateways/aws/workflows/step-functions-runs.ts';
import { stepFunctionsSpeech } from '#functions/gateways/aws/workflows/step-functions-speech.ts';
import { stepFunctionsUploadChecker } from '#functions/gateways/aws/workflows/step-functions-upload-checker.ts';
import { now } from './clock.ts';
import { lazy } from './lazy.ts';

export const renderer = /* @__PURE__ */ lazy(() => stepFunctionsRenderer(env.stateMachineArn()));
export const accountDeleter = /* @__PURE__ */ lazy(() => stepFunctionsDeleter(env.deletionMachineArn()));
export const exporter = /* @__PURE__ */ lazy(() => stepFunctionsExporter(env.exportMachineArn()));
export const paintings = /* @__PURE__ */ lazy(() => stepFunctionsPainting(env.paintingMachineArn()));
export const uploadChecker = /* @__PURE__ */ lazy(() => stepFunctionsUploadChecker(env.uploadMachineArn()));
export const speeches = /* @__PURE__ */ lazy(() => stepFunctionsSpeech(env.speakingMachineArn()));
export const narrations = /* @__PURE__ */ lazy(() => stepFunctionsNarrations(env.narrationMachineArn()));
export const runStarter = /* @__PURE__ */ lazy(() => stepFunctionsRuns(env.seriesMachineArn()));
export const seriesSchedules = /* @__PURE__ */ lazy(() =>
  schedulesOf({
    group: env.scheduleGroup(),
    stateMachineArn: env.seriesMachineArn(),
    roleArn: env.scheduleRoleArn(),
    now,
  }),
);
