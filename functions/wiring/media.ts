import type { ReadSigningIdentity } from '#functions/domain/credentials/ports.ts';
import { env } from '#functions/env.ts';
import { cloudFrontMediaAccess } from '#functions/gateways/aws/cloudfront-media-access.ts';
import { readSigningIdentity } from '#functions/gateways/aws/keys/signing-identity.ts';
import { listS3Objects } from '#functions/gateways/aws/objects/list-objects.ts';
import { s3UploadPermits } from '#functions/gateways/aws/objects/s3-upload-permits.ts';
import { s3EdgeLog } from '#functions/gateways/aws/s3-edge-log.ts';
import { s3FileStreams } from '#functions/gateways/aws/s3-file-streams.ts';
import { s3Media } from '#functions/gateways/aws/s3-media.ts';
import { siteOriginOf } from '#functions/gateways/aws/site-origin.ts';
import { lazy } from './lazy.ts';

export const media = /* @__PURE__ */ lazy(() => s3Media(env.bucketName()));
export const listObjects = /* @__PURE__ */ lazy(() => listS3Objects(env.bucketName()));
export const fileStreams = /* @__PURE__ */ lazy(() => s3FileStreams(env.bucketName()));
export const uploadPermits = /* @__PURE__ */ lazy(() => s3UploadPermits(env.bucketName()));
export const mediaAccess = /* @__PURE__ */ lazy(() => cloudFrontMediaAccess(env.mediaSecretId()));
export const siteOrigin = /* @__PURE__ */ lazy(() => siteOriginOf(env.mediaSecretId()));
export const edgeLog = /* @__PURE__ */ lazy(() => s3EdgeLog(env.edgeLogBucket()));
/** The identity that signs the stage's films. */
export const signingIdentity: ReadSigningIdentity = () => readSigningIdentity(env.signingSecretId());
