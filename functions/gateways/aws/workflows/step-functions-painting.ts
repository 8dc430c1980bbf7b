import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { PaintingStarter } from '#functions/domain/storyboard/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named `<storyboard>-<order>`, so that one order is never painted twice at once. */
export const stepFunctionsPainting = (stateMachineArn: string): PaintingStarter => {
  const start = executionStarter(stateMachineArn);
  return {
    start: (storyboard, order) => {
      const { id, ownerId, payer = {} } = storyboard;
      const pictures = underWay(storyboard)
        .filter(({ painting }) => painting.order === order)
        .map(({ sceneId, painting: { number, attempt } }) => ({ sceneId, number, attempt }));
      return start(`${id}-${order}`, { ownerId, videoId: id, payer, pictures });
    },
  };
};
