import type { ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Alias, IFunction, IVersion, Function as LambdaFunction, Version } from 'aws-cdk-lib/aws-lambda';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';

/*
 * CDK's classes declare some fields as "may be undefined", while its interfaces declare them as "may be missing". With
 * `exactOptionalPropertyTypes` the two no longer match; these overloads declare them equal.
 */

export function asBucket(bucket: Bucket): IBucket;
export function asBucket(bucket: Bucket): Bucket | IBucket {
  return bucket;
}

export function asSecret(secret: Secret): ISecret;
export function asSecret(secret: Secret): Secret | ISecret {
  return secret;
}

export function asTable(table: TableV2): ITableV2;
export function asTable(table: TableV2): TableV2 | ITableV2 {
  return table;
}

export function asFunction(made: LambdaFunction | Alias): IFunction;
export function asFunction(made: LambdaFunction | Alias): LambdaFunction | Alias | IFunction {
  return made;
}

export function asVersion(version: Version): IVersion;
export function asVersion(version: Version): Version | IVersion {
  return version;
}
