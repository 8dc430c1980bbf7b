import { expect, it } from 'vitest';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Narrators } from '#functions/domain/providers/ports.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { speakPassageStep } from '#functions/workflows/prepare-storyboard/speak-passage.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { boardStage, OWNER } from '#test/support/storyboards/board-stage.ts';
import { defined, partial, roughly } from '#test/support/values.ts';

// Proves speakStoryboard.
it('does not speak a scene that was lengthened after the request, and says why', async () => {
  const { table, close } = await startTable();
  try {
    const stage = boardStage(table);
    await stage.grant(20);
    await stage.open();
    const [id = ''] = stage.ids;
    await stage.speak(defined(await stage.boards.find(OWNER, id)));
    const asked = defined(await stage.boards.find(OWNER, id));
    const scenes = asked.scenes.map((scene) => ({ ...scene, narration: `${scene.narration} It went on.` }));
    await stage.save(asked, scenes);
    const calls: string[] = [];
    const narrators = roughly<Narrators>({ atWork: async () => void calls.push('asked') });
    const step = speakPassageStep({
      storyboards: () => stage.boards,
      videos: () => videoStore(table),
      narrators: () => narrators,
      media: () => partial<Media>({}),
    });
    for (const sceneId of defined(asked.speaking).scenes)
      await step.run({
        kind: 'speech',
        job: { ownerId: OWNER, videoId: id, attempt: 1, payer: {} },
        sceneId,
        number: defined(asked.speaking).number,
      });
    const after = defined(await stage.boards.find(OWNER, id));
    expect(calls).toEqual([]);
    expect([after.speaking, after.spoken]).toEqual([undefined, undefined]);
    expect(after.speechProblem).toBe('A scene was made longer before it was spoken. Choose Speak again.');
  } finally {
    await close();
  }
});
