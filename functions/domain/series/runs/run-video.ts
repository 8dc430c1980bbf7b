import type { z } from 'zod';
import { DEFAULT_CAPTION_STYLE } from '#contract/caption-styles.ts';
import { VOICES } from '#contract/catalogue.ts';
import { plainLook } from '#contract/look.ts';
import type { SeriesChoice } from '#contract/schemas/series/series.ts';
import type { CreateVideo } from '#contract/schemas/videos.ts';
import { musicOfRun, seatedForRun, wordsPerPageOfRun } from '#functions/domain/series/rotation.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { newVideo, type VideoChoice } from '#functions/domain/video/new-video.ts';
import type { NewVideo } from '#functions/domain/video/video.ts';

type Choice = z.output<typeof CreateVideo>;

/**
 * The request for a run’s video, based on the series’ settings; anything not set comes from the account’s defaults.
 */
export const runChoice = (
  { storyId, ordinal }: Pick<Run, 'storyId' | 'ordinal'>,
  { voiceId, music, look }: Pick<SeriesChoice, 'voiceId' | 'music' | 'look'>,
): Choice => {
  const musicSettings = musicOfRun(music, ordinal);
  return {
    storyId,
    voiceSettings: { voiceId, voiceName: VOICES.find(({ id }) => id === voiceId)?.name ?? '' },
    ...(musicSettings === undefined ? {} : { musicSettings }),
    ...(look === undefined ? {} : { look }),
  };
};

/**
 * A run’s video; caption rhythm and camera moves vary from run to run. Throws a `Refusal` for a script that captions
 * can’t show.
 */
export const runVideo = (
  run: Pick<Run, 'id' | 'ordinal' | 'mostLike'> & { readonly videoId: string },
  story: Story,
  choice: VideoChoice,
  now: Date,
): NewVideo => {
  const usual = choice.look ?? plainLook(choice.captionStyle ?? DEFAULT_CAPTION_STYLE);
  const look = { ...usual, wordsPerPage: wordsPerPageOfRun(usual.wordsPerPage, run.ordinal) };
  const video = newVideo(run.videoId, story, { ...choice, look }, now);
  return {
    ...video,
    run: run.id,
    ...(run.mostLike === undefined ? {} : { mostLike: run.mostLike }),
    scenes: seatedForRun(video.scenes, run.ordinal),
  };
};
