import { z } from 'zod';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import { readSecret } from './secrets.ts';

const Secret = z.object({ siteOrigin: z.url() });

/** The site's address as the stage wrote it down. A viewer's `Host` is not asked: links must not depend on who calls. */
export const siteOriginOf =
  (secretId: string): SiteOrigin =>
  async () =>
    (await readSecret(secretId, Secret)).siteOrigin;
