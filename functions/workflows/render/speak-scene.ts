import { goesOnWith } from '@veilcast/reading';
import type { z } from 'zod';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Narrators } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isSpoken } from '#functions/domain/video/progress.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { recordedAt } from '#functions/workflows/prepare-storyboard/recorded-at.ts';
import { attemptVoice } from './attempt-voice.ts';
import { currentVideo, reach } from './current-attempt.ts';
import { readSceneTimeline, recordingsIn } from './film-files.ts';
import { SpeakSceneInput } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly narrators: Lazy<Narrators>;
  readonly media: Lazy<Media>;
}

/**
 * Speaks one scene, unless it already has a recording: the creator’s own, or one of the same words in the same voice.
 * Once all scenes are spoken, a film that would be too short or too long is refused. By then, some pictures may still
 * be in progress, but most scenes haven’t been filmed yet.
 */
export const speakSceneStep = ({ videos, narrators, media }: Ports) => ({
  name: 'SpeakScene',
  input: SpeakSceneInput,
  run: async ({ job, index }: z.output<typeof SpeakSceneInput>) => {
    const video = await currentVideo(videos(), job);
    const { scenes, language } = video;
    const { voiceId } = video.voice;
    const voice = await attemptVoice({ videos: videos(), narrators: narrators() }, job, video);
    const prefixes = await recordingsIn(media(), video, voice.speaker(voiceId, language));
    const [scene, spoken] = [scenes[index], prefixes[index]];
    if (scene === undefined || spoken === undefined) throw new RangeError(`The video has no scene ${index}.`);
    const isLast = index === scenes.length - 1;
    const recorder = { media: media(), voice };
    const { narration: script, respellings } = scene;
    const goesOn = goesOnWith(script, scenes[index + 1]?.narration);
    const request = { script, respellings, goesOn, voiceId, language };
    const reused = await recordedAt(recorder, spoken, request, { isLast });
    const milestone = `speak:${index}` as const;
    const done = await reach(videos(), job, milestone);
    const allSpoken = isSpoken(done, scenes.length);
    if (allSpoken)
      joinTimelines(await Promise.all(prefixes.map((prefix) => readSceneTimeline(media(), prefix))));
    const isLastSpoken = allSpoken && !video.done.includes(milestone);
    return { index, spoken, reused, isLastSpoken, voices: isLastSpoken ? prefixes : [] };
  },
});
