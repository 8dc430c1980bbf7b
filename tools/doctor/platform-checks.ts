import type { PlatformId } from '#contract/platforms.ts';
import { platformSecret, providerOf, stagePlatforms } from '#contract/providers.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import {
  type Amount,
  type PlatformDay,
  platformDay,
  unitsOf,
  videosIn,
} from '#functions/domain/publishing/platform-day.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { PLATFORM_APPS } from '../operator/platform-apps.ts';
import { type Check, type Finding, off, ok, todo } from './finding.ts';

interface PlatformPorts {
  readonly stage: string;
  readonly settings: Pick<StageSettings, 'publishing'>;
  readonly readSecret: (name: string) => Promise<SecretFields | undefined>;
  /** How much of a platform’s daily allowance has been used; undefined if the stage’s table isn’t named. */
  readonly usedOf: (day: PlatformDay) => Promise<Amount | undefined>;
  readonly now: Date;
  /** What our gateways assume about each platform. */
  readonly unverified?: Readonly<Record<PlatformId, readonly string[]>>;
}

const SETTINGS = 'infra/stage/stages.ts';

const appFinding = async ({ stage, readSecret }: PlatformPorts, id: PlatformId): Promise<Finding> => {
  const { console: place } = PLATFORM_APPS[id];
  const { clientId = '', clientSecret = '' } =
    (await readSecret(secretName(stage, platformSecret(id)))) ?? {};
  const { siteOrigin } = (await readSecret(secretName(stage, 'media'))) ?? {};
  if (siteOrigin === undefined) return todo(`deploy first: npm run deploy -- ${stage}`);
  const redirect = siteOrigin + hrefOf(routes.finishConnection, { platform: id });
  const store = `npm run secrets -- ${stage}; the redirect address in ${place} is ${redirect}`;
  if (clientId === '' && clientSecret === '')
    return off(`none stored, so nobody can connect an account: ${store}`);
  if (clientId === '' || clientSecret === '') return todo(`half of it is stored: ${store}`);
  return ok(`stored; ${place} must list exactly ${redirect}`);
};

const auditFinding = ({ settings: { publishing } }: PlatformPorts, id: PlatformId): Finding => {
  if (publishing.platforms[id]?.audited === true) return ok('passed, by its settings');
  const { unaudited } = PLATFORM_APPS[id];
  return off(
    `not passed, by its settings, so ${unaudited}: apply for it, then set audited: true for ${id} in ${SETTINGS} and deploy`,
  );
};

/** How many videos a day the platform accepts from all accounts together, and how many are left today. */
const quotaChecks = (
  { stage, settings: { publishing }, usedOf, now }: PlatformPorts,
  id: PlatformId,
  name: string,
): readonly Check[] => {
  const day = platformDay(id, now);
  if (day === undefined) return [];
  const videos = (extras: readonly ('poster' | 'captions')[]): number => videosIn(day, unitsOf(id, extras));
  const hasCaptions = id === 'youtube' && publishing.platforms[id]?.captions === true;
  const most = `${videos(['poster'])} videos a day${hasCaptions ? `, or ${videos(['poster', 'captions'])} with captions` : ''}`;
  return [
    {
      title: `${name} quota`,
      run: async () => {
        const used = await usedOf(day);
        if (used === undefined)
          return off(
            `${most}; for what is left of today, name the stage's table: TABLE_NAME=<table> npm run doctor -- ${stage}`,
          );
        const { uploads, units, ends } = day;
        return ok(
          `${most}; ${uploads - used.uploads} of ${uploads} uploads and ${units - used.units} of ${units} units are left until ${ends.toISOString()}`,
        );
      },
    },
  ];
};

const check = (title: string, finding: Finding): Check => ({ title, run: async () => finding });

/** Whether our gateway’s assumptions prevent us from offering the platform, followed by one line per assumption. */
const assumptionChecks = (ports: PlatformPorts, id: PlatformId, name: string): readonly Check[] => {
  const { file, unverified: ours } = PLATFORM_APPS[id];
  const sentences = ports.unverified?.[id] ?? ours;
  const title = `${name} protocol`;
  if (sentences.length === 0) return [check(title, ok('everything we assume about it has been verified'))];
  if (ports.settings.publishing.unverified)
    return [check(title, ok(`offered with unverified assumptions (${sentences.length}), by its settings`))];
  return [
    check(
      title,
      todo(
        `not offered, because of unverified assumptions (${sentences.length}): compare each line below with what ${name} documents, put ${file} right and take the line out there; or set unverified: true under publishing in ${SETTINGS} and deploy`,
      ),
    ),
    ...sentences.map((sentence, index) => check(`${name} assumption ${index + 1}`, todo(sentence))),
  ];
};

/** What a stage needs to publish on the platforms in its settings. */
export const platformChecks = (ports: PlatformPorts): readonly Check[] => {
  const ids = stagePlatforms(ports.settings);
  if (ids.length === 0)
    return [
      check(
        'Publishing',
        off(`on no platform, by its settings: name some under publishing in ${SETTINGS} and deploy`),
      ),
    ];
  return ids.flatMap((id) => {
    const { name } = providerOf('publish', id);
    return [
      { title: `${name} app`, run: () => appFinding(ports, id) },
      check(`${name} audit`, auditFinding(ports, id)),
      ...quotaChecks(ports, id, name),
      ...assumptionChecks(ports, id, name),
    ];
  });
};
