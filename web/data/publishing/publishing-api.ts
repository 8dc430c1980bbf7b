import { publishingRoutes } from '#contract/routes/publishing.ts';
import { endpoint, list } from '#web/data/api/endpoint.ts';

/** The calls for publishing, kept out of `api` so that the first tab doesn’t load them. */
export const publishingApi = {
  listPlatforms: endpoint(publishingRoutes.listPlatforms),
  listConnections: endpoint(publishingRoutes.listConnections),
  beginConnection: endpoint(publishingRoutes.beginConnection),
  editConnection: endpoint(publishingRoutes.editConnection),
  disconnect: endpoint(publishingRoutes.disconnect),
  readPostOptions: endpoint(publishingRoutes.readPostOptions),
  listPublications: list(publishingRoutes.listPublications),
  publishVideo: endpoint(publishingRoutes.publishVideo),
  movePublication: endpoint(publishingRoutes.movePublication),
  cancelPublication: endpoint(publishingRoutes.cancelPublication),
  confirmPublication: endpoint(publishingRoutes.confirmPublication),
  retryPublication: endpoint(publishingRoutes.retryPublication),
} as const;
