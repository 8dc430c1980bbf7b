import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type {
  StoryboardScene as WireScene,
  Storyboard as WireStoryboard,
} from '#contract/schemas/storyboards.ts';
import { draftUntil } from './due.ts';
import { narrationState, recordedScene } from './own-narration.ts';
import { paintCost } from './painting.ts';
import { estimatedSeconds, sceneProblem, storyboardProblem } from './problems.ts';
import { spokenNow } from './speaking.ts';
import type { Storyboard } from './storyboard.ts';

const toWireScene = (storyboard: Storyboard, scene: Storyboard['scenes'][number]): WireScene => {
  const pictures = storyboard.pictures[scene.id];
  const { still } = pictures ?? {};
  const own = recordedScene(storyboard, scene);
  const said = own ?? spokenNow(storyboard, scene);
  const isLast = storyboard.scenes.at(-1)?.id === scene.id;
  const seconds = (isLast ? own?.lastSeconds : undefined) ?? said?.seconds;
  const problem = sceneProblem(scene, storyboard.language, pictures);
  return {
    ...scene,
    ...(still === undefined ? {} : { still: { path: `/${still.preview}`, take: still.take } }),
    isPainting: pictures?.painting !== undefined,
    paintCost: paintCost(storyboard, scene.id),
    ...(problem === undefined ? {} : { problem }),
    seconds: seconds ?? estimatedSeconds(scene, storyboard.language),
    isSpoken: said !== undefined,
    ...(said && { words: said.words }),
    ...(said?.playback && {
      recording: {
        path: `/${said.playback.key}`,
        fromMs: said.playback.fromMs,
        isOwn: own !== undefined,
      },
    }),
  };
};

/** A storyboard as sent to its owner’s browser. */
export const toWireStoryboard = (storyboard: Storyboard): WireStoryboard => {
  const { draft, voice, music, scenes } = storyboard;
  const problem = storyboardProblem(storyboard);
  const own = narrationState(storyboard);
  return {
    ...storyboard,
    voiceSettings: voice,
    musicSettings: music,
    scenes: scenes.map((scene) => toWireScene(storyboard, scene)),
    ...(problem === undefined ? {} : { problem }),
    draft: draft && {
      credits: CREDITS_PER_VIDEO,
      painted: draft.painted,
      until: draftUntil(draft).toISOString(),
    },
    isSpeaking: own?.status === 'aligning' || storyboard.speaking !== undefined,
    ...(own && { ownNarration: { status: own.status, sceneId: own.sceneId } }),
    ...(own?.problem === undefined ? {} : { speechProblem: own.problem }),
  };
};
