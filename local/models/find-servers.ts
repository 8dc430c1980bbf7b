import type { FoundServer } from '#contract/local-models.ts';
import { askForModels } from './ask-for-models.ts';
import type { Place } from './places.ts';

/** A server on this machine that runs answers far sooner. */
export const LOOK_MS = 300;

/** The model servers that answer at these places, asked at the same time. */
export const findServers = async (
  places: readonly Place[],
  timeoutMs: number,
): Promise<readonly FoundServer[]> => {
  const found = await Promise.all(
    places.map(async ({ name, address }) => {
      const models = await askForModels({ baseUrl: address, apiKey: undefined, timeoutMs }).catch(
        () => undefined,
      );
      return models === undefined ? [] : [{ name, address, models: [...models] }];
    }),
  );
  return found.flat();
};
