import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { limitsQuery } from '#web/data/stories/writer.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';

const LIMITS = {
  can_generate: true,
  subscription: 'free',
  is_trial_active: false,
  videos_remaining: 3,
} as const;

const chip = (writer: { writer_model?: string | null }, isDemoOnly = false): string => {
  const client = new QueryClient();
  client.setQueryData(limitsQuery.queryKey, { ...LIMITS, ...writer });
  const words = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(WriterChip, { isDemoOnly })),
  );
  return words
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
};

// Proves dashboard-writes-stories-demo-writer-model.
it('names a connected model where stories are made, but not in the rail', () => {
  expect(chip({ writer_model: 'gpt-6-luna' })).toBe(
    'gpt-6-luna Stories are written by the AI model gpt-6-luna.',
  );
  expect(chip({ writer_model: 'gpt-6-luna' }, true)).toBe('');
});

it('names the demo writer everywhere, but never an unknown writer', () => {
  expect(chip({ writer_model: null }, true)).toMatch(/^Demo writer Stories come from/u);
  expect(chip({})).toBe('');
});
