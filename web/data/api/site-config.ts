import '#web/lib/zod-without-eval.ts';
import { useQuery } from '@tanstack/react-query';
import { SITE_CONFIG_PATH, SiteConfig } from '#contract/schemas/site-config.ts';
import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';

const readSiteConfig = async (signal: AbortSignal): Promise<SiteConfig> => {
  const deadline = AbortSignal.timeout(CLIENT_TIMEOUT_SECONDS.api * 1000);
  const answer = await fetch(SITE_CONFIG_PATH, { signal: AbortSignal.any([signal, deadline]) });
  if (!answer.ok) throw new Error(`The site's settings returned ${answer.status}.`);
  return SiteConfig.parse(await answer.json());
};

/** The features that are enabled on this stage. */
export const useSiteConfig = () =>
  useQuery({
    queryKey: ['site-config'],
    queryFn: ({ signal }) => readSiteConfig(signal),
    staleTime: Infinity,
    retry: 2,
  });

/**
 * Whether Settings includes the parts that exist only when the product runs on the user’s own machine; false on a
 * stage, and until this is known.
 */
export const useMachineSettings = (): boolean => useSiteConfig().data?.machineSettings === true;
