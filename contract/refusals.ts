import * as z from 'zod/mini';
import { RECENT_SIGN_IN_MINUTES } from './catalogue.ts';

/**
 * The closed list of error codes that a client can receive, each with its HTTP status and the message used when a
 * refusal doesn’t have its own.
 */
export const REFUSALS = {
  invalid: { status: 400, detail: 'The request is not valid. Check the fields and try again.' },
  malformed_json: { status: 400, detail: 'The request body is not valid JSON.' },
  not_signed_in: { status: 401, detail: 'You are not signed in. Sign in and try again.' },
  sign_in_expired: { status: 401, detail: 'This sign-in has expired or was already used. Sign in again.' },
  wrong_code: {
    status: 400,
    detail:
      'That code isn’t right or has expired. Enter the six digits from our latest email, or ask for a new code.',
  },
  common_password: {
    status: 400,
    detail:
      'This password is one of the first that attackers try. Choose another one, such as three or four unrelated words.',
  },
  limit_reached: { status: 402, detail: 'You’ve reached your plan’s limit. Upgrade to continue.' },
  storage_full: {
    status: 402,
    detail: 'Your media storage is full. Delete files you no longer need, or choose a bigger plan.',
  },
  film_too_costly: {
    status: 400,
    detail:
      'The pictures and voice for this story cost more than the limit for a video. Shorten or simplify the story and try again. No credits were used.',
  },
  cross_site: { status: 403, detail: 'The request came from another site, so we didn’t process it.' },
  resting: {
    status: 403,
    detail: 'This video has been watched so often this month that it’s resting. It’s back next month.',
  },
  sign_in_again: {
    status: 403,
    detail: `You signed in here more than ${RECENT_SIGN_IN_MINUTES} minutes ago. For your safety, sign in again to do this.`,
  },
  account_paused: {
    status: 403,
    detail:
      'Too many of your videos failed this month, so your account can’t create anything new until next month. No credits were used. If you think this is a mistake, contact support.',
  },
  account_suspended: {
    status: 403,
    detail:
      'Your account is suspended, so you can’t make, share, download or buy anything. The notice in your dashboard says why, and how to appeal.',
  },
  restricted: {
    status: 403,
    detail: 'We’ve restricted this video. The notice in your dashboard says why, and how to appeal.',
  },
  held: {
    status: 403,
    detail:
      'We have to look at this video before it can be shared or downloaded. You’ll find a notice in your dashboard.',
  },
  owner_only: {
    status: 403,
    detail: 'Only its owner can open this video, signed in on this site.',
  },
  not_found: { status: 404, detail: 'We couldn’t find that in your account.' },
  unknown_path: { status: 404, detail: 'Nothing answers at this address. Check its path and the method.' },
  already_published: {
    status: 409,
    detail: 'This video was already published to this account. Publish it again only if you mean to.',
  },
  connection_ended: {
    status: 409,
    detail: 'The platform no longer accepts this connection. Connect the account again in Settings.',
  },
  conflict: { status: 409, detail: 'This changed in the meantime. Reload and try again.' },
  story_changed: {
    status: 409,
    detail: 'This story was changed in another window. Nothing was overwritten: compare both and choose one.',
  },
  storyboard_changed: {
    status: 409,
    detail:
      'This storyboard was changed in another window. Nothing was overwritten: compare both and choose one.',
  },
  series_changed: {
    status: 409,
    detail: 'This series was changed in another window. Nothing was overwritten: reload to see the change.',
  },
  run_changed: {
    status: 409,
    detail: 'This was answered or changed in another window. Here is where it stands now.',
  },
  series_limit: {
    status: 402,
    detail: 'Your plan has no room for another active series. Pause one, or choose a bigger plan.',
  },
  in_progress: { status: 409, detail: 'This is already in progress. Wait a moment and check again.' },
  in_use: { status: 409, detail: 'This is in use. Remove it there first.' },
  media_unusable: { status: 409, detail: 'This file can’t be used any more. Choose another one.' },
  not_ready: { status: 409, detail: 'The video is not ready yet.' },
  taken_down: { status: 410, detail: 'This video was taken down.' },
  too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_type: { status: 415, detail: 'Send the request as application/json.' },
  against_rules: {
    status: 422,
    detail: 'This is against our rules for videos. Change it and try again. No credits were used.',
  },
  not_reviewed: {
    status: 503,
    detail:
      'We couldn’t check this video yet, so it can’t be shared or downloaded. Try again in a few minutes.',
  },
  refused_by_model: { status: 422, detail: 'The AI writer declined this prompt. Change it and try again.' },
  too_many_requests: { status: 429, detail: 'Too many requests. Wait a moment and try again.' },
  withheld_by_law: { status: 451, detail: 'This video isn’t available, because the law forbids it.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  bad_model_answer: {
    status: 502,
    detail: 'The AI writer’s answer couldn’t be used. Please try again.',
  },
  no_model: {
    status: 409,
    detail: 'Only an AI model can suggest other words, and none is connected here. Your text stays as it is.',
  },
  platform_unavailable: {
    status: 503,
    detail: 'The platform doesn’t answer right now. Please try again in a few minutes.',
  },
  provider_unavailable: {
    status: 503,
    detail: 'A service we depend on is not available. Please try again shortly.',
  },
  budget_reached: {
    status: 503,
    detail:
      'We’ve made as many videos as we can this month. No credits were used. Please come back next month.',
  },
  disk_full: {
    status: 507,
    detail:
      'The disk of this computer is full, so we can’t make anything new. Delete other files, or press Delete Now for deleted videos in My Videos; no credits were used.',
  },
  provider_timeout: { status: 504, detail: 'A service we depend on took too long. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/** The header of a response that reports a problem with the whole product. Its value is one of the codes. */
export const NOTICE_HEADER = 'x-notice';
export const FULL_DISK = 'disk_full' satisfies RefusalCode;

/** The body of every unsuccessful response. */
export const ErrorReply = z.object({ code: z.string(), detail: z.string(), request_id: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;
