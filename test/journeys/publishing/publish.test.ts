import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { visitorOf } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';

const SENT = { timeout: 30_000 };

/** The text on the stand-in’s page of posts. */
const postedOn = async (platform: PlatformId): Promise<string> =>
  (await fetch(new URL('/posts', sharedCloud().standIns[platform]))).text();

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport });

  const connections = (): Locator => page.getByRole('region', { name: 'Connections' });
  const dialog = (): Locator => page.getByRole('dialog');
  const openPublish = async (title: string): Promise<void> => {
    await page.goto('/dashboard/videos');
    await page.getByRole('button', { name: `Publish ${title}` }).click();
  };

  /** Presses an element in the moment in which it is added to the page. */
  const pressOnceThere = (selector: string): Promise<void> =>
    page.evaluate((wanted) => {
      const watch = new MutationObserver(() => {
        const found = document.querySelector<HTMLElement>(wanted);
        if (found === null) return;
        watch.disconnect();
        found.click();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }, selector);

  it('a creator connects a channel in Settings and says whether its videos are for children', async () => {
    await givePlayableFilm(id, 'The Lamp');
    await openPublish('The Lamp');
    await dialog().getByRole('link', { name: 'Connect an account' }).click();
    // The link leads to the section of Settings that it names.
    const top = () => connections().evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(viewport.height / 2);
    await connections()
      .getByRole('button', { name: /^Connect.*YouTube/u })
      .click();
    await page.getByLabel('Name of your channel').fill('Night Stories');
    await page.getByRole('button', { name: 'Allow' }).click();
    await connections().getByText('Night Stories is connected. Answer the question below first,').waitFor();
    await connections().getByRole('button', { name: 'No', exact: true }).click();
    await connections()
      .getByText('Night Stories is connected. You can publish your videos there now.')
      .waitFor();
    await connections().getByText('Its videos aren’t made for children.').waitFor();
    await connections()
      .getByRole('button', { name: /^Disconnect/u })
      .waitFor();
  });

  // Proves publish-youtube-fields.
  it('a video goes to a channel and a TikTok inbox at the same time, with the text from the form', async () => {
    const title = `The Lamp of ${id.slice(-8)}`;
    await givePlayableFilm(id, title);
    const creator = await visitorOf(page);
    await connectAccount(creator, 'youtube', `Night Stories ${id}`);
    await connectAccount(creator, 'tiktok', `Ada ${id}`);
    await openPublish(title);
    await dialog()
      .getByRole('checkbox', { name: /YouTube/u })
      .check();
    await dialog()
      .getByRole('checkbox', { name: /TikTok/u })
      .check();
    await dialog().getByRole('button', { name: 'No', exact: true }).click();
    await dialog()
      .getByRole('textbox', { name: /^Title/u })
      .fill(`${title} < 2`);
    await dialog().getByText('YouTube doesn’t accept “<” in a title. Remove it.').waitFor();
    await dialog()
      .getByRole('textbox', { name: /^Title/u })
      .fill(`${title}, at last`);
    await dialog().getByRole('textbox', { name: /^Text/u }).fill('It answers. #lamp');
    // Closing the dialog doesn’t lose anything, and a press before the fields are drawn counts.
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await pressOnceThere('dialog button[type="submit"]');
    await page.getByRole('button', { name: `Publish ${title}` }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.goto('/dashboard/publications');
    await page.getByText('The draft is in your TikTok inbox.').waitFor(SENT);
    await page.getByRole('link', { name: /^Open on YouTube/u }).waitFor(SENT);
    await page.getByRole('heading', { name: 'It answers. #lamp' }).waitFor();
    await page.getByText('not made for children').waitFor();
    await page.getByRole('button', { name: /^I’ve Posted It/u }).click();
    await page.getByText('The draft is in your TikTok inbox.').waitFor({ state: 'detached' });
    const posted = await postedOn('youtube');
    expect(posted).toContain(`${title}, at last`);
    expect(posted).toContain('containsSyntheticMedia: true');
    expect(posted).toContain('selfDeclaredMadeForKids: false');
    expect(await postedOn('tiktok')).toContain(`Ada ${id}`);
  });
});
