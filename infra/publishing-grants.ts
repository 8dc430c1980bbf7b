import { CALLS_OUT, READS, signedIn } from './permissions/grant-parts.ts';
import type { FunctionLine } from './permissions/needs.ts';

/** Calls a platform with a connection's tokens, which it may have to refresh first. */
const CALLS_PLATFORM = { ...CALLS_OUT, table: signedIn('PutItem'), publishes: 'calls' } as const;

/** The limits and permissions of the routes under `/api/publishing`. */
export const PUBLISHING_GRANTS = {
  listPlatforms: { ...READS, table: signedIn(), publishes: 'knows' },
  listConnections: { ...READS, table: signedIn('Query') },
  beginConnection: { ...CALLS_PLATFORM, table: signedIn('Query'), secrets: ['media'] },
  finishConnection: { ...CALLS_PLATFORM, table: signedIn('PutItem', 'Query'), secrets: ['media'] },
  editConnection: { ...READS, table: signedIn('PutItem') },
  disconnect: { ...CALLS_PLATFORM, table: signedIn('PutItem', 'Query', 'DeleteItem') },
  readPostOptions: CALLS_PLATFORM,
  listPublications: { ...READS, table: signedIn('Query') },
  /** Reads the film to record its hash; judges the video and the words of the posts. */
  publishVideo: {
    ...CALLS_PLATFORM,
    memoryMb: 1024,
    table: signedIn('PutItem', 'Query', 'ConditionCheckItem'),
    media: ['read'],
    moderates: true,
    starts: ['publication'],
  },
  movePublication: { ...READS, table: signedIn('PutItem') },
  cancelPublication: { ...READS, table: signedIn('PutItem') },
  confirmPublication: { ...READS, table: signedIn('PutItem') },
  retryPublication: { ...READS, table: signedIn('PutItem', 'Query') },
} as const satisfies Record<string, FunctionLine>;
