import type { Ideas as WireIdeas } from '#contract/schemas/series/ideas.ts';
import type { ReadWriterModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Ideas, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';

export interface ShownIdeasPorts {
  readonly series: Lazy<SeriesStore>;
  readonly ideas: Lazy<Ideas>;
  readonly writerModel: ReadWriterModel;
}

/** One of the user’s series; refuses (`not_found`) if it belongs to someone else or is gone. */
export const ownSeries = async (
  { series }: Pick<ShownIdeasPorts, 'series'>,
  ownerId: string,
  seriesId: string,
): Promise<Series> => {
  const found = await series().find(ownerId, seriesId);
  if (found === undefined) throw new Refusal('not_found');
  return found;
};

/** A series’ queue of ideas as its creator sees it now. */
export const shownIdeas = async (
  { ideas, writerModel }: Pick<ShownIdeasPorts, 'ideas' | 'writerModel'>,
  ownerId: string,
  seriesId: string,
): Promise<WireIdeas> => {
  const [queue, model] = await Promise.all([ideas().list(ownerId, seriesId), writerModel()]);
  return { ideas: [...queue], canSuggest: model !== null };
};
