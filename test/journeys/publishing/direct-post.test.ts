import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { videos } from '#functions/wiring/stores.ts';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { visitorOf } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { orderStandIn, sentTo } from '#test/support/publishing/stand-in.ts';
import { defined } from '#test/support/values.ts';

const CHANGED =
  /^What .* allows on TikTok has changed\. .*“Followers” can be chosen now\. Comments are switched off now\./u;
const CAP = { code: 'spam_risk_too_many_posts', message: 'Daily post cap reached.' };
const { tiktok } = sharedCloud().standIns;

describe.each(ONE_SIZE)('a direct post on TikTok at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 400/u, /status of 503/u] });
  const look = lookInEach();

  const dialog = (): Locator => page.getByRole('dialog');
  const group = (name: string): Locator => dialog().getByRole('group', { name, exact: true });
  const box = (name: RegExp): Locator => dialog().getByRole('checkbox', { name });
  const publish = (): Promise<void> => dialog().getByRole('button', { name: 'Publish', exact: true }).click();

  // Proves readPostOptions, publish-tiktok-direct.
  it('makes no choices on the creator’s behalf, and asks for consent again if the account now allows less than before', async () => {
    const [title, name] = [`The Lamp of ${id.slice(-8)}`, `Ada ${id}`];
    const videoId = await givePlayableFilm(id, title);
    await connectAccount(await visitorOf(page), 'tiktok', name);
    await orderStandIn(tiktok, { do: 'creator', name, change: { duetOff: true } });
    await page.goto('/dashboard/videos');
    await page.getByRole('button', { name: `Publish ${title}` }).click();
    const way = (name: string): Promise<void> => dialog().getByRole('radio', { name }).check();
    await orderStandIn(tiktok, { do: 'answer', call: 'options', with: CAP });
    await way('Post directly');
    await dialog().getByText(`${CAP.message} TikTok takes no more posts`).waitFor();
    expect(await dialog().getByText('We couldn’t read').count()).toBe(0);
    expect(await dialog().getByRole('button', { name: 'Try Again' }).count()).toBe(0);
    await publish();
    // The reason gets focus.
    await dialog()
      .locator(':focus', { hasText: /^Nothing was sent,/u })
      .waitFor();
    await look('direct post, not today');
    await way('Send to my inbox');
    await way('Post directly');

    await dialog().getByText(`Posting as ${name}`).waitFor();
    expect(await dialog().locator('.publish__poster img').getAttribute('src')).toContain('/pictures/');
    await dialog().getByRole('button', { name: 'Play', exact: true }).waitFor();
    // Only the account’s checkbox is ticked.
    expect(await dialog().getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await group('Who can watch this video').getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await box(/^Duet/u).isDisabled()).toBe(true);
    await publish();
    await group('Who can watch this video').getByText('Choose who may watch it.').waitFor();
    await dialog().getByText('Agree that this video is sent to TikTok with these choices.').waitFor();
    await look('direct post, refused');

    await group('Who can watch this video').getByRole('radio', { name: 'Everyone' }).check();
    await box(/^Comment/u).check();
    await box(/^Stitch/u).check();
    await box(/^This video promotes/u).check();
    await box(/^Paid partnership/u).check();
    await dialog().getByText('TikTok will label your video “Paid partnership”.').waitFor();
    await dialog()
      .getByRole('link', { name: /^Branded Content Policy/u })
      .waitFor();
    expect(await dialog().getByRole('radio', { name: 'Only me' }).isDisabled()).toBe(true);
    await dialog()
      .getByRole('slider', { name: /^Cover/u })
      .fill('1.2');
    await box(/^I agree/u).check();
    await dialog().getByRole('textbox', { name: /^Text/u }).fill(`${title} #lamp`);
    expect(await box(/^I agree/u).isChecked()).toBe(false);
    await box(/^I agree/u).check();

    await orderStandIn(tiktok, { do: 'creator', name, change: { isPrivate: true, commentOff: true } });
    await publish();
    await dialog().locator(':focus', { hasText: CHANGED }).waitFor();
    await dialog().getByText('This account doesn’t offer this any more. Choose who may watch it.').waitFor();
    expect(await box(/^I agree/u).isChecked()).toBe(false);
    expect(await sentTo(tiktok, 'begin')).not.toContainEqual(
      expect.objectContaining({ post_info: expect.objectContaining({ title: `${title} #lamp` }) }),
    );
    await group('Who can watch this video').getByRole('radio', { name: 'Followers' }).check();
    await box(/^I agree/u).check();
    await look('direct post, agreed');
    await publish();
    await dialog().waitFor({ state: 'detached' });

    const [file] = defined((await videos().find(id, videoId))?.film).files;
    const bytes = defined(file).bytes;
    await expect
      .poll(() => sentTo(tiktok, 'begin'))
      .toContainEqual({
        post_info: {
          title: `${title} #lamp`,
          privacy_level: 'FOLLOWER_OF_CREATOR',
          disable_comment: true,
          disable_duet: true,
          disable_stitch: false,
          brand_content_toggle: true,
          brand_organic_toggle: false,
          is_aigc: true,
          video_cover_timestamp_ms: 1200,
        },
        source_info: { source: 'FILE_UPLOAD', video_size: bytes, chunk_size: bytes, total_chunk_count: 1 },
      });
  });
});
