import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openGateway } from '#local/aws/edge/gateway.ts';
import { Site } from '#local/site/site.ts';
import { OTHER_PLAYERS } from '../../../vite.config.ts';

const ROOT = fileURLToPath(new URL('provider-page/', import.meta.url));
const SHIPPED = new Site(fileURLToPath(new URL('../../../web/dist', import.meta.url)));

/**
 * Builds a page with a sample hosted by a video provider, and serves it the way the product’s gateway serves the
 * site.
 */
export async function openProviderPage() {
  const outDir = await mkdtemp(join(tmpdir(), 'provider-page-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      minify: false,
      rolldownOptions: { external: OTHER_PLAYERS },
    },
  });
  const page = new Site(outDir);
  const gateway = await openGateway(0);
  const nothing = async (_: unknown, response: { writeHead(status: number): { end(): unknown } }) =>
    void response.writeHead(404).end();
  gateway.serve({
    api: nothing,
    media: nothing,
    site: (request, response, url) =>
      (url.pathname.startsWith('/samples/') ? SHIPPED : page).serve(request, response, url),
  });
  return {
    url: `http://localhost:${gateway.port}`,
    close: async () => {
      await gateway.close();
      await rm(outDir, { recursive: true });
    },
  };
}
