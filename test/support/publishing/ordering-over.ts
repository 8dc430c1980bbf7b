import type { TokenSeal } from '#functions/domain/publishing/ports.ts';
import type { PublishRunPorts } from '#functions/services/series/publish-run.ts';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { publicationStore } from '#functions/store/publishing/publication-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { partial } from '#test/support/values.ts';

type Ordering = Pick<
  PublishRunPorts,
  'connections' | 'publications' | 'tokenSeal' | 'platform' | 'advise' | 'isOffered' | 'isReal'
>;

/**
 * The ports needed besides the table to order publications, on a stage that offers platforms but never calls them.
 */
export const orderingOver = (table: Table): Ordering => ({
  connections: () => connectionStore(table),
  publications: () => publicationStore(table),
  tokenSeal: () => partial<TokenSeal>({}),
  platform: async () => {
    throw new Error('Nothing is sent here.');
  },
  advise: () => ({ advice: '', canRetry: false }),
  isOffered: async () => true,
  isReal: () => false,
});
