import { z } from 'zod';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import { readSecret } from './secrets.ts';

const Secret = z.object({ siteOrigin: z.url() });

/** The site’s deployed origin. Ignores the request’s `Host` header, because links must not depend on the caller. */
export const siteOriginOf =
  (secretId: string): SiteOrigin =>
  async () =>
    (await readSecret(secretId, Secret)).siteOrigin;
