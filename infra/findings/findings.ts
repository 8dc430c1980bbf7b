import type { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { ACKNOWLEDGED } from './acknowledged.ts';
import type { Acknowledged } from './finding.ts';

export interface Finding {
  readonly rule: string;
  /** The construct's path below the stage. */
  readonly at: string;
  /** The construct's path in the app. */
  readonly path: string;
  readonly says: string;
}

const PACK = /^AwsSolutions-/u;
const STACK = /^Veilcast-[a-z0-9-]+-(?=(?:data|work|api|[a-z]+-routes|site|cost|watch|edge)\/)/u;

/** Everything that cdk-nag finds in all stacks of a synthesized app, one line per construct. */
export const findingsIn = (app: App): readonly Finding[] =>
  new AwsSolutionsChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, description, violatingResources }) =>
      violatingResources.map(({ constructPath: path = '' }) => ({
        rule: ruleName.replace(PACK, ''),
        at: path.replace(STACK, ''),
        path,
        says: description,
      })),
    );

const explains = ({ rule, at }: Acknowledged, finding: Finding): boolean =>
  rule.test(finding.rule) && at.test(finding.at);

/** The findings that nobody has accepted. */
export const unexplained = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => !ACKNOWLEDGED.some((acknowledged) => explains(acknowledged, finding)));

/** Accepted findings that no longer occur. */
export const outdated = (findings: readonly Finding[]): readonly Acknowledged[] =>
  ACKNOWLEDGED.filter((acknowledged) => !findings.some((finding) => explains(acknowledged, finding)));
