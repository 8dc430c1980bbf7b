import { goesOnWith } from '@veilcast/reading';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { boardVoicesPrefix, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { heardOf, respelled, respellingKey } from '#functions/domain/narration/pronunciations.ts';
import type { Narrators } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { SpeechJob } from '#functions/domain/storyboard/speaking.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import { isBoardWithheld } from '#functions/services/storyboards/refuse-withheld.ts';
import { recordedAt } from '#functions/workflows/prepare-storyboard/recorded-at.ts';
import { readSceneTimeline, recordingOf } from '#functions/workflows/render/film-files.ts';
import { PrepareInput } from './messages.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly videos: Lazy<Pick<Videos, 'find'>>;
  readonly narrators: Lazy<Narrators>;
  readonly media: Lazy<Media>;
}

const WITHHELD = 'This video was deleted or restricted meanwhile, so nothing was spoken for it.';

/** Speaks one scene of a storyboard; the film uses the same recording. */
export const speakPassageStep = ({ storyboards, videos, narrators, media }: Ports) => ({
  name: 'SpeakPassage',
  input: PrepareInput,
  run: async ({ job, sceneId, number }: PrepareInput) => {
    const { ownerId, videoId: storyboardId } = job;
    const storyboard = await storyboards().find(ownerId, storyboardId);
    const scene = storyboard?.scenes.find(({ id }) => id === sceneId);
    const passage = { ownerId, storyboardId, sceneId, number };
    if (storyboard?.speaking?.number !== number || !storyboard.speaking.scenes.includes(sceneId))
      throw new StepError('AttemptOver', `Speech ${number} of storyboard ${storyboardId} is over.`);
    if (await isBoardWithheld(videos, storyboard)) {
      await storyboards().endSpeech(passage, { problem: WITHHELD });
      return { number, reused: false };
    }
    if (scene === undefined || scene.narration === '') {
      await storyboards().endSpeech(passage, { problem: 'A scene was deleted before it was spoken.' });
      return { number, reused: false };
    }
    const { narration: script } = scene;
    const said = respelled(script, storyboard.language, storyboard.pronunciations);
    if (heardOf({ narration: script, ...said }).length > (storyboard.speaking.room[sceneId] ?? 0)) {
      await storyboards().endSpeech(passage, {
        problem: 'A scene was made longer before it was spoken. Choose Speak again.',
      });
      return { number, reused: false };
    }
    const { language, voice, scenes, spoken = {} } = storyboard;
    const { voiceId } = voice;
    // Scenes that were spoken earlier keep their narrator, so that the voice never changes within a film.
    const narrator = await narrators().atWork(
      Object.values(spoken).find((said) => said.voiceId === voiceId)?.narrator,
    );
    const provider = narrators().named(narrator);
    const next = scenes[scenes.indexOf(scene) + 1];
    const isLast = next === undefined;
    const goesOn = goesOnWith(script, next?.narration);
    const name = contentHash(
      script,
      provider.speaker(voiceId, language),
      language,
      isLast,
      ...(said.respellings === undefined ? [] : [respellingKey(said.respellings)]),
      ...(goesOn === undefined ? [] : ['goes on']),
    );
    const prefix = `${workPrefix(ownerId, storyboardId)}spoken/board-${name}/`;
    const recorder = { media: media(), voice: provider };
    const request = { script, ...said, goesOn, voiceId, language };
    const reused = await recordedAt(recorder, prefix, request, { isLast });
    const { frames, recordingMs, words } = await readSceneTimeline(media(), prefix);
    const key = `${boardVoicesPrefix(storyboard)}${sceneId}-${name}`;
    const recording = await media().read(recordingOf(prefix));
    await media().write(key, recording, 'application/octet-stream');
    const isEnded = await storyboards().endSpeech(passage, {
      narration: script,
      ...said,
      voiceId,
      isLast,
      ...(goesOn !== undefined && { goesOn: true }),
      narrator,
      spoken: prefix,
      seconds: frames / FRAMES_PER_SECOND,
      playback: { key, fromMs: recordingMs },
      words: words.map(({ text, startMs, endMs }) => ({
        text,
        startMs: Math.round(startMs),
        endMs: Math.round(endMs),
      })),
    });
    const old = isEnded ? spoken[sceneId]?.playback?.key : await unheard(storyboards(), passage, key);
    if (old !== undefined && (old !== key || !isEnded)) await media().removeAll(old);
    return { number, reused };
  },
});

/**
 * The browser's copy of speech that is no longer wanted; undefined if an earlier try recorded the speech and only its
 * response was lost.
 */
const unheard = async (
  storyboards: Storyboards,
  { ownerId, storyboardId, sceneId }: SpeechJob,
  key: string,
): Promise<string | undefined> => {
  const row = await storyboards.find(ownerId, storyboardId);
  return row?.spoken?.[sceneId]?.playback?.key === key ? undefined : key;
};
