import { storyboardsRoutes } from '#contract/routes/storyboards.ts';
import { uploadsRoutes } from '#contract/routes/uploads.ts';
import { videoUpdatesRoutes } from '#contract/routes/video-updates.ts';
import { endpoint, list } from './endpoint.ts';

/** The calls for the studio and own media, kept out of `api` so that the first tab doesn’t load them. */
export const studioApi = {
  openStoryboard: endpoint(storyboardsRoutes.openStoryboard),
  readStoryboard: endpoint(storyboardsRoutes.readStoryboard),
  saveStoryboard: endpoint(storyboardsRoutes.saveStoryboard),
  discardStoryboard: endpoint(storyboardsRoutes.discardStoryboard),
  paintStoryboard: endpoint(storyboardsRoutes.paintStoryboard),
  speakStoryboard: endpoint(storyboardsRoutes.speakStoryboard),
  narrateStoryboard: endpoint(storyboardsRoutes.narrateStoryboard),
  removeNarration: endpoint(storyboardsRoutes.removeNarration),
  filmStoryboard: endpoint(storyboardsRoutes.filmStoryboard),
  openVideoStoryboard: endpoint(videoUpdatesRoutes.openVideoStoryboard),
  updateVideo: endpoint(videoUpdatesRoutes.updateVideo),
  bringBackVideo: endpoint(videoUpdatesRoutes.bringBackVideo),
  listUploads: list(uploadsRoutes.listUploads),
  createUpload: endpoint(uploadsRoutes.createUpload),
  readUploadQuota: endpoint(uploadsRoutes.readUploadQuota),
  readUpload: endpoint(uploadsRoutes.readUpload),
  checkUpload: endpoint(uploadsRoutes.checkUpload),
  deleteUpload: endpoint(uploadsRoutes.deleteUpload),
  listStoryboards: list(storyboardsRoutes.listStoryboards),
} as const;
