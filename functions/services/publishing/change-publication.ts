import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

export interface ChangePorts {
  readonly publications: Lazy<Publications>;
}

const ROUNDS = 5;
const ON_ITS_WAY = 'This is already on its way to the platform. Reload the page to see how far it is.';

/** Applies the owner’s change to a publication. Refuses (`in_progress`) a change that no longer applies. */
export const changePublication = async (
  { publications }: ChangePorts,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  change: (publication: Publication) => Publication | undefined,
): Promise<Publication> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await publications().find(ownerId, id);
    if (before === undefined) throw new Refusal('not_found');
    const after = change(before);
    if (after === undefined) throw new Refusal('in_progress', ON_ITS_WAY);
    if (await publications().replace(before, after)) return after;
  }
  throw new Refusal('conflict');
};
