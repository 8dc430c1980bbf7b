import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { reports } from '#functions/wiring/operators/operator-stores.ts';
import { shares } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, openAnotherTab, page, signInForEach } from '#test/support/browser/journey.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { newOperator, sessionWithSecondFactor } from '#test/support/operators/operators.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const { url } = sharedCloud();
const TITLE = 'The Stolen Song';
const POST = 'https://www.youtube.com/shorts/song';
const REASON = 'It uses somebody else’s song.';

/** A browser in which an operator has signed in with a second factor. */
const openOperator = async (viewport: { readonly width: number; readonly height: number }) => {
  const operator = await newOperator();
  const tab = await openAnotherTab({ viewport, expected: [/status of 409/u] });
  const value = await sessionWithSecondFactor(operator.id);
  await tab.context.addCookies([{ name: SESSION_COOKIE, value, url: url.replace('http:', 'https:') }]);
  await tab.page.goto('/operator');
  await tab.page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor();
  return tab;
};

const choose = async (operator: Page, title: string): Promise<void> => {
  await operator.getByRole('button', { name: title }).click();
  await operator.getByRole('heading', { level: 2, name: title }).waitFor();
};

/** Presses a key and enters the reason in the dialog that opens. */
const decide = async (operator: Page, key: string, name: string, reason: string): Promise<void> => {
  await operator.keyboard.press(key);
  await operator.getByRole('dialog').getByLabel('Why?').fill(reason);
  await operator.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await operator.getByText(`${name}: done`).waitFor();
};

/** A video by the signed-in creator, shared, published on YouTube, and reported by a viewer. */
const giveReported = async (title: string, reason: 'copyright' | 'deception', words?: string) => {
  const videoId = await givePlayableFilm(id, title);
  await givePublication(table(), id, { status: 'published', videoId, videoTitle: title, link: POST });
  const link = `${url}/watch/${await shares().share({ ownerId: id, videoId }, new Date())}`;
  await reports().add(
    { ownerId: id, videoId },
    { reason, viewer: 'x', ...(words === undefined ? {} : { words }) },
    new Date(),
  );
  return link;
};

describe.each(ONE_SIZE)('an operator, at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 4(?:01|03|04|10)/u] });

  // Proves listCases, readCase, decide, listNotices, appeal, putNoticeAway.
  it('takes down a video using the keyboard; viewers see the reason, and the owner appeals and gets it back', async () => {
    const title = `${TITLE} ${crypto.randomUUID().slice(0, 6)}`;
    const link = await giveReported(title, 'copyright', 'My song.');
    const tab = await openOperator(viewport);
    const operator = tab.page;
    await choose(operator, title);
    await operator.getByText('My song.').waitFor();
    const post = { name: `“${title}”, Night Stories on YouTube` };
    expect(await operator.getByRole('link', post).getAttribute('href')).toBe(POST);
    expect(await operator.locator('video').count()).toBe(0);
    await operator.keyboard.press('b');
    await operator.locator('video').waitFor();
    await expectAccessible(operator);
    await decide(operator, 't', 'Take down', REASON);
    await operator.getByRole('button', { name: title }).waitFor({ state: 'detached' });

    await page.goto(link);
    await page.getByText(REASON).waitFor();
    await page.goto('/dashboard');
    const notice = page.getByRole('listitem').filter({ hasText: 'We’ve taken your video down.' });
    await notice.getByText(REASON).waitFor();
    await notice.getByRole('link', post).waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Appeal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send Appeal' }).click();
    await dialog.getByText('Say why we should look again.').waitFor();
    await dialog.getByLabel('Why should we look again?').fill('I sang it myself.');
    await dialog.getByRole('button', { name: 'Send Appeal' }).click();
    await notice.getByText('You’ve appealed.').waitFor();

    await operator.reload();
    await choose(operator, title);
    await operator.getByText('I sang it myself.').waitFor();
    await decide(operator, 'r', 'Restore', 'The licence is in order.');
    await page.goto(link);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.goto('/dashboard');
    const back = page.getByRole('listitem').filter({ hasText: 'Your video is back.' });
    await back.getByRole('button', { name: 'Got It' }).click();
    await back.waitFor({ state: 'detached' });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  // Proves decide.
  fullIt('suspends an account, which signs its owner out', async () => {
    const title = `Spam ${crypto.randomUUID().slice(0, 6)}`;
    await giveReported(title, 'deception');
    const tab = await openOperator(viewport);
    await choose(tab.page, title);
    await decide(tab.page, 's', 'Suspend', 'Nothing but spam.');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    await tab.close();
  });

  // Proves readCase.
  fullIt(
    'can press a decision’s shortcut before the next case has loaded, and the dialog opens for that case',
    async () => {
      const [first, second] = takeFrom(
        ['First', 'Second'].map((name) => `${name} ${crypto.randomUUID().slice(0, 6)}`),
      );
      for (const title of [first, second]) await giveReported(title, 'deception');
      const tab = await openOperator(viewport);
      const operator = tab.page;
      await choose(operator, first);
      const stopDelay = await slowNetwork(tab);
      await operator.keyboard.press('j');
      const next = operator.locator('[aria-current=true] .queue__title').filter({ hasNotText: first });
      await next.waitFor();
      const title = defined(await next.textContent());
      const dialog = operator.getByRole('dialog', { name: 'Hide' });
      do await operator.keyboard.press('h');
      while (!(await dialog.isVisible()));
      expect(await dialog.locator('.decision__about').textContent()).toBe(title);
      await stopDelay();
      await tab.close();
    },
  );

  // Proves listCases.
  fullIt(
    'can open /operator; everyone else is redirected to the front page, as from an unknown path',
    async () => {
      await page.goto('/operator');
      await page.waitForURL(`${url}/`);
      const visitor = await openAnotherTab({ viewport, expected: [/status of 404/u] });
      await visitor.page.goto('/operator');
      await visitor.page.waitForURL(`${url}/`);
      await visitor.close();
    },
  );
});
