import { expect, test } from 'vitest';
import { permissionsIn } from '#test/support/infra/permissions.ts';
import { templatesOf } from '#test/support/infra/stacks.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

/**
 * Every function with its permissions and its secrets; each may also write its own log and traces. This list
 * is separate from `infra/grants.ts`, where rows share constants, so a permission that slips in through a
 * shared constant shows up here.
 */
const PERMISSIONS: Readonly<Record<string, string>> = {
  'affiliate/follow-link': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'affiliate/read-affiliate':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem secret:media secret:origin',
  'affiliate/remove-payout-details': 'table:DeleteItem table:GetItem table:UpdateItem secret:origin',
  'affiliate/save-payout-details':
    'table:ConditionCheckItem table:GetItem table:PutItem table:UpdateItem secret:origin secret:payout secret:sign_in',
  'analytics/read-analytics': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'analytics/read-totals': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'auth/begin-sign-in': 'table:UpdateItem secret:origin secret:sign_in',
  'auth/delete-account':
    'table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:media secret:origin secret:sign_in',
  'auth/email/begin-email-sign-in': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'auth/email/change-password':
    'table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'auth/email/note-second-factor':
    'cognito-idp:AdminGetUser table:GetItem table:PutItem table:UpdateItem secret:origin',
  'auth/email/send-email-code':
    'cognito-idp:AdminGetUser table:GetItem table:PutItem table:UpdateItem secret:origin',
  'auth/email/set-email-password':
    'cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes table:DeleteItem table:GetItem table:PutItem table:UpdateItem secret:origin',
  'auth/exchange-email':
    'cognito-idp:AdminGetUser table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:media secret:origin secret:sign_in',
  'auth/end-session':
    'table:DeleteItem table:GetItem table:Query table:UpdateItem secret:media secret:origin',
  'auth/exchange-session':
    'table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:media secret:origin secret:sign_in',
  'auth/list-sessions': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'auth/sign-out-elsewhere':
    'table:BatchWriteItem table:ConditionCheckItem table:GetItem table:Query table:UpdateItem secret:origin',
  'auth/finish-sign-in': 'table:PutItem table:UpdateItem secret:origin secret:sign_in',
  'auth/read-me': 'table:GetItem table:PutItem table:UpdateItem secret:media secret:origin',
  'auth/sign-out': 'table:DeleteItem table:GetItem table:UpdateItem secret:media secret:origin',
  'health/check-health': 'secret:origin',
  'mail/read-mail-settings': 'table:GetItem table:UpdateItem secret:origin',
  'mail/save-mail-settings': 'table:GetItem table:UpdateItem secret:origin',
  'mail/unsubscribe': 'table:DeleteItem table:UpdateItem secret:origin secret:sign_in',
  'newsletter/confirm-newsletter': 'table:UpdateItem secret:origin secret:sign_in',
  'newsletter/subscribe-newsletter':
    'table:GetItem table:PutItem table:UpdateItem secret:origin secret:sign_in',
  'triggers/suppress-address': 'table:PutItem sqs:SendMessage',
  'notices/appeal': 'table:GetItem table:UpdateItem secret:origin',
  'notices/list-notices': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'notices/put-notice-away': 'table:GetItem table:UpdateItem secret:origin',
  'operator/decide':
    'table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject states:StartExecution secret:origin secret:sign_in',
  'operator/list-cases': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'operator/read-case': 'table:GetItem table:Query table:UpdateItem secret:media secret:origin',
  'operator/refuse-unknown-path': 'table:GetItem table:UpdateItem secret:origin',
  'payments/begin-checkout':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:media secret:origin secret:stripe',
  'payments/list-plans': 'secret:origin',
  'payments/open-portal': 'table:GetItem table:UpdateItem secret:media secret:origin secret:stripe',
  'payments/read-checkout':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:origin secret:stripe',
  'payments/read-subscription': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'payments/receive-webhook':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:origin secret:stripe',
  'payments/start-trial':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:UpdateItem secret:origin',
  'publishing/begin-connection':
    'table:GetItem table:Query table:UpdateItem secret:media secret:origin secret:publishing',
  'publishing/cancel-publication': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'publishing/confirm-publication': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'publishing/disconnect':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:origin secret:publishing',
  'publishing/edit-connection': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'publishing/finish-connection':
    'table:GetItem table:PutItem table:Query table:UpdateItem secret:media secret:origin secret:publishing',
  'publishing/list-connections': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'publishing/list-platforms': 'table:GetItem table:UpdateItem secret:origin',
  'publishing/list-publications': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'publishing/move-publication': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'publishing/publish-video':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem s3:GetObject s3:ListBucket states:StartExecution secret:openai secret:origin secret:publishing',
  'publishing/read-post-options':
    'table:GetItem table:PutItem table:UpdateItem secret:origin secret:publishing',
  'publishing/retry-publication': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'workflows/account-deletion/revoke-connections': 'table:DeleteItem table:Query secret:publishing',
  'workflows/publish/send-publication':
    'table:GetItem table:PutItem table:Query table:UpdateItem s3:GetObject s3:ListBucket secret:openai secret:publishing',
  'stories/delete-story': 'table:DeleteItem table:GetItem table:UpdateItem secret:origin',
  'stories/edit-story': 'table:GetItem table:PutItem table:UpdateItem secret:openai secret:origin',
  'stories/generate-story':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'stories/list-stories': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'stories/read-story': 'table:GetItem table:UpdateItem secret:origin',
  'stories/save-story':
    'table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'stories/suggest-words': 'table:GetItem table:UpdateItem secret:openai secret:origin',
  'stories/take-finished-story':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'runs/approve-run':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:GetObject s3:ListBucket states:StartExecution secret:openai secret:origin secret:publishing',
  'runs/edit-post': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'runs/list-waiting-runs': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'runs/read-run': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'runs/remake-run':
    'table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'runs/skip-run': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'series/add-ideas':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/create-series':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/delete-idea':
    'table:DeleteItem table:GetItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/delete-series':
    'table:BatchWriteItem table:DeleteItem table:GetItem table:Query table:UpdateItem secret:origin',
  'series/edit-idea': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/edit-series':
    'table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/list-ideas': 'table:GetItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/list-runs': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'series/list-series': 'table:GetItem table:PutItem table:Query table:UpdateItem secret:origin',
  'series/read-results': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'series/read-series': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'series/suggest-first-ideas': 'table:GetItem table:UpdateItem secret:openai secret:origin',
  'series/suggest-ideas':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'series/switch-series':
    'table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'storyboards/discard-storyboard': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'storyboards/narrate-storyboard':
    'table:GetItem table:PutItem table:UpdateItem states:StartExecution secret:origin',
  'storyboards/remove-narration': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'workflows/prepare-storyboard/align-narration':
    'table:GetItem table:PutItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject',
  'storyboards/list-storyboards': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'storyboards/open-storyboard': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'storyboards/film-storyboard':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'storyboards/speak-storyboard':
    'table:GetItem table:PutItem table:UpdateItem states:StartExecution secret:origin',
  'workflows/series-run/begin-run':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai secret:origin',
  'workflows/series-run/fail-run':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem',
  'workflows/series-run/film-run':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'workflows/series-run/write-script':
    'table:ConditionCheckItem table:GetItem table:PutItem table:Query table:UpdateItem secret:openai',
  'workflows/prepare-storyboard/speak-passage':
    'table:GetItem table:PutItem table:UpdateItem polly:SynthesizeSpeech s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject',
  'storyboards/paint-storyboard':
    'table:GetItem table:PutItem table:UpdateItem states:StartExecution secret:origin',
  'storyboards/read-storyboard': 'table:GetItem table:UpdateItem secret:origin',
  'storyboards/save-storyboard': 'table:GetItem table:PutItem table:UpdateItem secret:openai secret:origin',
  'workflows/prepare-storyboard/fail-preparation':
    'table:GetItem table:PutItem table:UpdateItem sqs:SendMessage',
  'workflows/prepare-storyboard/paint-picture':
    'table:GetItem table:PutItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject secret:openai',
  'scheduled/files/prune-uploads':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions states:StartExecution',
  'workflows/check-upload/normalise-upload': 's3:GetObject s3:ListBucket s3:PutObject',
  'workflows/check-upload/finish-upload':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:GetObject s3:ListBucket s3:ListBucketVersions s3:PutObject secret:openai',
  'workflows/check-upload/fail-upload':
    'table:DeleteItem table:GetItem table:PutItem table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions',
  'uploads/check-upload':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:GetObject s3:ListBucket states:StartExecution secret:origin',
  'uploads/create-upload':
    'table:ConditionCheckItem table:GetItem table:PutItem table:UpdateItem s3:ListBucket s3:PutObject secret:origin',
  'uploads/delete-upload':
    'table:DeleteItem table:GetItem table:Query table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions secret:origin',
  'uploads/list-uploads': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'uploads/read-upload': 'table:GetItem table:UpdateItem secret:origin',
  'uploads/read-upload-quota': 'table:GetItem table:UpdateItem secret:origin',
  'videos/create-video':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'videos/bring-back-video': 'table:GetItem table:Query table:UpdateItem secret:openai secret:origin',
  'videos/delete-video':
    'table:DeleteItem table:GetItem table:PutItem table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:GetObject s3:ListBucket s3:ListBucketVersions s3:PutObject secret:origin',
  'videos/download-video':
    'table:GetItem table:UpdateItem s3:GetObject s3:ListBucket secret:media secret:openai secret:origin',
  'videos/list-music': 'table:GetItem table:UpdateItem secret:origin',
  'videos/list-scenes': 'table:GetItem table:UpdateItem secret:origin',
  'videos/list-videos': 'table:GetItem table:Query table:UpdateItem secret:origin',
  'videos/list-voices': 'table:GetItem table:UpdateItem secret:origin',
  'videos/open-voice-preview': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'videos/read-video-settings': 'table:GetItem table:UpdateItem secret:origin',
  'videos/save-video-settings': 'table:GetItem table:UpdateItem secret:origin',
  'videos/read-trial-limits': 'table:GetItem table:PutItem table:UpdateItem secret:openai secret:origin',
  'videos/restore-video':
    'table:DeleteItem table:GetItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject secret:origin',
  'videos/record-event': 'table:GetItem table:UpdateItem secret:origin',
  'videos/open-video-storyboard': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'videos/repaint-scene':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:origin',
  'videos/retry-video':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:origin',
  'videos/rewrite-scene':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'videos/share-video':
    'table:GetItem table:PutItem table:UpdateItem s3:GetObject s3:ListBucket secret:media secret:openai secret:origin',
  'videos/update-video':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:openai secret:origin',
  'videos/unshare-video': 'table:DeleteItem table:GetItem table:UpdateItem secret:origin',
  'watch/open-watch-page': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'watch/open-watch-poster': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'watch/open-watched-film': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'watch/read-watched': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'watch/report-video': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'watch/record-watch-event': 'table:GetItem table:PutItem table:UpdateItem secret:origin',
  'workflows/account-deletion/cancel-subscription': 'table:GetItem secret:stripe',
  'workflows/render/certify-film':
    'table:GetItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket',
  'workflows/account-deletion/delete-files':
    'table:GetItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions',
  'workflows/account-deletion/delete-identity': 'cognito-idp:AdminDeleteUser table:GetItem',
  'workflows/account-deletion/delete-rows': 'table:BatchWriteItem table:DeleteItem table:GetItem table:Query',
  'workflows/render/fail-video':
    'table:DeleteItem table:GetItem table:PutItem table:UpdateItem sqs:SendMessage',
  'workflows/render/film-scene':
    'table:GetItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject',
  'workflows/render/finish-video':
    'table:DeleteItem table:GetItem table:PutItem table:UpdateItem s3:GetObject s3:ListBucket',
  'workflows/render/join-film':
    'table:GetItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject secret:signing',
  'workflows/render/mix-sound': 'table:GetItem table:UpdateItem s3:GetObject s3:ListBucket s3:PutObject',
  'workflows/render/paint-scene':
    'table:GetItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject secret:openai',
  'workflows/render/plan-scenes': 'table:GetItem table:UpdateItem',
  'workflows/render/speak-scene':
    'table:GetItem table:UpdateItem polly:SynthesizeSpeech s3:GetObject s3:ListBucket s3:PutObject',
  'scheduled/files/meter-egress':
    'table:GetItem table:PutItem table:UpdateItem s3:DeleteObject s3:GetObject s3:ListBucket secret:origin',
  'scheduled/films/dispatch-work':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution',
  'scheduled/films/dispatch-films':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution',
  'scheduled/files/prune-media':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:GetObject s3:ListBucket s3:ListBucketVersions s3:PutObject',
  'scheduled/files/find-strays':
    'table:GetItem table:PutItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions',
  'scheduled/accounts/forget-sign-ups': 'cognito-idp:AdminDeleteUser cognito-idp:ListUsers',
  'triggers/admit-visitor': 'table:DeleteItem',
  'triggers/end-sessions': 'table:BatchWriteItem table:GetItem table:PutItem table:Query table:UpdateItem',
  'scheduled/accounts/reconcile-payments':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem secret:stripe',
  'scheduled/films/rescue-renders':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution',
  'scheduled/accounts/resume-deletions': 'table:Query states:StartExecution',
  'scheduled/films/speak-previews':
    'table:GetItem table:UpdateItem polly:SynthesizeSpeech s3:DeleteObject s3:ListBucket s3:PutObject',
  'videos/list-pronunciations': 'table:GetItem table:UpdateItem secret:origin',
  'videos/save-pronunciation':
    'table:ConditionCheckItem table:GetItem table:PutItem table:UpdateItem secret:openai secret:origin',
  'scheduled/accounts/send-mails':
    'table:DeleteItem table:GetItem table:Query table:UpdateItem s3:GetObject secret:sign_in',
  'scheduled/films/tend-due':
    'table:BatchWriteItem table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:GetObject s3:ListBucket s3:ListBucketVersions states:StartExecution secret:openai secret:origin secret:publishing',
  'scheduled/accounts/settle-budgets': 'table:DeleteItem table:GetItem table:Query table:UpdateItem',
  'workflows/account-deletion/forget-customer': 'table:GetItem secret:stripe',
  'workflows/account-export/fail-export': 'table:DeleteItem table:GetItem table:PutItem table:UpdateItem',
  'workflows/account-export/pack-export':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:AbortMultipartUpload s3:DeleteObject s3:GetObject s3:ListBucket s3:PutObject',
  'auth/open-export': 'table:GetItem table:UpdateItem secret:media secret:origin',
  'auth/read-export': 'table:GetItem table:UpdateItem secret:origin',
  'auth/request-export':
    'table:ConditionCheckItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem states:StartExecution secret:origin',
  'scheduled/files/prune-exports':
    'table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem s3:DeleteObject s3:DeleteObjectVersion s3:ListBucket s3:ListBucketVersions states:StartExecution',
  'workflows/account-deletion/withdraw-films':
    'table:BatchWriteItem table:DeleteItem table:GetItem table:PutItem table:Query table:UpdateItem',
};

// Stages do not differ in permissions; the full run verifies that.
// Proves fair-function-table-code-reaches-nothing.
test.each(isFullRun ? ['staging', 'prod', 'alice'] : ['staging'])(
  'on the %s stage, each function has exactly these permissions',
  (name) => {
    const { site, data } = templatesOf(name);
    expect({ ...permissionsIn(site), ...permissionsIn(data) }).toEqual(PERMISSIONS);
  },
);
