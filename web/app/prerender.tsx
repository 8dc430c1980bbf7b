import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ARTICLES } from '#web/features/blog/all-articles.ts';
import { paths } from '#web/lib/paths.ts';
import { PUBLIC_PAGES, publicPageAt } from './public-pages.tsx';
import { Root } from './root.tsx';

/** Every address that has a prerendered page. */
export const ADDRESSES: readonly string[] = [
  ...PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...ARTICLES.map(({ slug }) => `${paths.blog}/${slug}`),
];

/** A drawn page: what belongs into its head, its body, and the source file of its screen. */
export interface DrawnPage {
  readonly head: string;
  readonly body: string;
  readonly source: string;
}

/** React puts what belongs into the head in front of the rest. */
const HEAD_PART = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/u;

/** Draws a public page as a visitor without a session sees it. Throws for an address that has none. */
export const drawPage = async (address: string): Promise<DrawnPage> => {
  const shown = publicPageAt(address);
  if (shown === undefined) throw new Error(`There is no public page at ${address}.`);
  await shown.preload();
  const html = renderToString(
    <Root router={(screens) => <StaticRouter location={address}>{screens}</StaticRouter>} />,
  );
  const head = HEAD_PART.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page at ${address} has no title.`);
  return { head, body: html.slice(head.length), source: shown.source };
};
