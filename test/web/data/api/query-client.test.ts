import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { newQueryClient } from '#web/data/api/query-client.ts';

it('shows changed data before the browser does anything else', async () => {
  const client = newQueryClient();
  const shown: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey: ['zone'], enabled: false });
  const stop = observer.subscribe(({ data }) => shown.push(data));
  client.setQueryData(['zone'], 'Europe/Vaduz');
  await Promise.resolve();
  stop();
  expect(shown).toEqual(['Europe/Vaduz']);
});
