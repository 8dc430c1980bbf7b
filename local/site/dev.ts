import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Gateway } from '#local/aws/edge/gateway.ts';
import type { DevelopmentSite } from '#local/support/cloud-options.ts';
import { Site } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that the build copies into the site. */
const COPIED = [
  { at: '/previews/music', from: join(ROOT, 'assets', 'music') },
  { at: '/previews/voices', from: join(ROOT, 'assets', 'previews', 'voices') },
].map(({ at, from }) => ({ at, site: new Site(from) }));

/** The web app, served from source with hot reload, in place of the built app. */
export async function developSite(gateway: Gateway): Promise<DevelopmentSite> {
  const { createServer } = await import('vite');
  const [server] = gateway.servers;
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    // Pages on other ports may not read the source files.
    server: { middlewareMode: true, cors: false, ...(server ? { ws: { server } } : {}) },
    appType: 'spa',
  });
  return {
    // Hot reload injects inline scripts and opens a WebSocket; the product’s content security policy forbids both.
    headers: { 'content-security-policy': '' },
    site: async (request, response, url) => {
      const copied = COPIED.find(({ at }) => url.pathname.startsWith(`${at}/`));
      if (!copied) {
        vite.middlewares(request, response);
        return;
      }
      url.pathname = url.pathname.slice(copied.at.length);
      await copied.site.serve(request, response, url);
    },
    close: () => vite.close(),
  };
}
