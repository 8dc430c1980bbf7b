import type { Clock } from '#functions/domain/request/ports.ts';
import { DutyIncomplete, runDuty } from '#functions/runtime/step/run-duty.ts';
import { forgetSignUps } from '#functions/scheduled/accounts/forget-sign-ups.ts';
import { reconcilePayments } from '#functions/scheduled/accounts/reconcile-payments.ts';
import { resumeDeletions } from '#functions/scheduled/accounts/resume-deletions.ts';
import { sendMails } from '#functions/scheduled/accounts/send-mails.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { pruneExports } from '#functions/scheduled/files/prune-exports.ts';
import { pruneMedia } from '#functions/scheduled/files/prune-media.ts';
import { pruneUploads } from '#functions/scheduled/files/prune-uploads.ts';
import { dispatchFilms } from '#functions/scheduled/films/dispatch-films.ts';
import { dispatchWork } from '#functions/scheduled/films/dispatch-work.ts';
import { rescueRenders } from '#functions/scheduled/films/rescue-renders.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import { now as clock } from '#functions/wiring/clock.ts';
import { runFilming } from '#functions/wiring/filming.ts';
import { mailer, mailLinks, mailSiteOrigin, suppressions } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { payments } from '#functions/wiring/payments.ts';
import { ordering } from '#functions/wiring/platforms.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { budget, budgets } from '#functions/wiring/spending.ts';
import {
  accountDeletions,
  billing,
  checks,
  credits,
  dueRows,
  exports,
  ideas,
  packs,
  storyboards,
  uploads,
} from '#functions/wiring/stores.ts';
import {
  accountDeleter,
  exporter,
  preparations,
  publicationStarter,
  runStarter,
  uploadChecker,
} from '#functions/wiring/workflows.ts';

const wired = {
  ...runFilming(),
  ...ordering(),
  preparations,
  publicationStarter,
  storyboards,
  media,
  accountDeletions,
  accountDeleter,
  exports,
  uploads,
  uploadChecker,
  exporter,
  checks,
  packs,
  subscriptions: credits,
  payments,
  billing,
  budgets,
  budget,
  mailer,
  suppressions,
  mailLinks,
  siteOrigin: mailSiteOrigin,
  identityPool,
  ideas,
  runStarter,
  dueRows,
};

/**
 * Runs every duty that maintains rows once, as of the given time; SpeakPreviews has its own tests. Requires the
 * functions’ environment variables in this process.
 */
export const runDuties = async (now: Clock = clock): Promise<void> => {
  const ports = { ...wired, now };
  const duties = [
    () => runDuty(rescueRenders(ports)),
    () => runDuty(dispatchFilms(ports)),
    () => runDuty(dispatchWork(ports)),
    () => runDuty(pruneMedia(ports)),
    () => runDuty(pruneExports(ports)),
    () => runDuty(pruneUploads(ports)),
    () => runDuty(resumeDeletions(ports)),
    () => runDuty(forgetSignUps(ports)),
    () => runDuty(reconcilePayments(ports)),
    () => runDuty(settleBudgets(ports)),
    () => runDuty(tendDue(ports)),
    () => runDuty(sendMails(ports)),
  ];
  // Leftover work from other tests may fail here.
  for (const run of duties)
    await run().catch((error: unknown) => {
      if (!(error instanceof DutyIncomplete)) throw error;
    });
};
