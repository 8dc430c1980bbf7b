import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Needs } from './needs.ts';
import { allow, objectStatements } from './statements.ts';

/** Whether a function reaches objects of the media bucket. */
export const usesBucket = (needs: Needs): boolean =>
  [
    needs.media,
    needs.work,
    needs.withheld,
    needs.previews,
    needs.exports,
    needs.arrivals,
    needs.ownMedia,
    needs.posters,
  ].some((need) => need !== undefined);

/** What a function may do with them. */
export const mediaStatements = (needs: Needs, media: IBucket): PolicyStatement[] => [
  ...objectStatements(media, 'media', needs.media),
  ...(needs.posters ? [allow(['s3:GetObject'], media.arnForObjects('media/*/poster.jpg'))] : []),
  ...objectStatements(media, 'media/previews', needs.previews),
  ...objectStatements(media, 'media/exports', needs.exports),
  ...objectStatements(media, 'work', needs.work),
  ...objectStatements(media, 'work/*/uploads', needs.arrivals),
  ...objectStatements(media, 'media/*/uploads', needs.ownMedia),
  ...objectStatements(media, 'withheld', needs.withheld),
  ...objectStatements(media, 'evidence', needs.evidence),
];
