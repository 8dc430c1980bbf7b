import { tellOfArticle } from '#functions/services/mail/tell-of-article.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { newsletter } from '#functions/wiring/stores.ts';
import { ARTICLES, findArticle } from '#web/features/blog/all-articles.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run article -- <slug>`: mails a blog article to everyone who has confirmed their subscription, once each.
 * Needs `TABLE_NAME`.
 */
const USAGE = `Usage: TABLE_NAME=<table> npm run article -- <slug>
The articles: ${ARTICLES.map(({ slug }) => slug).join(', ')}`;

const article = findArticle(process.argv[2] ?? '');
if (article === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { slug, title, excerpt } = article;
  await onTable(async () => {
    const count = await tellOfArticle({ newsletter, outbox, now }, { slug, title, excerpt });
    console.log(`Queued “${title}” for ${count} ${count === 1 ? 'subscriber' : 'subscribers'}.`);
  });
}
