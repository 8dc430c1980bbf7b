import { SITE_CONFIG_PATH, type SiteConfig } from '#contract/schemas/site-config.ts';
import { siteConfigOf } from '#local/aws/cognito/email-pool-settings.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';
import { type MailboxParts, withMailbox } from '#local/aws/ses/serve-mailbox.ts';
import type { ModelDesk } from '#local/models/model-desk.ts';
import { withModels } from '#local/models/serve-models.ts';

/** The site with the configuration file that a deployment would write next to it. */
const withConfig =
  (config: SiteConfig, site: Serve): Serve =>
  async (request, response, url) => {
    if (url.pathname !== SITE_CONFIG_PATH || request.method !== 'GET') return site(request, response, url);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(JSON.stringify(config));
  };

interface LocalParts {
  readonly mail: MailboxParts;
  readonly desk: ModelDesk;
  /** The address of the user pool; undefined where e-mail sign-in is turned off. */
  readonly emailPool: string | undefined;
}

/**
 * The site with the parts that only this machine serves: the mailbox, Settings → Models, and its
 * configuration.
 */
export const localSite = ({ desk, emailPool, mail }: LocalParts, site: Serve): Serve =>
  withMailbox(mail, withModels(desk, withConfig(siteConfigOf(emailPool), site)));
