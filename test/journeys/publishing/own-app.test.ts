import { afterEach, describe, expect } from 'vitest';
import { OWN_APP_PATH } from '#contract/own-app.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { visitorOf } from '#test/support/browser/signed-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { fullIt } from '#test/support/run/full-it.ts';

describe.each(ONE_SIZE)('at $name', ({ viewport }) => {
  signInForEach({ viewport, expected: [/status of 400/u] });
  afterEach(() => new Visitor(sharedCloud().url).post(`${OWN_APP_PATH}/remove`));

  const connections = () => page.getByRole('region', { name: 'Connections' });
  const channel = () => connections().getByRole('button', { name: `Disconnect Night Stories ${id}` });

  // Proves publish-own-app.
  fullIt(
    'a creator’s own app connects to the real YouTube once they accept that this is untested, and can be removed again',
    async () => {
      await connectAccount(await visitorOf(page), 'youtube', `Night Stories ${id}`);
      await page.goto('/dashboard/settings#connections');
      await channel().waitFor();
      await connections().getByText('TikTok’s apps need a public https address').waitFor();
      await connections().getByText(`${sharedCloud().url}/api/publishing/connected/youtube`).waitFor();
      await connections().getByLabel('Client ID').fill('mine.apps.example');
      await connections().getByLabel('Client secret').fill('GOCSPX-secret');
      await connections().getByRole('button', { name: 'Save' }).click();
      await connections().getByText('so its stand-in stays in use').waitFor();
      await connections().getByText('What has never been tried').click();
      await connections().getByText('Google’s issuer is https://accounts.google.com.').waitFor();
      await expectAccessible(page);

      await connections().getByRole('checkbox').check();
      await connections().getByRole('button', { name: 'Save' }).click();
      await connections().getByText('with the app mine.apps.example').waitFor();
      await connections().getByRole('heading', { name: 'YouTube', exact: true }).waitFor();
      expect(await channel().count()).toBe(0);
      expect(await page.content()).not.toContain('GOCSPX-secret');

      await connections().getByRole('button', { name: 'Remove your app at YouTube' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await connections().getByRole('heading', { name: 'YouTube (stand-in)' }).waitFor();
      await channel().waitFor();
    },
  );
});
