import { serveStep } from '#functions/http/step.ts';
import { receipts, videos } from '#functions/wiring.ts';
import { planScenes } from './plan-scenes.ts';

export const handler = serveStep(planScenes({ videos }), receipts);
