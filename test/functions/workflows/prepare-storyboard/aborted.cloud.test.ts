import { expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import { now } from '#functions/wiring/clock.ts';
import { credits, storyboards } from '#functions/wiring/stores.ts';
import { failPreparationStep } from '#functions/workflows/prepare-storyboard/fail-preparation.ts';
import { FailPreparationInput } from '#functions/workflows/prepare-storyboard/messages.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { defined } from '#test/support/values.ts';

const PLAN = { pictures: { quality: 'low', scenesEach: 1 }, most: amountsBy(() => 0) } as const;
const limits = { draft: () => ({ plans: [PLAN] }), picture: () => ({ plans: [PLAN] }) };

it('an aborted execution leaves an explanation on each picture and returns the cost of a repaint once', async () => {
  useCloudEnvironment();
  const { visitor: creator, id: ownerId } = await newAccount();
  const { id: storyId } = await giveStory(ownerId, { scenes: wordyScenes });
  const { id } = Storyboard.parse(await (await creator.post('/api/storyboards', { storyId })).json());
  const read = async (): Promise<Storyboard> =>
    Storyboard.parse(await (await creator.get(`/api/storyboards/${id}`)).json());
  const balance = async (): Promise<number> => balanceOf(await credits().read(ownerId, now()), now());
  const order = () =>
    storyboards().order({
      ownerId,
      id,
      sceneIds: ['s1'],
      payer: {},
      claim: undefined,
      now: now(),
      limits,
    });
  const before = await balance();
  await order();
  const [first] = underWay((await storyboards().find(ownerId, id)) ?? { pictures: {} });
  const of = { picture: defined(wordyScenes[0]).picture };
  const still = { key: 'work/none', preview: 'media/none.jpg', take: 1, of };
  const job = { ownerId, storyboardId: id, sceneId: 's1', number: first?.painting.number ?? 0 };
  expect(await storyboards().endPicture(job, { still }, now())).toBe('painted');
  await order();
  expect(await balance()).toBe(before - 11);
  const items = underWay((await storyboards().find(ownerId, id)) ?? { pictures: {} }).map(
    ({ sceneId, painting: { number, attempt } }) => ({ kind: 'picture', sceneId, number, attempt }),
  );
  const event = FailPreparationInput.parse({
    'detail-type': 'Step Functions Execution Status Change',
    detail: {
      status: 'ABORTED',
      input: JSON.stringify({ ownerId, videoId: id, payer: {}, items }),
    },
  });
  const step = failPreparationStep({ storyboards, now });
  expect(await step.run(event)).toEqual({ failed: 1 });
  expect(await step.run(event)).toEqual({ failed: 0 });
  expect(await balance()).toBe(before - 10);
  const [scene] = (await read()).scenes;
  expect(scene?.isPainting).toBe(false);
  expect(scene?.still?.take).toBe(1);
  expect(scene?.problem).toBe(
    'We couldn’t paint this picture: it was stopped. Your credit has been returned.',
  );
});
