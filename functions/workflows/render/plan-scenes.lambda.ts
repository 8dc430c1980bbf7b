import { serveStep } from '#functions/runtime/step/step.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { planScenesStep } from './plan-scenes.ts';

export const handler = serveStep(planScenesStep({ videos }), receipts);
