import { SITE_CONFIG_PATH, type SiteConfig } from '#contract/schemas/site-config.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';

/** The site with the configuration file that a deployment would write beside it. */
export const withConfig =
  (config: SiteConfig, site: Serve): Serve =>
  async (request, response, url) => {
    if (url.pathname !== SITE_CONFIG_PATH || request.method !== 'GET') return site(request, response, url);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(JSON.stringify(config));
  };
