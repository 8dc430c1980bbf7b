import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { makingTimes, stories, videos } from '#functions/wiring/stores.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import {
  answerAlert,
  dismissToast,
  factsOf,
  newestStory,
  newestVideo,
  unfold,
} from '#test/support/browser/pages.ts';
import { DESKTOP, ONE_SIZE, PHONE } from '#test/support/browser/widths.ts';
import { giveStill } from '#test/support/builders/give-still.ts';
import { completeFilm, giveClip } from '#test/support/builders/playable-film.ts';
import { renderNothing, scriptFaults, whileStoriesFail } from '#test/support/cloud/faults.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const SLOW_MS = 1500;

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  let wizard: Locator;
  signInForEach({ at: '/dashboard', viewport, expected: [/status of (?:40[134]|50[0-4])/u] });
  beforeEach(() => {
    wizard = page.getByRole('dialog', { name: 'Create New Video' });
  });

  const button = (name: string): Locator => wizard.getByRole('button', { name, exact: true });
  const step = (): Promise<string | null> => wizard.locator('[aria-current=step]').textContent();
  const writeStory = async (prompt: string): Promise<void> => {
    await page.getByRole('button', { name: 'Create New Video' }).click();
    await wizard.getByRole('textbox').fill(prompt);
    await button('Generate Story').click();
    await wizard.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
  };

  /** For each picture on screen, its scene number and the width of its file in pixels. */
  const stillsIn = (place: Locator) =>
    place
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap(({ src, complete, naturalWidth }) =>
          complete && naturalWidth > 0 ? [[Number(/-(\d+)\.jpg$/u.exec(src)?.[1]), naturalWidth]] : [],
        ),
      );

  // Proves dashboard-two-quick-actions, dialog-new-video-three-step-wizard,
  // dialog-new-video-1-prompt-required, dialog-new-video-2-title-200, dialog-new-video-2-voices-first,
  // dialog-new-video-2-phone-voice, dialog-new-video-2-music-none, dialog-new-video-2-back-story,
  // dialog-new-video-2-story-costs, dialog-new-video-3-card-player, dialog-new-video-3-progress-continues,
  // dialog-player-music, createVideo, retryVideo, state-wizard-next-back-lists-show,
  // constant-previews-150-200-300-characters, film-look-chosen-beside-sample-folded,
  // film-video-says-ai-generated-in, film-dialogs-say-story-demo-writer.
  fullIt(
    'the wizard goes from the story to voice and music to the video, and back to the story',
    async () => {
      await page.getByRole('button', { name: 'Create New Video' }).click();
      await wizard.getByRole('heading', { name: 'Create Your Story' }).waitFor();
      expect(
        await wizard.getByRole('list', { name: 'Steps' }).getByRole('listitem').allTextContents(),
      ).toEqual(['1Story', '2Configure', '3Create']);
      expect(await step()).toBe('1Story');
      expect(await button('Generate Story').isDisabled()).toBe(true);
      await wizard.getByRole('textbox').fill('   ');
      expect(await button('Generate Story').isDisabled()).toBe(true);
      await button('Cancel').click();
      await wizard.waitFor({ state: 'detached' });

      await makingTimes().add({ words: 90, prepared: 20, filmed: 70, seconds: 90 });
      await scriptFaults('openai', 'moderations', [{ kind: 'slow', delayMs: SLOW_MS }]);
      await page.getByRole('button', { name: 'Create New Video' }).click();
      await wizard.getByRole('textbox').fill(' A clock that runs backwards ');
      await wizard.getByLabel('Category').selectOption('History');
      await button('Generate Story').click();
      await button('Generating...').waitFor();
      await wizard.getByRole('heading', { name: 'Configure Your Video' }).waitFor();
      expect(await step()).toBe('2Configure');
      const story = await newestStory(page);
      expect(story).toMatchObject({ prompt: 'A clock that runs backwards', category: 'History' });
      await wizard.getByRole('heading', { name: story.title }).waitFor();
      await wizard
        .getByText(`${Array.from<string>(story.content).slice(0, 200).join('').trimEnd()}…`, { exact: true })
        .waitFor();
      expect(await factsOf(wizard)).toEqual({ Category: 'History', Writer: 'Demo writer (fiction)' });
      if (isFullRun) {
        await page.setViewportSize(PHONE.viewport);
        const voiceRow = wizard.getByRole('button', { name: /^Voice/u });
        await wizard.getByRole('button', { name: 'Play preview of Adam' }).waitFor();
        expect(
          await wizard.locator('.dialog__body').evaluate((content) => content.scrollHeight),
        ).toBeLessThan(PHONE.viewport.height);
        expect(await voiceRow.getAttribute('aria-expanded')).toBe('false');
        await voiceRow.press('Enter');
        await wizard.getByRole('radio', { name: /^Will/u }).check({ force: true });
        await voiceRow.press('Enter');
        expect(await voiceRow.textContent()).toContain('Will');
        await voiceRow.press('Enter');
        await wizard.getByRole('radio', { name: /^Adam/u }).check({ force: true });
        await wizard.getByRole('button', { name: /^Background music/u }).click();
        expect(await wizard.getByRole('radio', { name: /^Adam/u }).count()).toBe(0);
        await page.setViewportSize(DESKTOP.viewport);
      }
      const voices = wizard.getByRole('group', { name: 'Voice' });
      const music = wizard.getByRole('group', { name: 'Background music' });
      await voices.getByText('Female, middle-aged').waitFor();
      expect(await voices.getByRole('radio', { name: /^Adam/u }).isChecked()).toBe(true);
      await music.getByText('Voice only').waitFor();
      expect(await music.getByRole('radio', { name: /^Night Train/u }).isChecked()).toBe(true);
      await button('Back to Story').click();
      await wizard.getByRole('heading', { name: 'Create Your Story' }).waitFor();
      await button('Keep This Story').click();
      await wizard.getByText(/^10 credits of 30 · about \d+ (?:s|min)$/u).waitFor();

      const line = wizard.getByRole('switch', { name: 'Show “AI-generated” in the picture' });
      await expect.poll(() => line.isChecked()).toBe(true);
      await line.press('Space');
      const lookRow = wizard.getByRole('button', { name: /^Customize look/u });
      expect(await lookRow.getAttribute('aria-expanded')).toBe('false');
      await lookRow.click();
      await wizard.getByRole('radio', { name: 'Neon Each word glows' }).check({ force: true });
      await wizard.getByRole('radio', { name: 'Cyan' }).check({ force: true });
      await wizard.getByRole('radio', { name: 'Upper' }).check({ force: true });
      await wizard.getByLabel('Your handle').fill('two words');
      await wizard.getByText('such as @nightstories, without spaces').waitFor();
      await wizard.getByLabel('Your handle').fill('nightstories');
      await wizard.getByLabel('End card').fill('Follow for part two');
      await button('Make it my default').click();
      expect(await dismissToast(page)).toEqual(['Look saved', 'New videos start with this look.']);
      expect(await lookRow.textContent()).toContain('Neon, cyan, upper, nightstories, end card');
      await renderNothing(2);
      await button('Create Video').click();
      await wizard.getByRole('heading', { name: 'Creating your video' }).waitFor();
      await wizard.getByText(/^About \d+ (?:s|min) left$/u).waitFor();
      await wizard
        .getByText('You can close this. We’ll keep working, and you’ll find the video in My Videos.')
        .waitFor();
      const video = await newestVideo(page);
      const first = { ownerId: id, videoId: video.id, attempt: 1 };
      // The third scene’s picture can’t be loaded, so its frame stays without a picture.
      await videos().advance(first, 'paint:2');
      await giveStill(first, 1);
      await expect.poll(() => stillsIn(wizard)).toEqual([[1, 288]]);
      await giveClip(first, 1);
      await expect.poll(() => wizard.locator('.strip__frame--lit img').count()).toBe(1);
      // The clip of the third scene can’t be loaded.
      await videos().advance(first, 'film:2');
      await button('Watch Filmed Scenes').click();
      const clip = wizard.getByLabel(/^Scene 2 of \d+$/u);
      await expect.poll(() => clip.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
      await wizard.getByText('We couldn’t load this scene.').waitFor();
      await button('From the Beginning').click();
      await clip.waitFor();
      await button('Close').click();
      await page.getByRole('listitem').filter({ hasText: 'Generating' }).first().waitFor();
      expect(video).toMatchObject({
        storyId: story.id,
        voiceSettings: { voiceName: 'Adam' },
        musicSettings: { trackName: 'Night Train' },
        aiLine: false,
        look: {
          captionStyle: 'neon',
          colour: '#4ae0ff',
          position: 'upper',
          handle: '@nightstories',
          endCard: { text: 'Follow for part two' },
        },
      });

      await videos().fail(first, 'The voice was lost.', now());
      expect(await dismissToast(page)).toEqual(['We couldn’t finish a video', story.title]);
      await page.getByRole('button', { name: /Video · .+Failed$/u }).click();
      const player = page.getByRole('dialog', { name: story.title });
      await player.getByText('The voice was lost.').waitFor();
      await player.getByText('Failed', { exact: true }).first().waitFor();
      await player.getByRole('button', { name: 'Retry' }).click();
      await player.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
      await player.getByText('Generating', { exact: true }).first().waitFor();
      expect(await stillsIn(player)).toEqual([]);
      await giveStill({ ...first, attempt: 2 }, 0);
      await expect.poll(() => stillsIn(player.locator('.strip'))).toEqual([[0, 288]]);
      await completeFilm(id, video.id, { attempt: 2 });
      await player.getByRole('button', { name: 'Play Video' }).waitFor();
      expect(await factsOf(player)).toMatchObject({
        Duration: '0:02',
        Status: 'Completed',
        Voice: 'Adam',
        Music: 'Night Train',
      });
    },
  );

  // Proves dialog-new-video-2-music-none, message-video-not-created-wizard.
  fullIt('the wizard shows an error and stays on its step when the video cannot start', async () => {
    await writeStory('A door that was not there yesterday');
    const [story] = (await stories().list(id)).items;
    await stories().remove(id, defined(story).id);
    await button('Create Video').click();
    expect(await answerAlert(page)).toBe('Failed to create video. Please try again.');
    expect(await step()).toBe('2Configure');
    await unfold(wizard, 'Background music');
    await wizard.getByRole('radio', { name: /^No Music/u }).check({ force: true });
    await stories().save(defined(story));
    await renderNothing();
    await button('Create Video').click();
    await wizard.getByRole('heading', { name: 'Creating your video' }).waitFor();
    const video = await newestVideo(page);
    expect(video.musicSettings).toBeUndefined();
    await completeFilm(id, video.id);
    await wizard.getByRole('heading', { name: 'Your video is ready' }).waitFor();
    await button('Open Video').click();
    await page.getByRole('dialog', { name: defined(story).title }).waitFor();
  });

  // Proves message-story-not-written.
  fullIt('the wizard shows an error and keeps the prompt when the story fails', async () => {
    await page.getByRole('button', { name: 'Create New Video' }).click();
    await wizard.getByRole('textbox').fill('A door that was not there yesterday');
    await whileStoriesFail(async () => {
      await button('Generate Story').click();
      expect(await answerAlert(page)).toBe('Failed to generate story. Please try again.');
    });
    expect(await step()).toBe('1Story');
    expect(await wizard.getByRole('textbox').inputValue()).toBe('A door that was not there yesterday');
  });
});
