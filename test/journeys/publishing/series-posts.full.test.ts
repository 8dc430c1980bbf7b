import { describe, it } from 'vitest';
import { id, lookInEach, page, signInForEach } from '#test/support/browser/journey.ts';
import { visitorOf } from '#test/support/browser/signed-in.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { giveVideoRun } from '#test/support/series/give-run.ts';
import { giveSeries } from '#test/support/series/give-series.ts';

describe.each(ONE_SIZE)('a series at $name', ({ viewport }) => {
  signInForEach({ viewport });
  const look = lookInEach();

  // Proves editSeries, approveRun, publish-series.
  it('posts a video to the destinations that its creator chose, once they have seen them and approved the video', async () => {
    await givePlan(id, { subscription: 'starter', credits: 400 });
    const series = await giveSeries(id);
    const run = await giveVideoRun(series, { inDays: -1 });
    await connectAccount(await visitorOf(page), 'youtube', 'Night Stories');
    await page.goto(`/dashboard/auto-pilot/${series.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Series' });
    for (let step = 0; step < 3; step += 1)
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await dialog.getByRole('checkbox', { name: /^Night Stories/u }).check();
    await dialog.getByLabel('Who can watch on Night Stories').selectOption({ label: 'Unlisted' });
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await dialog.getByText('Its videos aren’t made for children.').waitFor();
    await look('accounts of a series');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/dashboard/auto-pilot/runs/${run.id}`);
    await page
      .getByText('When you approve it, it’s posted to Night Stories on YouTube (unlisted), at once.')
      .waitFor();
    await look('before the approval');
    await page.getByRole('button', { name: 'Approve and Post' }).click();
    await page.getByText('You approved it.').waitFor();
    await page.getByRole('link', { name: 'YouTube: published' }).waitFor({ timeout: 60_000 });
    await page.getByText('What is already posted keeps its words.').waitFor();
    await look('posted');
  });
});
