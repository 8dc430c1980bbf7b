import type { routes } from '#contract/routes.ts';
import type { ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { draftLimits, pictureLimits } from '#functions/domain/budget/storyboard-limits.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { orderRefusal, refuseBlank } from '#functions/domain/storyboard/order-refusal.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type PaintingPorts, startPainting } from '#functions/services/storyboards/start-painting.ts';

interface Ports extends PaintingPorts {
  readonly spendingRules: ReadSpendingRules;
}

/** Reserves what pictures cost and orders them in one transaction, and starts painting them. */
export const paintStoryboard = ({
  spendingRules,
  ...ports
}: Ports): KeyedHandle<typeof routes.paintStoryboard> => {
  const seen = async (userId: string, id: string) => {
    const storyboard = await ports.storyboards().find(userId, id);
    if (storyboard === undefined) throw new Refusal('not_found');
    return { reply: toWireStoryboard(storyboard) };
  };
  return {
    repeat: seen,
    handle: async ({ params: { id }, body }, { userId, now, payer, claim }) => {
      refuseBlank(await ports.storyboards().find(userId, id), body.scenes);
      const rules = await spendingRules();
      const ordered = await ports.storyboards().order({
        ownerId: userId,
        id,
        sceneIds: body.scenes,
        payer,
        claim,
        now,
        limits: {
          draft: ({ scenes }) => draftLimits(scenes, rules),
          picture: ({ quality }) => pictureLimits(quality, rules),
        },
      });
      if (ordered.kind === 'repeated') return seen(userId, id);
      if (ordered.kind !== 'ordered' && ordered.kind !== 'nothing') throw orderRefusal(ordered, now);
      if (ordered.kind === 'ordered')
        await startPainting(ports, ordered.storyboard, ordered.storyboard.orders);
      return seen(userId, id);
    },
  };
};
