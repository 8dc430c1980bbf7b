import { expect, it } from 'vitest';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import { tellOfArticle } from '#functions/services/mail/tell-of-article.ts';
import { newsletterStore } from '#functions/store/account/newsletter-store.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { partial } from '#test/support/values.ts';

const table = useTable();
const NOW = new Date('2026-11-28T12:00:00.000Z');

it('a new article is mailed once to each subscriber who confirmed', async () => {
  const newsletter = newsletterStore(table);
  const { id } = await newsletter.ask('ada@example.com', NOW);
  await newsletter.ask('undecided@example.com', NOW);
  await newsletter.confirm(id, NOW);
  const queued: Letter[] = [];
  const outbox = () =>
    partial<ReturnType<Parameters<typeof tellOfArticle>[0]['outbox']>>({
      add: async (letter: Letter) => {
        queued.push(letter);
      },
    });
  const article = { slug: 'the-first-second', title: 'The first second', excerpt: 'Five first lines.' };
  expect(await tellOfArticle({ newsletter: () => newsletter, outbox, now: () => NOW }, article)).toBe(1);
  expect(queued).toEqual([
    {
      to: { address: 'ada@example.com', subscription: id },
      kind: 'newsletter-article',
      facts: article,
      once: 'the-first-second',
    },
  ]);
});
