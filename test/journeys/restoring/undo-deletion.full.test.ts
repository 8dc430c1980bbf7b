import { describe, expect, it } from 'vitest';
import { media } from '#functions/wiring/media.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { answerAlert, dismissToast } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
const TITLE = 'The Night Ferry';

describe.each(SIZES)('a deleted video, at $name', ({ viewport }) => {
  signInForEach({ viewport });

  const openVideos = async (): Promise<void> => {
    await page.goto('/dashboard/videos');
    await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor();
  };
  const remove = async (): Promise<string> => {
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    return answerAlert(page, 'Delete Video');
  };
  const showDeleted = () => page.getByLabel('Status').selectOption({ label: 'Deleted' });

  // Proves restoreVideo.
  it('disappears at once from the list, is no longer shown at its link, comes back with Undo, and plays', async () => {
    const videoId = await givePlayableFilm(id, TITLE);
    const link = `${url}/watch/${await shares().share({ ownerId: id, videoId }, new Date())}`;
    const answers = async (): Promise<number> => (await fetch(link)).status;
    await openVideos();
    expect(await answers()).toBe(200);
    expect(await remove()).toBe(
      'Delete this video? Its link stops working within a minute. You can restore it for 7 days.',
    );
    await page.getByText('No videos found').waitFor();
    await expect.poll(answers).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Video restored').waitFor();
    expect(await answers()).toBe(200);
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play Video' }).click();
    const film = page.getByRole('dialog').locator('video');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.ended), { timeout: 15_000 })
      .toBe(true);
  });

  it('moves to the recently deleted videos, where it can be restored, or erased after a confirmation', async () => {
    const videoId = await givePlayableFilm(id, TITLE);
    await openVideos();
    await showDeleted();
    await page.getByText('Deleted videos wait here for 7 days, in case you want them back.').waitFor();
    await page.getByLabel('Status').selectOption({ label: 'All Status' });
    await remove();
    expect(await dismissToast(page)).toEqual(['Video deleted']);
    await showDeleted();
    const row = page.getByRole('listitem').filter({ hasText: TITLE });
    await row.getByText(/^Deleted .+\. Kept until .+\.$/u).waitFor();
    await expectAccessible(page);
    await row.getByRole('button', { name: `Restore ${TITLE}` }).click();
    expect(await dismissToast(page)).toEqual(['Video restored', TITLE]);
    await page.getByText('Nothing deleted lately').waitFor();

    await page.getByLabel('Status').selectOption({ label: 'All Status' });
    await remove();
    await dismissToast(page);
    await showDeleted();
    await row.getByRole('button', { name: `Delete Now ${TITLE}` }).click();
    expect(await answerAlert(page, 'Delete Forever')).toBe(
      `Delete “${TITLE}” forever? Its files are erased now, and nobody can bring it back.`,
    );
    expect(await dismissToast(page)).toEqual(['Video deleted forever', TITLE]);
    await page.getByText('Nothing deleted lately').waitFor();
    expect(await videos().find(id, videoId)).toBeUndefined();
    expect(await media().exists(`withheld/${id}/${videoId}/film-720p.mp4`)).toBe(false);
  });
});
