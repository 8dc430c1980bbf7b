import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { type ErrorReply, REFUSALS, type RefusalCode } from '#contract/refusals.ts';

/** Used in place of the request id that other refusals contain. */
const REQUEST_ID = 'firewall';

const json = (code: RefusalCode): CfnWebACL.CustomResponseBodyProperty => {
  const reply: ErrorReply = { code, detail: REFUSALS[code].detail, request_id: REQUEST_ID };
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify(reply) };
};

/** The bodies of the firewall's responses. Responses to API calls have the same shape as the API's own. */
export const RESPONSE_BODIES = {
  'too-many-calls': json('too_many_requests'),
  'too-many-pages': { contentType: 'TEXT_PLAIN', content: REFUSALS.too_many_requests.detail },
  'suspicious-body': json('invalid'),
} as const satisfies Record<string, CfnWebACL.CustomResponseBodyProperty>;

const block = (
  body: keyof typeof RESPONSE_BODIES,
  code: RefusalCode,
  headers: Readonly<Record<string, string>> = {},
): CfnWebACL.RuleActionProperty => ({
  block: {
    customResponse: {
      responseCode: REFUSALS[code].status,
      customResponseBodyKey: body,
      responseHeaders: Object.entries({ 'cache-control': 'no-store', ...headers }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  },
});

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

export const refuseCall = (retrySeconds: number): CfnWebACL.RuleActionProperty =>
  block('too-many-calls', 'too_many_requests', retryAfter(retrySeconds));
export const refusePage = (retrySeconds: number): CfnWebACL.RuleActionProperty =>
  block('too-many-pages', 'too_many_requests', retryAfter(retrySeconds));
export const REFUSE_BODY = block('suspicious-body', 'invalid');
