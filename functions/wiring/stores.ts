import { CHECKS_AT_ONCE, PACKS_AT_ONCE } from '#contract/catalogue.ts';
import { env } from '#functions/env.ts';
import { accountDeletionStore } from '#functions/store/account/account-deletion-store.ts';
import { mailboxStore } from '#functions/store/account/guesses/mailbox-store.ts';
import { signInPassStore } from '#functions/store/account/guesses/sign-in-pass-store.ts';
import { ownerOfFolder } from '#functions/store/account/media-folder-rows.ts';
import { newsletterStore } from '#functions/store/account/newsletter-store.ts';
import { pronunciationStore } from '#functions/store/account/pronunciation-store.ts';
import { secondFactorStore } from '#functions/store/account/second-factor-store.ts';
import { sessionStore } from '#functions/store/account/session-store.ts';
import { suspensionStore } from '#functions/store/account/suspension-store.ts';
import { ticketStore } from '#functions/store/account/ticket-store.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { videoDefaultStore } from '#functions/store/account/video-default-store.ts';
import { affiliateStore } from '#functions/store/affiliate/affiliate-store.ts';
import { payoutDetailsStore } from '#functions/store/affiliate/payout-details-store.ts';
import { billingStore } from '#functions/store/billing/billing-store.ts';
import { everyAccount as everyAccountOf } from '#functions/store/billing/plan-audit.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { auditLedgers as auditTable } from '#functions/store/credits/ledger-audit.ts';
import { exportStore } from '#functions/store/export/export-store.ts';
import { userDataStore } from '#functions/store/export/user-data-store.ts';
import { egressStore } from '#functions/store/media/egress-store.ts';
import { strayStore } from '#functions/store/media/stray-store.ts';
import { voicePreviewStore } from '#functions/store/media/voice-preview-store.ts';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { platformDayStore } from '#functions/store/publishing/platform-day-store.ts';
import { publicationStore } from '#functions/store/publishing/publication-store.ts';
import { sendSlotStore } from '#functions/store/publishing/send-slot-store.ts';
import { filmQueueStore } from '#functions/store/queue/film-queue-store.ts';
import { workQueueStore } from '#functions/store/queue/work-queue-store.ts';
import { workSpendingStore } from '#functions/store/queue/work-spending-store.ts';
import { idempotencyStore } from '#functions/store/request/idempotency-store.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import { CHECK_QUEUE, PACK_QUEUE } from '#functions/store/table/queue-keys.ts';
import { uploadStore } from '#functions/store/uploads/upload-store.ts';
import { uploadUses as uploadUsesOf } from '#functions/store/uploads/upload-uses.ts';
import { figureStore } from '#functions/store/videos/figure-store.ts';
import { makingTimeStore } from '#functions/store/videos/making-time-store.ts';
import { receiptStore } from '#functions/store/videos/receipt-store.ts';
import { shareStore } from '#functions/store/videos/share-store.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId, now } from './clock.ts';
import { lazy } from './lazy.ts';
import { ownApps } from './own-apps.ts';
import { personMarks, table } from './table.ts';

export const secondFactors = /* @__PURE__ */ lazy(() => secondFactorStore(table()));
export const users = /* @__PURE__ */ lazy(() => userStore(table(), newId, personMarks));
export const accountDeletions = /* @__PURE__ */ lazy(() => accountDeletionStore(table(), personMarks));
export const exports = /* @__PURE__ */ lazy(() => exportStore(table()));
export const userData = /* @__PURE__ */ lazy(() => userDataStore(table()));
export const sessions = /* @__PURE__ */ lazy(() => sessionStore(table()));
export const suspensions = /* @__PURE__ */ lazy(() => suspensionStore(table()));
export const tickets = /* @__PURE__ */ lazy(() => ticketStore(table()));
export const mailboxes = /* @__PURE__ */ lazy(() => mailboxStore(table()));
export const passes = /* @__PURE__ */ lazy(() => signInPassStore(table()));
export const stories = /* @__PURE__ */ lazy(() => storyStore(table(), now));
export const storyboards = /* @__PURE__ */ lazy(() => storyboardStore(table()));
export const series = /* @__PURE__ */ lazy(() => seriesStore(table()));
export const ideas = /* @__PURE__ */ lazy(() => ideaStore(table()));
export const dueRows = /* @__PURE__ */ lazy(() => dueStore(table()));
export const connections = /* @__PURE__ */ lazy(() => connectionStore(table(), ownApps));
export const publications = /* @__PURE__ */ lazy(() => publicationStore(table()));
export const platformDays = /* @__PURE__ */ lazy(() => platformDayStore(table()));
export const sendSlots = /* @__PURE__ */ lazy(() => sendSlotStore(table(), env.sendSlots));
export const runs = /* @__PURE__ */ lazy(() => runStore(table(), now));
export const videos = /* @__PURE__ */ lazy(() => videoStore(table()));
export const pronunciations = /* @__PURE__ */ lazy(() => pronunciationStore(table()));
export const videoDefaults = /* @__PURE__ */ lazy(() => videoDefaultStore(table()));
export const filmQueue = /* @__PURE__ */ lazy(() => filmQueueStore(table(), env.filmSlots));
export const checks = /* @__PURE__ */ lazy(() =>
  workQueueStore(table(), { keys: CHECK_QUEUE, atOnce: CHECKS_AT_ONCE, slots: env.checkSlots }),
);
export const packs = /* @__PURE__ */ lazy(() =>
  workQueueStore(table(), { keys: PACK_QUEUE, atOnce: PACKS_AT_ONCE, slots: env.packSlots }),
);
export const workSpending = /* @__PURE__ */ lazy(() => workSpendingStore(table()));
export const makingTimes = /* @__PURE__ */ lazy(() => makingTimeStore(table()));
export const credits = /* @__PURE__ */ lazy(() => creditStore(table()));
export const billing = /* @__PURE__ */ lazy(() => billingStore(table()));
export const affiliates = /* @__PURE__ */ lazy(() => affiliateStore(table()));
export const payoutDetails = /* @__PURE__ */ lazy(() => payoutDetailsStore(table()));
export const idempotency = /* @__PURE__ */ lazy(() => idempotencyStore(table()));
export const figures = /* @__PURE__ */ lazy(() => figureStore(table()));
export const receipts = /* @__PURE__ */ lazy(() => receiptStore(table()));
export const shares = /* @__PURE__ */ lazy(() => shareStore(table()));
export const voicePreviews = /* @__PURE__ */ lazy(() => voicePreviewStore(table()));
export const uploads = /* @__PURE__ */ lazy(() => uploadStore(table()));
export const uploadUses = /* @__PURE__ */ lazy(() => uploadUsesOf(table()));
export const strays = /* @__PURE__ */ lazy(() => strayStore(table()));
export const egress = /* @__PURE__ */ lazy(() => egressStore(table()));
export const ownerOf = /* @__PURE__ */ lazy(() => ownerOfFolder(table()));
export const newsletter = /* @__PURE__ */ lazy(() => newsletterStore(table()));

/** Whether new videos say that AI made them, unless the account has chosen. */
export const aiLineByDefault = (): boolean => env.aiLine();

/** Only operator commands read the whole table. */
export const auditLedgers = () => auditTable(table());

export const everyAccount = () => everyAccountOf(table());
