interface PageHeadProps {
  readonly title: string;
  /** One or two sentences for search results and link previews. */
  readonly description: string;
  readonly type?: 'website' | 'article';
}

/** Title, description and link preview of a page; React puts them into the head. */
export const PageHead = ({ title, description, type = 'website' }: PageHeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta property="og:site_name" content="Veilcast" />
    <meta property="og:type" content={type} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta name="twitter:card" content="summary" />
  </>
);
