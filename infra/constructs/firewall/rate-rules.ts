import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { EDGE_RATES, type EdgeRate } from '#infra/edge-rates.ts';
import type { FirewallRule } from './firewall-rule.ts';
import { refuseCall, refusePage } from './refusals.ts';
import { AS_ROUTED, all, headerHas, methodIs, not, pathMatches } from './statements.ts';

const MINUTE_SECONDS = 60;
/**
 * Scripts, and the crawlers that create link previews, request these paths; neither can solve a challenge.
 */
const NO_PAGE = String.raw`^/(?:api|media|watch)/|\.[A-Za-z0-9]+$`;
/**
 * Ten new pages a second is the pace of a scraper that runs no scripts, not that of a campus behind one IP address.
 */
const PAGES_PER_MINUTE = 600;

type Counted = Pick<CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType' | 'customKeys'>;
/** The key that each rate counts requests by. */
const COUNTED: Readonly<Record<EdgeRate['sender'], Counted>> = {
  address: { aggregateKeyType: 'IP' },
  network: { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ asn: {} }] },
  anyone: { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ uriPath: { textTransformations: AS_ROUTED } }] },
};

const rateRule = ({
  name,
  path,
  except,
  sender,
  reader,
  perMinute,
  minutes = 1,
}: EdgeRate): FirewallRule => ({
  name,
  action: (reader === 'script' ? refuseCall : refusePage)(minutes * MINUTE_SECONDS),
  statement: {
    rateBasedStatement: {
      ...COUNTED[sender],
      evaluationWindowSec: minutes * MINUTE_SECONDS,
      limit: perMinute * minutes,
      scopeDownStatement:
        except === undefined ? pathMatches(path) : all(pathMatches(path), not(pathMatches(except))),
    },
  },
});

/** A browser solves a challenge unnoticed, and isn’t challenged again for five minutes. */
const CHALLENGE: FirewallRule = {
  name: 'pages',
  action: { challenge: {} },
  statement: {
    rateBasedStatement: {
      ...COUNTED.address,
      evaluationWindowSec: MINUTE_SECONDS,
      limit: PAGES_PER_MINUTE,
      scopeDownStatement: all(methodIs('GET'), headerHas('accept', 'text/html'), not(pathMatches(NO_PAGE))),
    },
  },
};

/**
 * Refuses requests above a rate from `infra/edge-rates.ts`, and challenges IP addresses that open pages faster than
 * people do.
 */
export const RATE_RULES: readonly FirewallRule[] = [...EDGE_RATES.map(rateRule), CHALLENGE];
