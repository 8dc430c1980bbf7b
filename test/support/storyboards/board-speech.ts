import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import { speakingLimits } from '#functions/domain/budget/storyboard-limits.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';

/** Has scenes of storyboards spoken, by nothing that speaks. */
export const boardSpeech = (boards: Storyboards, rules: SpendingRules, now: () => Date) => ({
  speak: ({ ownerId, id }: Storyboard) =>
    boards.speak({
      ownerId,
      id,
      payer: {},
      now: now(),
      judge: () => {},
      limits: (scenes) => speakingLimits(scenes, rules),
    }),
  /** Ends the next scene that is being spoken. */
  endSpeech: async ({ ownerId, id, speaking, scenes, voice }: Storyboard, isSpoken: boolean) => {
    const [sceneId = ''] = speaking?.scenes ?? [];
    const narration = scenes.find((scene) => scene.id === sceneId)?.narration;
    if (speaking === undefined || narration === undefined) return false;
    return boards.endSpeech(
      { ownerId, storyboardId: id, number: speaking.number, sceneId },
      isSpoken
        ? {
            narration,
            voiceId: voice.voiceId,
            isLast: scenes.at(-1)?.id === sceneId,
            narrator: 'a voice',
            spoken: `${id}/${sceneId}/`,
            seconds: 2,
            words: [],
          }
        : { problem: 'It failed.' },
    );
  },
});
