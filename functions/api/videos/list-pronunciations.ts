import type { routes } from '#contract/routes.ts';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly pronunciations: Lazy<Pronunciations>;
}

export const listPronunciations =
  ({ pronunciations }: Ports): Handle<typeof routes.listPronunciations> =>
  async (_, { userId }) => ({ reply: { entries: [...(await pronunciations().list(userId))] } });
