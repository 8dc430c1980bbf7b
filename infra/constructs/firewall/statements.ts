import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Statement = CfnWebACL.StatementProperty;

const AS_SENT = [{ priority: 0, type: 'NONE' }];
/** The same transformations that CloudFront and API Gateway apply before matching a path. */
export const AS_ROUTED = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

export const pathMatches = (regexString: string): Statement => ({
  regexMatchStatement: { fieldToMatch: { uriPath: {} }, regexString, textTransformations: AS_ROUTED },
});

export const methodIs = (method: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: method,
    textTransformations: AS_SENT,
  },
});

export const headerHas = (name: string, text: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: name } },
    positionalConstraint: 'CONTAINS',
    searchString: text,
    textTransformations: AS_SENT,
  },
});

export const headerIs = (name: string, text: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: name } },
    positionalConstraint: 'EXACTLY',
    searchString: text,
    textTransformations: AS_SENT,
  },
});

export const labelled = (key: string): Statement => ({ labelMatchStatement: { scope: 'LABEL', key } });
export const not = (statement: Statement): Statement => ({ notStatement: { statement } });
export const all = (...statements: readonly Statement[]): Statement => ({
  andStatement: { statements: [...statements] },
});
export const any = (...statements: readonly Statement[]): Statement => ({
  orStatement: { statements: [...statements] },
});
