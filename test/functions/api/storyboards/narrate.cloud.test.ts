import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { contentOf } from '#contract/script.ts';
import { CREATOR, Maker } from '#functions/domain/credentials/maker.ts';
import {
  narrationPrefix,
  playbackPrefix,
  spokenByOwner,
  withAlignment,
  withNarration,
} from '#functions/domain/storyboard/own-narration.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import { voiceBoundsOf } from '#functions/film/sound/voice-bounds.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { storyboards, uploads } from '#functions/wiring/stores.ts';
import { makerOf, readSceneTimeline, recordingOf } from '#functions/workflows/render/film-files.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { openBoard } from '#test/support/storyboards/open-board.ts';
import { giveRecording } from '#test/support/uploads/give-recording.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { defined } from '#test/support/values.ts';

/** Enough words for a story. */
const SCENES = [
  ...wordyScenes,
  {
    narration:
      'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
    picture: 'a lighthouse',
  },
];
const SLOW_MS = 120_000;

const OTHER_TEXT = 'Bread needs flour, water, salt and time. Knead it until it is smooth. '.repeat(4);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-narrate-'));
});
afterAll(() => rm(folder, { recursive: true }));

let creator: Visitor;
let id: string;
let board: Storyboard;
beforeEach(async () => {
  useCloudEnvironment();
  ({ creator, id, board } = await openBoard(SCENES));
});

const record = async (script = contentOf(SCENES)): Promise<string> => (await giveRecording(id, script)).id;
const narrate = (uploadId: string): Promise<Response> =>
  creator.post(`/api/storyboards/${board.id}/narration`, { uploadId });
const read = async (): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.get(`/api/storyboards/${board.id}`)).json());
const matched = async (): Promise<Storyboard> => {
  for (;;) {
    const seen = await read();
    if (!seen.isSpeaking) return seen;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

describe('a creator’s own recording', () => {
  // Proves narrateStoryboard, removeNarration.
  it('narrates every scene of the script until the scene’s words change or the recording is removed', {
    timeout: SLOW_MS,
  }, async () => {
    const answer = await narrate(await record());
    expect(answer.status).toBe(202);
    expect(Storyboard.parse(await answer.json())).toMatchObject({
      isSpeaking: true,
      version: board.version,
    });
    const spoken = await matched();
    expect(spoken.speechProblem).toBeUndefined();
    expect(spoken.ownNarration).toEqual({ status: 'aligned' });
    for (const { narration, isSpoken, words = [], seconds, recording } of spoken.scenes) {
      expect(isSpoken).toBe(true);
      expect(recording?.isOwn).toBe(true);
      expect((await creator.get(defined(recording).path)).status).toBe(200);
      expect(words.map(({ text }) => text).join(' ')).toBe(narration);
      expect(seconds).toBeGreaterThan((words.at(-1)?.endMs ?? 0) / 1000);
    }
    const row = defined(await storyboards().find(id, board.id));
    for (const [index] of board.scenes.entries()) {
      const prefix = defined(spokenByOwner(row, index));
      expect(Maker.parse(JSON.parse(new TextDecoder().decode(await media().read(makerOf(prefix)))))).toEqual(
        CREATOR,
      );
      const path = join(folder, 'scene.wav');
      await media().fetch(recordingOf(prefix), path);
      const { lengthMs } = await voiceBoundsOf(path);
      const timeline = await readSceneTimeline(media(), prefix);
      expect(timeline.recordingMs + timeline.endMs).toBeLessThanOrEqual(lengthMs + 1);
      expect(framesToMs(timeline.frames) / 1000).toBeCloseTo(defined(spoken.scenes[index]).seconds, 3);
      expect(timeline.recordingMs).toBe(defined(spoken.scenes[index]).recording?.fromMs);
    }
    const [first, ...rest] = spoken.scenes.map(({ id: sceneId, narration, picture }) => ({
      id: sceneId,
      narration,
      picture,
    }));
    const changed = [{ ...defined(first), narration: `${defined(first).narration} Once.` }, ...rest];
    await creator.patch(`/api/storyboards/${board.id}`, { version: board.version, scenes: changed });
    expect((await matched()).scenes.map(({ isSpoken }) => isSpoken)).toEqual(changed.map((_, at) => at > 0));
    const removed = Storyboard.parse(
      await (await creator.delete(`/api/storyboards/${board.id}/narration`)).json(),
    );
    expect(removed.narration).toBeUndefined();
    expect(removed.scenes.some(({ isSpoken }) => isSpoken)).toBe(false);
    expect(removed.ownNarration).toBeUndefined();
  });

  // Proves narrateStoryboard.
  fullIt(
    'is refused with a message that names the scene whose text differs, and can be replaced',
    {
      timeout: SLOW_MS,
    },
    async () => {
      const other = { narration: OTHER_TEXT.slice(0, defined(SCENES[1]).narration.length), picture: '' };
      await narrate(await record(contentOf(SCENES.with(1, other))));
      const { ownNarration, scenes, speechProblem } = await matched();
      expect(speechProblem).toMatch(/^(?:We couldn’t hear “.*” in scene \d at|At) \d:\d\d/u);
      expect(ownNarration?.status).toBe('refused');
      expect(scenes.findIndex(({ id: sceneId }) => sceneId === ownNarration?.sceneId)).toBe(1);
      expect(scenes.some(({ isSpoken }) => isSpoken)).toBe(false);
      await narrate(await record());
      expect((await matched()).speechProblem).toBeUndefined();
    },
  );

  it('is refused if it isn’t ready, isn’t audio or isn’t the creator’s, or if the script can’t be filmed', async () => {
    const picture = await giveUpload(id);
    expect((await narrate(picture.id)).status).toBe(409);
    const checking = {
      ownerId: id,
      id: newId(),
      kind: 'sound',
      name: 'a',
      bytes: 9,
      type: 'audio/mpeg',
    } as const;
    await uploads().begin(checking, 1e9, now());
    await uploads().beginCheck(checking, now());
    expect((await (await narrate(checking.id)).json()).detail).toMatch(/still checking/u);
    const theirs = await giveUpload((await newAccount()).id, 'sound');
    expect((await narrate(theirs.id)).status).toBe(404);
    const { id: own } = await giveUpload(id, 'sound');
    const scenes = [{ id: 'blank', narration: '', picture: '' }];
    await creator.patch(`/api/storyboards/${board.id}`, { version: board.version, scenes });
    expect((await (await narrate(own)).json()).detail).toMatch(/has no words/u);
  });

  it('is rejected with an explanation if its file is gone', async () => {
    const given = await giveUpload(id, 'sound');
    await narrate(given.id);
    expect((await matched()).speechProblem).toMatch(/Upload it again|went wrong on our side/u);
  });

  fullIt(
    'replaces an earlier one only once it is matched, not if it is refused or cancelled',
    {
      timeout: SLOW_MS,
    },
    async () => {
      const { id: earlier } = await giveUpload(id, 'sound');
      const row = defined(await storyboards().find(id, board.id));
      const place = narrationPrefix({ ownerId: id, storyboardId: board.id, number: 1 });
      const scenes = Object.fromEntries(
        row.scenes.map(({ id: sceneId, narration }, index) => [
          sceneId,
          {
            narration,
            spoken: `${place}${index}/`,
            seconds: 5,
            playback: { key: `${playbackPrefix(row, 1)}${index}`, fromMs: 0 },
            words: [],
          },
        ]),
      );
      for (const { spoken, playback } of Object.values(scenes))
        for (const key of [recordingOf(spoken), playback.key])
          await media().write(key, 'a recording', 'audio/wav');
      const files = async () => [...(await filesUnder(place)), ...(await filesUnder(playbackPrefix(row, 1)))];
      const before = await files();
      expect(before).toHaveLength(2 * SCENES.length);
      const aligned = defined(withAlignment(withNarration(row, earlier, now()), { number: 1 }, { scenes }));
      expect(await storyboards().replace(row, aligned)).toBe(true);

      const damaged = await giveUpload(id, 'sound');
      await media().write(uploadFile(damaged), 'not a sound', 'audio/mp4');
      expect((await narrate(damaged.id)).status).toBe(202);
      const refused = await matched();
      expect(refused).toMatchObject({ narration: earlier, ownNarration: { status: 'aligned' } });
      expect(refused.speechProblem).toMatch(/Your earlier recording is still used\.$/u);
      expect(refused.scenes.every(({ recording }) => recording?.isOwn)).toBe(true);
      expect(await files()).toEqual(before);

      const another = await record();
      await narrate(another);
      expect((await narrate(damaged.id)).status).toBe(409);
      expect((await narrate(another)).status).toBe(202);
      const cancelled = await (await creator.delete(`/api/storyboards/${board.id}/narration`)).json();
      expect(cancelled).toMatchObject({ narration: earlier, ownNarration: { status: 'aligned' } });
      expect(cancelled.speechProblem).toBeUndefined();
      expect(await files()).toEqual(before);

      await narrate(another);
      const taken = await matched();
      expect(taken.speechProblem).toBeUndefined();
      expect(taken.narration).toBe(another);
      await expect.poll(files).toEqual([]);
    },
  );

  // Proves input-process-dies-write-start-execution.
  fullIt(
    'is matched a minute later if its execution didn’t start, or dropped with an explanation if matching takes too long',
    async () => {
      /** The process was killed after the write but before the execution started. */
      const left = async (): Promise<void> => {
        const row = defined(await storyboards().find(id, board.id));
        const given = await giveUpload(id, 'sound');
        expect(await storyboards().replace(row, withNarration(row, given.id, now()))).toBe(true);
      };
      await left();
      expect((await read()).isSpeaking).toBe(true);
      await runDuties(() => new Date(Date.now() + 61_000));
      expect((await matched()).speechProblem).toMatch(/Upload it again|went wrong on our side/u);
      await left();
      await renderNothing();
      await runDuties(() => new Date(Date.now() + 28 * 60_000));
      expect(await read()).toMatchObject({
        isSpeaking: false,
        speechProblem: 'Your recording wasn’t used: it took too long, so we stopped it. Try again.',
      });
    },
  );
});
