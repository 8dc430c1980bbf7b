import { html, Markup } from '#functions/domain/request/markup.ts';

interface PageParts {
  readonly title: string;
  /** Additional elements for the head. */
  readonly head?: Markup;
  /** The class of the main element, for styling. */
  readonly kind: 'film' | 'notice';
  readonly main: Markup;
}

/** The site's logo, as in the site's header. */
const LOGO = html`<a class="logo" href="/" aria-label="Veilcast, home">
        <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">
          <path class="logo__frame" d="M3.5 23V5.5A3.5 3.5 0 0 1 7 2h10a3.5 3.5 0 0 1 3.5 3.5V23" />
          <path class="logo__caption" d="M4 29.5h16" />
        </svg>
        <span>Veilcast</span>
      </a>`;

/**
 * A whole public page. Nothing is inline, as the strict content policy requires: styles and scripts are
 * separate files on the site.
 */
export const page = ({ title, head = new Markup(''), kind, main }: PageParts): string =>
  html`<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <meta name="theme-color" content="#0b0d13" />
    <script src="/start.js"></script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/fonts/big-shoulders-800.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="preload" href="/fonts/hanken-grotesk-400.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/watch.css" />
    ${head}
  </head>
  <body>
    <header>
      ${LOGO}
    </header>
    <main class="${kind}">
      ${main}
    </main>
    <footer>
      <a href="/terms">Terms</a>
      <a href="/privacy">Privacy</a>
    </footer>
  </body>
</html>
`.text;
