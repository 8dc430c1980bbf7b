import { runsRoutes } from '#contract/routes/runs.ts';
import { seriesRoutes } from '#contract/routes/series.ts';
import { endpoint, list } from '#web/data/api/endpoint.ts';

/** The calls for series, ideas and runs, kept out of `api` so that the first tab doesn’t wait for them. */
export const seriesApi = {
  listSeries: endpoint(seriesRoutes.listSeries),
  createSeries: endpoint(seriesRoutes.createSeries),
  suggestFirstIdeas: endpoint(seriesRoutes.suggestFirstIdeas),
  readSeries: endpoint(seriesRoutes.readSeries),
  editSeries: endpoint(seriesRoutes.editSeries),
  switchSeries: endpoint(seriesRoutes.switchSeries),
  deleteSeries: endpoint(seriesRoutes.deleteSeries),
  readSeriesResults: endpoint(seriesRoutes.readSeriesResults),
  listIdeas: endpoint(seriesRoutes.listIdeas),
  addIdeas: endpoint(seriesRoutes.addIdeas),
  suggestIdeas: endpoint(seriesRoutes.suggestIdeas),
  editIdea: endpoint(seriesRoutes.editIdea),
  deleteIdea: endpoint(seriesRoutes.deleteIdea),
  listRuns: list(seriesRoutes.listRuns),
  listWaitingRuns: endpoint(runsRoutes.listWaitingRuns),
  readRun: endpoint(runsRoutes.readRun),
  editPost: endpoint(runsRoutes.editPost),
  approveRun: endpoint(runsRoutes.approveRun),
  remakeRun: endpoint(runsRoutes.remakeRun),
  skipRun: endpoint(runsRoutes.skipRun),
} as const;
