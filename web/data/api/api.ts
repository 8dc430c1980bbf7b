import '#web/lib/zod-without-eval.ts';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type ListPage, type Sent, send } from './api-client.ts';

type Given<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { readonly [P in K]: z.input<R[K]> }
  : unknown;

type CallOf<R extends Route> = Sent & Given<R, 'params'> & Given<R, 'body'>;

const endpoint =
  <S extends z.ZodMiniType, R extends Route>(route: R & { readonly reply: S }) =>
  async (call: CallOf<R>): Promise<z.output<S>> =>
    (await send(route, route.reply, call)).items;

const list =
  <S extends z.ZodMiniType>(route: Route & { readonly reply: S }) =>
  (call: Sent): Promise<ListPage<z.output<S>>> =>
    send(route, route.reply, call);

/** Every call the browser makes, typed by the route table. All throw `ApiError`. */
export const api = {
  subscribeNewsletter: endpoint(routes.subscribeNewsletter),
  confirmNewsletter: endpoint(routes.confirmNewsletter),
  unsubscribe: endpoint(routes.unsubscribe),
  readMailSettings: endpoint(routes.readMailSettings),
  saveMailSettings: endpoint(routes.saveMailSettings),
  beginCheckout: endpoint(routes.beginCheckout),
  readCheckout: endpoint(routes.readCheckout),
  startTrial: endpoint(routes.startTrial),
  openPortal: endpoint(routes.openPortal),
  readMe: endpoint(routes.readMe),
  exchangeSession: endpoint(routes.exchangeSession),
  exchangeEmail: endpoint(routes.exchangeEmail),
  beginEmailSignIn: endpoint(routes.beginEmailSignIn),
  sendEmailCode: endpoint(routes.sendEmailCode),
  setEmailPassword: endpoint(routes.setEmailPassword),
  changePassword: endpoint(routes.changePassword),
  noteSecondFactor: endpoint(routes.noteSecondFactor),
  signOut: endpoint(routes.signOut),
  listSessions: endpoint(routes.listSessions),
  endSession: endpoint(routes.endSession),
  signOutElsewhere: endpoint(routes.signOutElsewhere),
  listStories: list(routes.listStories),
  generateStory: endpoint(routes.generateStory),
  takeFinishedStory: endpoint(routes.takeFinishedStory),
  readStory: endpoint(routes.readStory),
  saveStory: endpoint(routes.saveStory),
  editStory: endpoint(routes.editStory),
  suggestWords: endpoint(routes.suggestWords),
  deleteStory: endpoint(routes.deleteStory),
  openStoryboard: endpoint(routes.openStoryboard),
  readStoryboard: endpoint(routes.readStoryboard),
  saveStoryboard: endpoint(routes.saveStoryboard),
  discardStoryboard: endpoint(routes.discardStoryboard),
  paintStoryboard: endpoint(routes.paintStoryboard),
  speakStoryboard: endpoint(routes.speakStoryboard),
  narrateStoryboard: endpoint(routes.narrateStoryboard),
  removeNarration: endpoint(routes.removeNarration),
  filmStoryboard: endpoint(routes.filmStoryboard),
  listVideos: list(routes.listVideos),
  listVoices: endpoint(routes.listVoices),
  listMusic: endpoint(routes.listMusic),
  createVideo: endpoint(routes.createVideo),
  readVideoSettings: endpoint(routes.readVideoSettings),
  saveVideoSettings: endpoint(routes.saveVideoSettings),
  readTrialLimits: endpoint(routes.readTrialLimits),
  downloadVideo: endpoint(routes.downloadVideo),
  retryVideo: endpoint(routes.retryVideo),
  openVideoStoryboard: endpoint(routes.openVideoStoryboard),
  updateVideo: endpoint(routes.updateVideo),
  bringBackVideo: endpoint(routes.bringBackVideo),
  restoreVideo: endpoint(routes.restoreVideo),
  listScenes: endpoint(routes.listScenes),
  repaintScene: endpoint(routes.repaintScene),
  rewriteScene: endpoint(routes.rewriteScene),
  deleteVideo: endpoint(routes.deleteVideo),
  shareVideo: endpoint(routes.shareVideo),
  unshareVideo: endpoint(routes.unshareVideo),
  listUploads: list(routes.listUploads),
  createUpload: endpoint(routes.createUpload),
  readUploadQuota: endpoint(routes.readUploadQuota),
  readUpload: endpoint(routes.readUpload),
  checkUpload: endpoint(routes.checkUpload),
  deleteUpload: endpoint(routes.deleteUpload),
  listStoryboards: list(routes.listStoryboards),
  readAnalytics: endpoint(routes.readAnalytics),
  readAffiliate: endpoint(routes.readAffiliate),
  savePayoutDetails: endpoint(routes.savePayoutDetails),
  removePayoutDetails: endpoint(routes.removePayoutDetails),
  followLink: endpoint(routes.followLink),
  readSubscription: endpoint(routes.readSubscription),
  requestExport: endpoint(routes.requestExport),
  readExport: endpoint(routes.readExport),
  deleteAccount: endpoint(routes.deleteAccount),
  listNotices: endpoint(routes.listNotices),
  appeal: endpoint(routes.appeal),
  putNoticeAway: endpoint(routes.putNoticeAway),
  listCases: endpoint(routes.listCases),
  readCase: endpoint(routes.readCase),
  decide: endpoint(routes.decide),
} as const;
