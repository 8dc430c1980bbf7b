import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { lapse } from '#functions/domain/credits/credits.ts';
import { giveBack, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';
import { effectsOf, type OperatorDecision } from '#functions/domain/operators/decision.ts';
import type { Notice } from '#functions/domain/operators/notice.ts';
import type { Restriction } from '#functions/domain/operators/restriction.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { creditWrites, readAccount } from '#functions/store/credits/credit-store.ts';
import { keys, unfinishedIndex } from '#functions/store/table/keys.ts';
import { operatorKeys } from '#functions/store/table/operator-keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';
import { combine } from '#functions/store/videos/video-credits.ts';
import { findVideo } from '#functions/store/videos/video-row.ts';
import { closing } from './case-writes.ts';

/**
 * The writes that return the credits of a video’s last attempt to the grants that they came from; undefined if they
 * have already been returned, or if the attempt is still in progress and will return them itself if it fails. The
 * ledger row for a return has a fixed id, so that credits can’t be returned twice.
 */
const returning = async (
  table: Table,
  video: Video,
  now: Date,
): Promise<readonly TransactItem[] | undefined> => {
  if (isUnderWay(video)) return undefined;
  const settled = lapse(await readAccount(table, video.ownerId, now), now);
  const attempt = {
    videoId: video.id,
    attempt: video.attempt,
    charge: video.charge,
    reservedAt: video.reservedAt ?? video.attemptedAt,
  };
  // The video was made, so it still counts towards the number of videos.
  const returned = giveBack(settled.account, attempt, now, SCENE_PRICE);
  for (const { id } of returned.rows) {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.ledger(video.ownerId, id), ConsistentRead: true }),
    );
    if (Item !== undefined) return undefined;
  }
  return returned.rows.length === 0 ? undefined : creditWrites(table, combine(settled, returned));
};

type Update = Omit<NonNullable<TransactItem['Update']>, 'TableName' | 'Key'>;

const HERE = 'attribute_exists(pk) AND attribute_not_exists(leavingAt)';

/** What a decision about a video changes on the video’s row; undefined if nothing changes there. */
const onVideo = (
  { action, videoId = '', reason, byLaw }: OperatorDecision,
  now: Date,
): Update | undefined => {
  const restriction = (kind: Restriction['kind']) => ({
    kind,
    reason,
    at: now.toISOString(),
    ...(byLaw && { byLaw }),
  });
  switch (action) {
    case 'hide':
      return {
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(restriction)',
        UpdateExpression: 'SET restriction = :restriction',
        ExpressionAttributeValues: { ':restriction': restriction('hidden') },
      };
    case 'takedown': {
      const { gsi1pk, gsi1sk } = unfinishedIndex(new Date(0).toISOString(), videoId);
      return {
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(restriction) OR restriction.#kind = :hidden)',
        // The row is added to the index, so that PruneMedia withholds the video’s files if this function is stopped
        // before it can do so.
        UpdateExpression: 'SET restriction = :restriction, gsi1pk = :gsi1pk, gsi1sk = :gsi1sk',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: {
          ':restriction': restriction('taken_down'),
          ':hidden': 'hidden',
          ':gsi1pk': gsi1pk,
          ':gsi1sk': gsi1sk,
        },
      };
    }
    case 'restore':
      return { ConditionExpression: 'attribute_exists(restriction)', UpdateExpression: 'REMOVE restriction' };
    case 'release':
      return {
        ConditionExpression: 'review = :held AND attribute_not_exists(edit) AND #status <> :generating',
        UpdateExpression: 'REMOVE review',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':held': 'held', ':generating': 'generating' },
      };
    case 'dismiss':
    case 'return_credits':
    case 'warn':
    case 'suspend':
    case 'reinstate':
    case 'end_account':
      return undefined;
  }
};

/** What a decision about an account changes on the account’s profile. */
const onAccount = ({ action }: OperatorDecision, now: Date): Update | undefined => {
  switch (action) {
    case 'suspend':
      return {
        ConditionExpression: `${HERE} AND attribute_not_exists(suspendedAt)`,
        UpdateExpression: 'SET suspendedAt = :at',
        ExpressionAttributeValues: { ':at': now.toISOString() },
      };
    case 'reinstate':
      return {
        ConditionExpression: `${HERE} AND attribute_exists(suspendedAt)`,
        UpdateExpression: 'REMOVE suspendedAt',
      };
    case 'warn':
    case 'end_account':
    case 'dismiss':
    case 'hide':
    case 'takedown':
    case 'restore':
    case 'release':
    case 'return_credits':
      return undefined;
  }
};

/** Makes a video's link show that it was taken down, whatever its owner does to the video afterwards. */
const onLink = (
  table: Table,
  { action, reason, byLaw }: OperatorDecision,
  shareId: string | undefined,
): TransactItem[] => {
  if (shareId === undefined || (action !== 'takedown' && action !== 'restore')) return [];
  return [
    {
      Update: {
        TableName: table.name,
        Key: keys.share(shareId),
        ConditionExpression: 'attribute_exists(pk)',
        ...(action === 'restore'
          ? { UpdateExpression: 'REMOVE takenDown' }
          : {
              UpdateExpression: 'SET takenDown = :why',
              ExpressionAttributeValues: { ':why': { reason, ...(byLaw && { byLaw }) } },
            }),
      },
    },
  ];
};

const noticeOf = (
  { action, ownerId, videoId, reason, byLaw }: OperatorDecision,
  { id, title, now }: { readonly id: string; readonly title: string | undefined; readonly now: Date },
): Notice => ({
  id,
  ownerId,
  action,
  reason,
  at: now.toISOString(),
  ...(videoId === undefined ? {} : { videoId, title }),
  ...(byLaw && { byLaw }),
});

/** Everything that a decision changes besides the audit trail; undefined if there is nothing to decide. */
export const consequences = async (
  table: Table,
  decision: OperatorDecision,
  noticeId: string,
  now: Date,
): Promise<readonly TransactItem[] | undefined> => {
  const { action, ownerId, videoId } = decision;
  const { isAboutAccount, isTold, closes } = effectsOf(action);
  const TableName = table.name;
  const video = videoId === undefined ? undefined : await findVideo(table, ownerId, videoId);
  if (!isAboutAccount && video === undefined) return undefined;
  const subject = isAboutAccount || videoId === undefined ? ownerId : videoId;
  const update = isAboutAccount ? onAccount(decision, now) : onVideo(decision, now);
  const Key = isAboutAccount || video === undefined ? keys.profile(ownerId) : keys.video(ownerId, video.id);
  const credits =
    action === 'return_credits' && video !== undefined ? await returning(table, video, now) : [];
  if (credits === undefined) return undefined;
  const notice = noticeOf(decision, { id: noticeId, title: video?.title, now });
  return [
    update === undefined
      ? {
          ConditionCheck: {
            TableName,
            Key,
            ConditionExpression: isAboutAccount ? HERE : 'attribute_exists(pk)',
          },
        }
      : { Update: { TableName, Key, ...update } },
    ...(!isTold
      ? []
      : [{ Put: { TableName, Item: { ...operatorKeys.notice(ownerId, noticeId), ...notice } } }]),
    ...onLink(table, decision, video?.shareId),
    ...(closes ? [closing(table, { subject, ownerId, videoId }, now)] : []),
    ...credits,
  ];
};
