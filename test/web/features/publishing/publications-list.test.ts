import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Publication } from '#contract/schemas/publishing.ts';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { MonthTable } from '#web/data/calendar/month-table.tsx';
import { DRAFT_STEPS } from '#web/data/publishing/draft-steps.ts';
import { PublicationRow } from '#web/features/publishing/publications/publication-row.tsx';
import { MessagesProvider } from '#web/ui/dialog/messages.tsx';
import { ToastProvider } from '#web/ui/dialog/toast.tsx';

const NOW = new Date('2026-11-28T12:00:00.000Z');

const row = (publication: Publication): string => {
  const messages = createElement(
    MessagesProvider,
    null,
    createElement(PublicationRow, { publication, now: NOW }),
  );
  const toasts = createElement(ToastProvider, null, messages);
  const router = createElement(MemoryRouter, null, toasts);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, router));
};

it('a row shows the time that its post is waiting for', () =>
  expect(row(listedPublication({ waits: { until: '2026-11-29T08:00:00.000Z' } }))).toContain(
    'datetime="2026-11-29T08:00:00.000Z"',
  ));

it('the text of a planned post is shown', () =>
  expect(
    row(listedPublication({ at: '2026-11-29T08:00:00.000Z', title: 'At Last', text: 'It answers.' })),
  ).toMatch(/<details.*Show its words.*At Last\n\nIt answers\..*<\/details>/su));

it('a draft in the inbox lists every step, with its two buttons side by side', () => {
  const html = row(listedDraft({ status: 'needs_you', text: 'It answers.' }));
  for (const step of DRAFT_STEPS) expect(html).toContain(`<li>${step}</li>`);
  expect(html).toMatch(/copy-words__buttons">(?:(?!<\/div>).)*Copy Text(?:(?!<\/div>).)*I’ve Posted It/su);
  expect(row(listedDraft({ status: 'needs_you' }))).toContain('I’ve Posted It');
});

it('the row of a failed publication says what happened, and links to Settings if its advice mentions Settings', () => {
  const problem = {
    message: '',
    advice: 'Connect the account again in Settings, and then try again.',
    can_retry: true,
  };
  const html = row(listedDraft({ status: 'failed', problem }));
  expect(html).toContain('TikTok didn’t take the draft.');
  expect(html).toMatch(/<a href="\/dashboard\/settings#connections"[^>]*>Settings<\/a>, and then/u);
});

it('the weeks of a month include days of the neighbouring months, along with what is shown on them', () => {
  const table = (hasNeighbours: boolean): string =>
    renderToStaticMarkup(
      createElement(MonthTable, {
        month: '2026-12',
        today: '2026-12-03T12:00',
        hasNeighbours,
        onDay: (date) => (date === '2026-11-30' ? 'The Lamp' : null),
      }),
    );
  expect(table(true)).toMatch(/30 Nov<\/span>The Lamp/u);
  expect(table(false)).not.toContain('The Lamp');
});
