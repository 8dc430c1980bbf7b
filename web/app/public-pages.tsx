import { matchPath } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { type Page, page } from './page.tsx';

interface PublicPage extends Page {
  /** Router pattern. */
  readonly path: string;
  /** The source file; the build uses it to find the page's styles and scripts. */
  readonly source: string;
}

/** The public pages, each prerendered at build time. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: paths.home,
    source: 'app/landing-route.tsx',
    ...page(async () => (await import('./landing-route.tsx')).LandingRoute),
  },
  {
    path: paths.pricing,
    source: 'features/pricing/pricing-page.tsx',
    ...page(async () => (await import('#web/features/pricing/pricing-page.tsx')).PricingPage),
  },
  {
    path: paths.blog,
    source: 'features/blog/blog-page.tsx',
    ...page(async () => (await import('#web/features/blog/blog-page.tsx')).BlogPage),
  },
  {
    path: `${paths.blog}/:slug`,
    source: 'features/blog/article-page.tsx',
    ...page(async () => (await import('#web/features/blog/article-page.tsx')).ArticlePage),
  },
  {
    path: paths.affiliate,
    source: 'features/affiliate/affiliate-page.tsx',
    ...page(async () => (await import('#web/features/affiliate/affiliate-page.tsx')).AffiliatePage),
  },
  {
    path: paths.privacy,
    source: 'features/legal/privacy-page.tsx',
    ...page(async () => (await import('#web/features/legal/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    source: 'features/legal/terms-page.tsx',
    ...page(async () => (await import('#web/features/legal/terms-page.tsx')).TermsPage),
  },
  {
    path: paths.payment,
    source: 'features/payment-result/payment-result-page.tsx',
    ...page(
      async () => (await import('#web/features/payment-result/payment-result-page.tsx')).PaymentResultPage,
    ),
  },
];

/** The public page at a path, if there is one. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  PUBLIC_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
