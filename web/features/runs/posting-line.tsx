import type { Run } from '#contract/schemas/series/runs.ts';
import { useConnections } from '#web/data/publishing/connections.ts';
import { postingWords } from '#web/data/series/series-posts.ts';
import { useNow } from '#web/lib/use-now.ts';

/**
 * Where a run’s video is posted once it is approved; renders nothing if it isn’t posted, or until the accounts have
 * loaded.
 */
export const PostingLine = ({ run, className }: { readonly run: Run; readonly className?: string }) => {
  const { data } = useConnections({ isWanted: run.publish !== undefined });
  const now = useNow();
  const words = data && postingWords(run, data, now);
  return words === undefined ? null : <p className={className}>{words}</p>;
};
