import { describe, expect, it } from 'vitest';
import { lookInEach, openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { LOOKS, profileOf } from '#test/support/browser/looks.ts';
import { answerAlert, PUBLIC_PATHS } from '#test/support/browser/pages.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { creatorWithPlayableFilm, shareOf } from '#test/support/builders/sharing.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url } = sharedCloud();
/** The pages that the quick run checks. */
const MAIN_PATHS = ['/', '/pricing', '/blog/read-it-aloud', '/login'];
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of (?:401|404)/u];

describe.each(LOOKS)('public pages, in $name', ({ theme, viewport }) => {
  openTabForEach({ expected: PROVOKED, ...profileOf(theme, viewport) });
  const look = lookInEach();
  const lookAlways = lookInEach({ always: true });

  it('have no accessibility violations', async () => {
    for (const path of isFullRun ? PUBLIC_PATHS : MAIN_PATHS) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      await lookAlways(path);
    }
  });

  fullIt('have no accessibility violations in their menus, players and messages', async () => {
    await page.goto('/');
    await page.getByRole('radio', { name: /^Bryan/u }).check();
    await page.getByRole('button', { name: 'Play Preview' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await look('a playing voice preview');
    await page.goto('/?video=nothing');
    await page.getByRole('alertdialog').waitFor();
    await look('an alert');
    await answerAlert(page);
    await page.goto('/?video=art-style');
    await page.getByRole('dialog').getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption('2x');
    await look('the sample player');
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Growth' }).click();
    await look('filtered articles');
    await page.getByLabel('Email Address').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Check your inbox').waitFor();
    await look('a subscription');
    await page.goto('/affiliate');
    await tab.context.grantPermissions(['clipboard-write'], { origin: url });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    await look('a copied link');
    await page.setViewportSize({ ...viewport, width: Math.min(viewport.width, 900) });
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('the mobile menu');
  });

  fullIt('the payment page has no accessibility violations in any state', async () => {
    await page.goto('/payment/success');
    await page.getByText('No payment session found').waitFor();
    await look('without a session');
    const fasten = await slowNetwork(tab);
    await page.goto('/payment/success?session_id=cs_of_nobody', { waitUntil: 'load' });
    await page.getByText('Verifying your payment').waitFor();
    await look('verifying');
    await fasten();
    await page.getByText('Failed to verify payment status. Please contact support.').waitFor();
    await look('not verified');
  });

  fullIt('the login page has no accessibility violations', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await look('Social Login');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look('a provider that is coming soon');
    await answerAlert(page);
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    await page.getByLabel('Email Address').waitFor();
    await look('Email & Password');
    await page.getByRole('button', { name: 'Create one' }).click();
    await page.getByLabel('Full Name').waitFor();
    await look('Create Account');
    const fasten = await slowNetwork(tab);
    await page.goto('/?away');
    await page.goto('/login#session_id=made-up-value-that-nobody-issued');
    await page.getByText('Authenticating...').waitFor();
    await look('Authenticating...');
    await fasten();
    expect(await answerAlert(page)).toBe('Authentication failed. Please try again.');
  });

  fullIt('the watch page has no accessibility violations, with or without its video', async () => {
    const { visitor, videoId } = await creatorWithPlayableFilm('A Film for Everyone');
    const address = await shareOf(visitor, videoId);
    await page.goto(address);
    await page.getByRole('heading', { name: 'A Film for Everyone' }).waitFor();
    await look('a shared video');
    await page.goto(`${url}/watch/${'0'.repeat(26)}`);
    await page.getByRole('heading', { name: 'Nothing to watch here' }).waitFor();
    await look('a missing video');
  });
});
