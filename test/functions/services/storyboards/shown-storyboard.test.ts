import { expect, it } from 'vitest';
import { runChoice, runVideo } from '#functions/domain/series/runs/run-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { shownStoryboard } from '#functions/services/storyboards/shown-storyboard.ts';
import { storyboardOfVideo } from '#functions/services/storyboards/storyboard-of-video.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { runOf, seriesOf } from '#test/support/series/series-of.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-10T12:00:00Z');

it('the storyboard of a series video chooses the same camera moves as the video', async () => {
  const story = { ...storyOf('ada'), scenes: wordyScenes };
  const run = { ...runOf('ada', { ordinal: 3 }), videoId: 'video' };
  const choice = { ...runChoice(run, seriesOf('ada').choice), aiLine: false };
  const made = runVideo(run, story, choice, NOW);
  const video: Video = { ...made, charge: [], mediaFolder: 'folder', status: 'completed' };
  const videos = partial<Videos>({ find: async () => video });
  const { scenes } = await shownStoryboard(() => videos, storyboardOfVideo(video, NOW), NOW);
  expect(scenes.length).toBeGreaterThan(1);
  expect(scenes.map(({ seat }) => seat)).toEqual(scenes.map((_, index) => index + 3));
});
