import { serveStep } from '#functions/http/step.ts';
import { videos } from '#functions/wiring.ts';
import { planScenes } from './plan-scenes.ts';

export const handler = serveStep(planScenes({ videos }));
