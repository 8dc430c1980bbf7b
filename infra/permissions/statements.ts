import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/**
 * What a function may do with objects under one prefix of the media bucket. Deleted objects can be restored
 * for a few days; erased ones are gone with all their versions. Data of unknown length is written in parts, which are
 * removed if the write fails.
 */
export type ObjectAction = 'read' | 'write' | 'write in parts' | 'delete' | 'erase';

const OBJECT_ACTIONS = {
  read: ['s3:GetObject'],
  write: ['s3:PutObject'],
  'write in parts': ['s3:PutObject', 's3:AbortMultipartUpload'],
  delete: ['s3:DeleteObject'],
  erase: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
} as const satisfies Record<ObjectAction, readonly string[]>;

/** What a function may do with the objects below a prefix. */
export const objectStatements = (
  bucket: IBucket,
  prefix: string,
  actions: readonly ObjectAction[] = [],
): PolicyStatement[] => {
  if (actions.length === 0) return [];
  return [
    new PolicyStatement({
      actions: actions.flatMap((action) => OBJECT_ACTIONS[action]),
      resources: [bucket.arnForObjects(`${prefix}/*`)],
    }),
    // Without this permission, S3 answers 403 if an object is missing. A request for a single object names no prefix,
    // hence "if exists".
    new PolicyStatement({
      actions: ['s3:ListBucket', ...(actions.includes('erase') ? ['s3:ListBucketVersions'] : [])],
      resources: [bucket.bucketArn],
      conditions: { StringLikeIfExists: { 's3:prefix': [`${prefix}/*`] } },
    }),
  ];
};

export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });

/** One statement for the actions of one service; none if there are no actions. */
export const allowEach = (
  service: string,
  actions: readonly string[] | undefined,
  resource: string,
): PolicyStatement[] =>
  actions === undefined
    ? []
    : [
        allow(
          actions.map((action) => `${service}:${action}`),
          resource,
        ),
      ];
