import type { PlatformId } from '#contract/platforms.ts';
import { BegunConnection } from '#contract/schemas/publishing.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { defined } from '#test/support/values.ts';

/** Connects an account with this name as a browser would, and returns the URL where the visitor ends up. */
export const connectAccount = async (
  creator: Visitor,
  platform: PlatformId,
  name: string,
  action: 'allow' | 'cancel' = 'allow',
): Promise<string> => {
  const begun = await creator.post('/api/publishing/connections', { platform });
  const { consent_url: consent } = BegunConnection.parse(await begun.json());
  const answer = await fetch(consent, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name, action }),
  });
  const back = new URL(defined(answer.headers.get('location')));
  const finished = await creator.get(`${back.pathname}${back.search}`);
  return defined(finished.headers.get('location'));
};
