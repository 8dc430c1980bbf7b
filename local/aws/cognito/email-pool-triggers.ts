import { CognitoError } from 'cognito-local/lib/errors.js';
import { z } from 'zod';
import { TRIGGERS } from '#infra/workflow-functions.ts';
import { invocationUrl } from '#local/aws/lambda/lambda-api.ts';
import { REGION } from '#local/aws/region.ts';
import { EMAIL_POOL } from './email-pool-settings.ts';

/** Cognito tries three times and waits five seconds each time. */
const ANSWER_LIMIT_MS = 15_000;

const SOURCES = {
  preAuthentication: { source: 'PreAuthentication_Authentication', title: 'PreAuthentication' },
  preSignUp: { source: 'PreSignUp_SignUp', title: 'PreSignUp' },
  postConfirmation: { source: 'PostConfirmation_ConfirmForgotPassword', title: 'PostConfirmation' },
} as const;

/** What an event says about the request, under the names that Cognito uses. */
export interface TriggerFacts {
  readonly userName: string;
  readonly request: {
    readonly userAttributes: Readonly<Record<string, string>>;
    readonly validationData?: Readonly<Record<string, string>> | undefined;
    readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
    readonly userNotFound?: boolean;
  };
}

/** Calls the triggers for one kind of event; throws Cognito's error if one of them refuses. */
export type AskTriggers = (occasion: keyof typeof SOURCES, facts: TriggerFacts) => Promise<void>;

const Failure = z.object({ errorMessage: z.string() });

/** The pool's triggers, as functions to be invoked at `lambdaUrl`. */
export const triggersAt =
  (lambdaUrl: string): AskTriggers =>
  async (occasion, { userName, request }) => {
    const { source, title } = SOURCES[occasion];
    const event = {
      version: '1',
      triggerSource: source,
      region: REGION,
      userPoolId: EMAIL_POOL.id,
      userName,
      callerContext: { awsSdkVersion: 'local', clientId: EMAIL_POOL.clientId },
      request,
      response: {},
    };
    for (const { name, on } of TRIGGERS) {
      if (!on.includes(occasion)) continue;
      const answer = await fetch(invocationUrl(lambdaUrl, name), {
        method: 'POST',
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
        throw new CognitoError('UnexpectedLambdaException', `${title} invocation failed due to a time-out.`);
      });
      const body: unknown = await answer.json();
      if (answer.ok && !answer.headers.has('x-amz-function-error')) continue;
      const { errorMessage } = Failure.catch({ errorMessage: 'an unknown error' }).parse(body);
      throw new CognitoError('UserLambdaValidationException', `${title} failed with error ${errorMessage}.`);
    }
  };
