import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { newQueryClient } from '#web/data/api/query-client.ts';
import { ARTICLES } from '#web/features/blog/all-articles.ts';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { PUBLIC_PAGES, publicPageAt } from './public-pages.tsx';
import { Root } from './root.tsx';

/** The path of every prerendered page. */
export const ADDRESSES: readonly string[] = [
  ...PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...ARTICLES.map(({ slug }) => `${paths.blog}/${slug}`),
];

/** A rendered page: its head tags, its body, and the source file of its screen. */
export interface DrawnPage {
  readonly head: string;
  readonly body: string;
  readonly source: string;
}

/** What `PageHead` renders, wherever it stands in the page. */
const HEAD_PART = /<title>[^<]*<\/title>(?:<meta [^>]*>)+/u;

/** Renders a public page as visitors without a session see it. Throws if no public page has that path. */
export const drawPage = async (address: string): Promise<DrawnPage> => {
  const shown = publicPageAt(address);
  if (shown === undefined) throw new Error(`There is no public page at ${address}.`);
  await shown.preload();
  const html = renderToString(
    <Root
      queries={newQueryClient()}
      router={(screens) => <StaticRouter location={address}>{screens}</StaticRouter>}
    />,
  );
  const head = HEAD_PART.exec(html)?.[0];
  if (head === undefined) throw new Error(`The page at ${address} has no title.`);
  return { head, body: html.replace(head, ''), source: shown.source };
};

/** What every other page shows until its script knows what to show. */
export const drawSpinner = (): string => renderToString(<SpinnerScreen label="Loading" />);
