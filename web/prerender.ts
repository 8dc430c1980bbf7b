import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { routes } from '#contract/routes.ts';
import type { DrawnPage } from './app/prerender.tsx';

/** The page for screens that are not prerendered: a spinner and the script. */
const SHELL = 'app.html';
const [ME, VIDEOS, STORIES] = [routes.readMe.path, routes.listVideos.path, routes.listStories.path];
const UPLOADS = routes.listUploads.path;
/** Screens that aren’t prerendered, but whose code is loaded along with the page. */
const SHELLS: readonly Shell[] = [
  {
    address: 'dashboard',
    sources: ['app/dashboard-app.tsx', 'data/api/api.ts'],
    // `start.js` requests the user and the tab's data while the page loads, rather than after its scripts have
    // loaded; the client picks up the responses.
    asks: {
      '/dashboard': [ME, VIDEOS, STORIES],
      '/dashboard/stories': [ME, STORIES],
      '/dashboard/videos': [ME, VIDEOS],
      '/dashboard/media': [ME, UPLOADS],
      '/dashboard/analytics': [ME, VIDEOS],
      elsewhere: [ME],
    },
  },
  { address: 'login', sources: ['features/login/login-page.tsx'] },
];
const ROOT = '<div id="root"></div>';
const START = '<script src="/start.js"';
const OWN_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/u;
const TYPEFACES = /typefaces-.*\.css$/u;
const HEADLINE_FONT = /big-shoulders-latin-800-normal-.*\.woff2$/u;

interface Shell {
  readonly address: string;
  readonly sources: readonly string[];
  /** API URLs to request early, by page path. */
  readonly asks?: Readonly<Record<string, readonly string[]>>;
}

interface Drawn {
  readonly ADDRESSES: readonly string[];
  readonly drawPage: (address: string) => Promise<DrawnPage>;
  readonly drawSpinner: () => string;
}

const isDrawn = (module: object): module is Drawn => 'ADDRESSES' in module && 'drawPage' in module;

/** Builds the code that renders the public pages, and loads it into this process. */
const loadPages = async (root: string, outDir: string): Promise<Drawn> => {
  await build({
    configFile: resolve(root, '..', 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: resolve(root, 'app', 'prerender.tsx'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const module: object = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  if (!isDrawn(module)) throw new Error('app/prerender.tsx exports no pages.');
  return module;
};

const chunksOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The chunk and everything it imports, without duplicates. */
const closureOf = (
  chunk: Rolldown.OutputChunk,
  all: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const one of all) if (chunk.imports.includes(one.fileName)) closureOf(one, all, seen);
  return seen;
};

/** Links to those styles and scripts of the screen in `source` that are missing from the shell’s head. */
const linksFor = (source: string, bundle: Rolldown.OutputBundle, shell: string): string => {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${source}`));
  if (chunk === undefined) return '';
  const chunks = [...closureOf(chunk, chunksOf(bundle))];
  const links = [
    ...chunks.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map(
        (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
      ),
    ),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ];
  return links.filter((link) => !shell.includes(/"\/[^"]*"/u.exec(link)?.[0] ?? link)).join('');
};

const withLinks = (shell: string, source: string, bundle: Rolldown.OutputBundle): string =>
  shell.replace('</head>', () => `${linksFor(source, bundle, shell)}</head>`);

const shellOf = (shell: string, { sources, asks }: Shell, bundle: Rolldown.OutputBundle): string => {
  const html = sources.reduce((linked, source) => withLinks(linked, source, bundle), shell);
  return asks === undefined ? html : html.replace(START, `${START} data-asks='${JSON.stringify(asks)}'`);
};

const fileOf = (bundle: Rolldown.OutputBundle, name: RegExp): string => {
  const file = Object.keys(bundle).find((one) => name.test(one));
  if (file === undefined) throw new Error(`The build has no file like ${name}.`);
  return `/${file}`;
};

/** Loads the typefaces along with a page whose text appears only after its script. */
const typefacesFirst = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replace(
    '</head>',
    `<link rel="stylesheet" crossorigin href="${fileOf(bundle, TYPEFACES)}"><link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(bundle, HEADLINE_FONT)}"></head>`,
  );

/**
 * Leaves the typefaces to `start.js`, which loads them after the first paint, so that they don’t compete with the first
 * picture; until then, text stands in their stand-ins. `blocking`: browsers that have them wait for them instead.
 */
const typefacesLater = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replace(
    START,
    `<link rel="later" data-rel="stylesheet" blocking="render" crossorigin href="${fileOf(bundle, TYPEFACES)}">${START}`,
  );

const STYLES = /<link rel="stylesheet"[^>]*>\s*/gu;
const FIRST = /<meta name="viewport"[^>]*>\s*/u;

/** Moves the styles to the front of the head: nothing is painted before they arrive. */
const stylesFirst = (html: string): string => {
  const styles = html.match(STYLES) ?? [];
  return html.replace(STYLES, '').replace(FIRST, (first) => first + styles.join(''));
};

const SCRIPTS = /<script type="module" crossorigin src="([^"]*)"><\/script>/gu;

/** Leaves the script to `start.js`, which loads it after the first paint, so that it doesn't compete with the page itself. */
const scriptLater = (html: string): string => {
  const app = [...html.matchAll(SCRIPTS)].at(-1);
  if (app === undefined) throw new Error('The built page has no script.');
  return html
    .replace(app[0], '')
    .replace(START, `${START} data-app="${app[1]}"`)
    .replace(SCRIPTS, '<link rel="modulepreload" crossorigin href="$1">')
    .replaceAll('rel="modulepreload"', 'rel="later"');
};

/**
 * Fills the shell with a page. Uses replacer functions, because `$` has a special meaning in replacement
 * strings.
 */
const fill = (shell: string, { head, body, source }: DrawnPage, bundle: Rolldown.OutputBundle): string =>
  scriptLater(
    stylesFirst(
      typefacesLater(withLinks(shell, source, bundle), bundle)
        .replace(OWN_HEAD, () => head)
        .replace(ROOT, () => `<div id="root">${body}</div>`),
    ),
  );

/** Prerenders every public page into the built site. */
export const prerender = (): Plugin => {
  let root = '';
  let outDir = '';
  let isForServer = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      isForServer = config.build.ssr !== false;
    },
    async writeBundle(_options, bundle) {
      if (isForServer) return;
      const scratch = resolve(root, '..', '.build', `prerender-${process.pid}`);
      try {
        const { ADDRESSES, drawPage, drawSpinner } = await loadPages(root, scratch);
        const shell = await readFile(join(outDir, 'index.html'), 'utf8');
        const spinner = shell.replace(ROOT, () => `<div id="root">${drawSpinner()}</div>`);
        const waiting = typefacesFirst(spinner, bundle);
        await writeFile(join(outDir, SHELL), stylesFirst(waiting));
        for (const screen of SHELLS) {
          const file = join(outDir, screen.address, 'index.html');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, stylesFirst(shellOf(waiting, screen, bundle)));
        }
        for (const address of ADDRESSES) {
          const file = join(outDir, address, 'index.html');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(shell, await drawPage(address), bundle));
        }
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
  };
};
