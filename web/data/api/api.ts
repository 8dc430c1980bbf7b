import { analyticsRoutes } from '#contract/routes/analytics.ts';
import { authRoutes } from '#contract/routes/auth.ts';
import { mailRoutes } from '#contract/routes/mail.ts';
import { newsletterRoutes } from '#contract/routes/newsletter.ts';
import { noticesRoutes } from '#contract/routes/notices.ts';
import { paymentsRoutes } from '#contract/routes/payments.ts';
import { storiesRoutes } from '#contract/routes/stories.ts';
import { videoScenesRoutes } from '#contract/routes/video-scenes.ts';
import { videosRoutes } from '#contract/routes/videos.ts';
import { endpoint, list } from './endpoint.ts';

/** The calls that most pages make, typed by the route table. All throw `ApiError`. */
export const api = {
  subscribeNewsletter: endpoint(newsletterRoutes.subscribeNewsletter),
  confirmNewsletter: endpoint(newsletterRoutes.confirmNewsletter),
  unsubscribe: endpoint(mailRoutes.unsubscribe),
  readMailSettings: endpoint(mailRoutes.readMailSettings),
  saveMailSettings: endpoint(mailRoutes.saveMailSettings),
  beginCheckout: endpoint(paymentsRoutes.beginCheckout),
  readCheckout: endpoint(paymentsRoutes.readCheckout),
  startTrial: endpoint(paymentsRoutes.startTrial),
  openPortal: endpoint(paymentsRoutes.openPortal),
  readMe: endpoint(authRoutes.readMe),
  exchangeSession: endpoint(authRoutes.exchangeSession),
  exchangeEmail: endpoint(authRoutes.exchangeEmail),
  signOut: endpoint(authRoutes.signOut),
  listSessions: endpoint(authRoutes.listSessions),
  endSession: endpoint(authRoutes.endSession),
  signOutElsewhere: endpoint(authRoutes.signOutElsewhere),
  listStories: list(storiesRoutes.listStories),
  generateStory: endpoint(storiesRoutes.generateStory),
  takeFinishedStory: endpoint(storiesRoutes.takeFinishedStory),
  readStory: endpoint(storiesRoutes.readStory),
  saveStory: endpoint(storiesRoutes.saveStory),
  editStory: endpoint(storiesRoutes.editStory),
  suggestWords: endpoint(storiesRoutes.suggestWords),
  deleteStory: endpoint(storiesRoutes.deleteStory),
  listVideos: list(videosRoutes.listVideos),
  listVoices: endpoint(videosRoutes.listVoices),
  listMusic: endpoint(videosRoutes.listMusic),
  createVideo: endpoint(videosRoutes.createVideo),
  readVideoSettings: endpoint(videosRoutes.readVideoSettings),
  saveVideoSettings: endpoint(videosRoutes.saveVideoSettings),
  readTrialLimits: endpoint(videosRoutes.readTrialLimits),
  downloadVideo: endpoint(videosRoutes.downloadVideo),
  retryVideo: endpoint(videosRoutes.retryVideo),
  restoreVideo: endpoint(videosRoutes.restoreVideo),
  listScenes: endpoint(videoScenesRoutes.listScenes),
  repaintScene: endpoint(videoScenesRoutes.repaintScene),
  rewriteScene: endpoint(videoScenesRoutes.rewriteScene),
  deleteVideo: endpoint(videosRoutes.deleteVideo),
  shareVideo: endpoint(videosRoutes.shareVideo),
  unshareVideo: endpoint(videosRoutes.unshareVideo),
  readAnalytics: endpoint(analyticsRoutes.readAnalytics),
  readTotals: endpoint(analyticsRoutes.readTotals),
  readSubscription: endpoint(paymentsRoutes.readSubscription),
  requestExport: endpoint(authRoutes.requestExport),
  readExport: endpoint(authRoutes.readExport),
  openExport: endpoint(authRoutes.openExport),
  deleteAccount: endpoint(authRoutes.deleteAccount),
  listNotices: endpoint(noticesRoutes.listNotices),
  appeal: endpoint(noticesRoutes.appeal),
  putNoticeAway: endpoint(noticesRoutes.putNoticeAway),
} as const;
