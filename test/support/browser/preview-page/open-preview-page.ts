import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openGateway } from '#local/aws/edge/gateway.ts';
import { Site } from '#local/site/site.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds a page that contains only the preview player, and serves it along with some pictures the way the product’s
 * gateway serves the site.
 */
export async function openPreviewPage(pictures: Readonly<Record<string, Uint8Array>>) {
  const outDir = await mkdtemp(join(tmpdir(), 'preview-page-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(outDir, name), bytes);
  const site = new Site(outDir);
  const gateway = await openGateway(0);
  const nothing = async (_: unknown, response: { writeHead(status: number): { end(): unknown } }) =>
    void response.writeHead(404).end();
  gateway.serve({
    api: nothing,
    media: nothing,
    site: (request, response, url) => site.serve(request, response, url),
  });
  return {
    url: `http://localhost:${gateway.port}`,
    close: async () => {
      await gateway.close();
      await rm(outDir, { recursive: true });
    },
  };
}
