import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAnotherTab, openTabForEach, page } from '#test/support/browser/journey.ts';
import { openDashboardAs } from '#test/support/browser/pages.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';

/** What an ended session is refused with, as the browser logs it. */
const PROVOKED = [/status of 401/u];

describe.each(SIZES)('sessions at $name', ({ viewport }) => {
  openTabForEach({ viewport, expected: PROVOKED });

  const call = (from: Page, path: string, method: string) =>
    from.evaluate(
      async ([to, by]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to!, { method: by!, headers, body: by === 'POST' ? '{}' : null });
        return answer.json();
      },
      [path, method],
    );
  const listOf = (from: Page) =>
    from.evaluate(async () => (await fetch('/api/auth/sessions')).json()) as Promise<
      { id: string; device: string; isThis: boolean }[]
    >;
  const landsOnLogin = async (other: Page): Promise<void> => {
    await other.goto('/dashboard/stories');
    await other.waitForURL('**/login');
  };

  it('listSessions shows two browsers; endSession and signOutElsewhere send the other one to the login page', async () => {
    const person = newPerson('Grace Hopper');
    await openDashboardAs(page, person);
    const other = await openAnotherTab({ viewport, expected: PROVOKED });
    await openDashboardAs(other.page, person);
    const list = await listOf(page);
    expect(list.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Chrome on Linux', false],
      ['Chrome on Linux', true],
    ]);
    await call(page, `/api/auth/sessions/${list[0]!.id}`, 'DELETE');
    await landsOnLogin(other.page);
    await openDashboardAs(other.page, person);
    await call(page, '/api/auth/logout-elsewhere', 'POST');
    await landsOnLogin(other.page);
    expect(await listOf(page)).toHaveLength(1);
    expect(other.problems()).toEqual([]);
    await other.close();
  });
});
