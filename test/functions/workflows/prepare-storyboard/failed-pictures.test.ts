import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';
import { type OrderedPicture, underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { readAccount } from '#functions/store/credits/credit-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { failPreparationStep } from '#functions/workflows/prepare-storyboard/fail-preparation.ts';
import { paintPictureStep } from '#functions/workflows/prepare-storyboard/paint-picture.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { moderating } from '#test/support/moderation/moderators.ts';
import { emptyTable } from '#test/support/queue/queue-rows.ts';
import { type BoardStage, boardStage, OWNER } from '#test/support/storyboards/board-stage.ts';
import { defined } from '#test/support/values.ts';

const picture = createCanvas(504, 896).toBuffer('image/png');
const paints: Painter['paint'] = async () => ({ picture, maker: OFFLINE_PAINTER });

let place: { table: Table; close: () => Promise<void> };
let root: string;
beforeAll(async () => {
  place = await startTable();
  root = await mkdtemp(join(tmpdir(), 'painted-'));
});
afterAll(async () => {
  await place.close();
  await rm(root, { recursive: true });
});

let stage: BoardStage;
let id: string;
beforeEach(async () => {
  await emptyTable(place.table);
  stage = boardStage(place.table);
  await stage.grant(20);
  await stage.open();
  [id = ''] = stage.ids;
});

const media = () => folderMedia(root);
const find = async (): Promise<Storyboard> => defined(await stage.boards.find(OWNER, id));
const balance = async (): Promise<number> =>
  balanceOf(await readAccount(place.table, OWNER, stage.now()), stage.now());
const ordered = async (): Promise<OrderedPicture> => {
  const board = await find();
  await stage.order(board, [defined(board.scenes[0]).id]);
  return defined(underWay(await find())[0]);
};
const messageOf = ({ sceneId, painting: { number, attempt } }: OrderedPicture) => ({
  kind: 'picture' as const,
  job: { ownerId: OWNER, videoId: id, attempt },
  sceneId,
  number,
});
/** One try of the step. */
const paint = (
  order: OrderedPicture,
  by: Painter['paint'],
  judge: Moderator['judgePicture'] = async () => undefined,
): Promise<unknown> => {
  const step = paintPictureStep({
    ...moderating(async () => undefined, { picture: judge }),
    storyboards: () => stage.boards,
    videos: () => stage.films,
    media,
    painter: () => ({ paint: by }),
    pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
    now: stage.now,
  });
  return step.run(messageOf(order));
};
/** What the state machine does after a picture's last try. */
const giveUp = (order: OrderedPicture, error: string) =>
  failPreparationStep({ storyboards: () => stage.boards, now: stage.now }).run({
    items: [messageOf(order)],
    error: { Error: error },
  });

const FAILURES: readonly [
  string,
  { readonly by?: Painter['paint']; readonly judge?: Moderator['judgePicture'] },
  string,
  string,
][] = [
  [
    'the painter declines',
    { by: () => Promise.reject(new StepError('PictureRefused', 'no')) },
    'PictureRefused',
    'the image generator declined the new picture',
  ],
  [
    'the moderator refuses',
    { judge: async () => ({ class: 'sexual' }) },
    'PictureRefused',
    'the image generator declined the new picture',
  ],
  [
    'the painter doesn’t deliver in time',
    { by: () => Promise.reject(new StepError('ProviderBusy', 'slow')) },
    'ProviderBusy',
    'a service we depend on didn’t answer in time',
  ],
  [
    'nobody can judge',
    { judge: () => Promise.reject(new Error('away')) },
    'ProviderBusy',
    'a service we depend on didn’t answer in time',
  ],
];

// Proves input-painter-declines-slow-moderator.
it.each(FAILURES)(
  'a picture that %s leaves one explanation on its scene, and returns its credit',
  async (_, { by = paints, judge }, error, says) => {
    const before = await balance();
    const first = await ordered();
    await expect(paint(first, by, judge)).rejects.toMatchObject({ name: error });
    expect(await giveUp(first, error)).toEqual({ failed: 1 });
    const [scene] = toWireStoryboard(await find()).scenes;
    expect(scene).toMatchObject({ isPainting: false, paintCost: 0 });
    expect(scene?.problem).toBe(`We couldn’t paint this picture: ${says}. No credit was used for it.`);
    expect(scene?.still).toBeUndefined();
    // The draft is open, and its film is paid for.
    expect(await balance()).toBe(before - 10);

    await paint(await ordered(), paints);
    const shown = (await find()).pictures[first.sceneId]?.still;
    const repaint = await ordered();
    expect(await balance()).toBe(before - 11);
    await expect(paint(repaint, by, judge)).rejects.toMatchObject({ name: error });
    expect(await giveUp(repaint, error)).toEqual({ failed: 1 });
    // Reporting the same failure again changes nothing.
    expect(await giveUp(repaint, error)).toEqual({ failed: 0 });
    const [after] = toWireStoryboard(await find()).scenes;
    expect(after?.problem).toBe(`We couldn’t paint this picture: ${says}. Your credit has been returned.`);
    expect((await find()).pictures[first.sceneId]?.still).toEqual(shown);
    expect(await balance()).toBe(before - 10);
  },
);

// Proves input-process-dies-write-start-execution.
it('the duty gives up on a picture whose step was killed, as soon as that step can’t be running any more', async () => {
  const before = await balance();
  await paint(await ordered(), paints);
  const order = await ordered();
  await stage.boards.markStarted(await find(), order.painting.order);
  stage.wait(0.4);
  await stage.tend();
  expect(underWay(await find())).toHaveLength(1);
  stage.wait(0.1);
  await stage.tend();
  const [scene] = toWireStoryboard(await find()).scenes;
  expect(scene?.problem).toBe(
    'We couldn’t paint this picture: it took too long, so we stopped it. Your credit has been returned.',
  );
  expect(await balance()).toBe(before - 10);
  // The step finishes after all, but its picture is not shown and no file is left behind.
  await expect(paint(order, paints)).rejects.toMatchObject({ name: 'AttemptOver' });
});
