import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { type Page, page } from './page.tsx';

interface PublicPage extends Page {
  /** Router pattern. */
  readonly path: string;
  /** The source file; the build uses it to find the page's styles and scripts. */
  readonly source: string;
}

const publicPage = (path: string, source: string, load: () => Promise<ComponentType>): PublicPage => ({
  path,
  source,
  ...page(load, path),
});

/** The public pages, each prerendered at build time. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  publicPage(
    paths.home,
    'app/landing-route.tsx',
    async () => (await import('./landing-route.tsx')).LandingRoute,
  ),
  publicPage(
    paths.pricing,
    'features/pricing/pricing-page.tsx',
    async () => (await import('#web/features/pricing/pricing-page.tsx')).PricingPage,
  ),
  publicPage(
    paths.blog,
    'features/blog/blog-page.tsx',
    async () => (await import('#web/features/blog/blog-page.tsx')).BlogPage,
  ),
  publicPage(
    `${paths.blog}/:slug`,
    'features/blog/article-page.tsx',
    async () => (await import('#web/features/blog/article-page.tsx')).ArticlePage,
  ),
  publicPage(
    paths.affiliate,
    'features/affiliate/affiliate-page.tsx',
    async () => (await import('#web/features/affiliate/affiliate-page.tsx')).AffiliatePage,
  ),
  publicPage(
    paths.privacy,
    'features/legal/privacy-page.tsx',
    async () => (await import('#web/features/legal/privacy-page.tsx')).PrivacyPage,
  ),
  publicPage(
    paths.terms,
    'features/legal/terms-page.tsx',
    async () => (await import('#web/features/legal/terms-page.tsx')).TermsPage,
  ),
  publicPage(
    paths.payment,
    'features/payment-result/payment-result-page.tsx',
    async () => (await import('#web/features/payment-result/payment-result-page.tsx')).PaymentResultPage,
  ),
];

/** The public page at a path, if there is one. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  PUBLIC_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
