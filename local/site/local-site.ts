import { SITE_CONFIG_PATH, type SiteConfig } from '#contract/schemas/site-config.ts';
import { siteConfigOf } from '#local/aws/cognito/email-pool-settings.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';
import { type MailboxParts, withMailbox } from '#local/aws/ses/serve-mailbox.ts';
import type { ModelDesk } from '#local/models/model-desk.ts';
import { modelCalls } from '#local/models/serve-models.ts';
import { type SettingsCalls, withSettings } from '#local/support/settings-calls.ts';

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
  readonly ownApp: SettingsCalls;
  /** The URL of the user pool; undefined if e-mail sign-in is turned off. */
  readonly emailPool: string | undefined;
}

/**
 * The site with the parts that only this machine serves: the mailbox, two parts of Settings, and the site’s
 * configuration.
 */
export const localSite = ({ desk, ownApp, emailPool, mail }: LocalParts, site: Serve): Serve =>
  withMailbox(
    mail,
    withSettings(modelCalls(desk), withSettings(ownApp, withConfig(siteConfigOf(emailPool), site))),
  );
