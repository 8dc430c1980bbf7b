import { useId, useLayoutEffect } from 'react';

/** The titles on screen by the element that set them, in the order in which they appeared. */
const titles = new Map<string, string>();

const showLast = (): void => {
  document.title = [...titles.values()].at(-1) ?? document.title;
};

/** The document’s title. While two are on screen, the one that appeared last counts: a series’, not the dashboard’s. */
export const Title = ({ children }: { readonly children: string }) => {
  const id = useId();
  useLayoutEffect(() => {
    titles.set(id, children);
    showLast();
  }, [id, children]);
  useLayoutEffect(
    () => () => {
      titles.delete(id);
      showLast();
    },
    [id],
  );
  return null;
};

interface PageHeadProps {
  readonly title: string;
  /** One or two sentences for search results and link previews. */
  readonly description: string;
  readonly type?: 'website' | 'article';
}

/** Title, description and link preview of a page. While prerendering, `drawPage` moves them into the head. */
export const PageHead = ({ title, description, type = 'website' }: PageHeadProps) =>
  import.meta.env.SSR ? (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content="Veilcast" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
    </>
  ) : (
    <Title>{title}</Title>
  );
