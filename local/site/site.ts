import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.map',
  '.txt',
  '.xml',
  '.svg',
  '.vtt',
  '.webmanifest',
]);
const MIN_COMPRESS_BYTES = 1024;
const BROTLI_QUALITY = 7;
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
type Encoding = keyof typeof compress;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const PREVIEW = 'public, max-age=86400';
/** All tabs of the dashboard are served from one page. */
const DASHBOARD = '/dashboard/';
/** Matches no hidden files except those in `.well-known`, the standard folder for machine-readable files. */
const SAFE_PATH = /^\/(?:\.well-known\/)?(?:[\w@~-][\w.@~-]*(?:\/|$))*$/u;

interface Found {
  readonly file: string;
  readonly size: number;
  readonly version: string;
}

async function findFile(file: string): Promise<Found | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const version = createHash('sha256')
    .update(`${file}:${stats.size}:${stats.mtimeMs}`)
    .digest('base64url')
    .slice(0, 22);
  return { file, size: stats.size, version };
}

const isNavigation = (request: IncomingMessage): boolean =>
  request.headers['sec-fetch-mode'] === 'navigate' || (request.headers.accept ?? '').includes('text/html');

const lifetimeOf = (path: string): string => {
  if (path.startsWith('/assets/')) return IMMUTABLE;
  return path.startsWith('/previews/') ? PREVIEW : REVALIDATE;
};

/**
 * Parses `bytes=a-b`, `bytes=a-` and `bytes=-n`; undefined for anything else, null if the range cannot be satisfied.
 */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? null : { start, end };
}

/**
 * Serves the built web app: files are compressed once and revalidated by ETag, hashed files are cached forever, and
 * navigations get the page.
 */
export class Site {
  readonly #root: string;
  readonly #compressed = new Map<string, Buffer>();

  constructor(root: string) {
    this.#root = root;
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const found = await this.#find(url.pathname, isNavigation(request));
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('Not found');
      return;
    }
    await this.#send(request, response, found, url.pathname);
  }

  async #find(path: string, navigation: boolean): Promise<Found | undefined> {
    if (!SAFE_PATH.test(path)) return undefined;
    const isFile = extname(path) !== '';
    const exact = isFile ? await findFile(join(this.#root, path)) : undefined;
    if (exact || isFile) return exact;
    const page = await findFile(join(this.#root, path, 'index.html'));
    if (page || !navigation) return page;
    return findFile(join(this.#root, path.startsWith(DASHBOARD) ? `${DASHBOARD}index.html` : 'app.html'));
  }

  async #send(request: IncomingMessage, response: ServerResponse, found: Found, path: string): Promise<void> {
    const extension = extname(found.file);
    const encoding = this.#encodingFor(request, extension, found.size);
    const etag = `"${found.version}${encoding ? `-${encoding}` : ''}"`;
    response.setHeader('content-type', CONTENT_TYPES[extension] ?? 'application/octet-stream');
    response.setHeader('cache-control', extension === '.html' ? REVALIDATE : lifetimeOf(path));
    response.setHeader('etag', etag);
    if (COMPRESSIBLE.has(extension)) response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.split(/\s*,\s*/u).includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    if (encoding) {
      const bytes = await this.#compress(found, encoding);
      response.setHeader('content-encoding', encoding);
      response
        .writeHead(200, { 'content-length': bytes.length })
        .end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    await this.#stream(request, response, found);
  }

  async #stream(request: IncomingMessage, response: ServerResponse, { file, size }: Found): Promise<void> {
    const range = readRange(request.headers.range, size);
    response.setHeader('accept-ranges', 'bytes');
    if (range === null) {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
    response.writeHead(range ? 206 : 200, { 'content-length': range ? range.end - range.start + 1 : size });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(createReadStream(file, range ?? {}), response);
  }

  #encodingFor(request: IncomingMessage, extension: string, size: number): Encoding | undefined {
    if (!COMPRESSIBLE.has(extension) || size < MIN_COMPRESS_BYTES) return undefined;
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/u.test(accepted)) return 'br';
    return /\bgzip\b/u.test(accepted) ? 'gzip' : undefined;
  }

  async #compress({ file, version }: Found, encoding: Encoding): Promise<Buffer> {
    const key = `${version}-${encoding}`;
    const known = this.#compressed.get(key);
    if (known) return known;
    const bytes = await compress[encoding](await readFile(file));
    this.#compressed.set(key, bytes);
    return bytes;
  }
}
