import { z } from 'zod';
import {
  IDEAS_A_CALL,
  MEDIA_GB,
  PREMISE_MAX_CHARS,
  SCENE_WORDS_MAX_CHARS,
  STORYBOARD_SCENES_MAX,
  UPLOAD_MAX_MB,
} from '#contract/catalogue.ts';
import { itemsOf } from '#functions/cost/cost-line.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { EDGE_RATES } from '#infra/edge-rates.ts';
import { LINES } from './viewers.ts';
import { type Besides, keepCalling, MADE, stranger, type Way } from './ways.ts';
import { type Account, type Answer, STORY_ID, type World } from './world.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const PICO_PER_USD = 1e12;
const SIDE_BY_SIDE = 5;

const join = (world: World, index: number): Promise<Account> =>
  world.join(stranger(index), { endingOf: () => MADE });

/**
 * Text for a scene. It is different each time, so that it must be spoken again, but always takes the same time to
 * speak.
 */
const wordsOf = (round: number, scene: number): string =>
  `Round ${1000 + round} of scene ${10 + scene}: the last train left the station at midnight and a boy ran beside it. `
    .repeat(8)
    .slice(0, SCENE_WORDS_MAX_CHARS - 2)
    .trim();

const Board = z.object({ id: z.string(), version: z.int() });

/** Uses fewer scenes if the requested number cannot be filmed. */
const speak: Way = async (world, index) => {
  const account = await join(world, index);
  const { body } = await world.call('openStoryboard', account, { body: { storyId: STORY_ID } });
  const { id } = Board.parse(body);
  let { version } = Board.parse(body);
  let count = STORYBOARD_SCENES_MAX;
  let round = 0;
  keepCalling(async () => {
    round += 1;
    const scenes = Array.from({ length: count }, (_, scene) => ({
      id: `s${scene}`,
      narration: wordsOf(round, scene),
      picture: 'A train at night.',
    }));
    const saved = await world.call('saveStoryboard', account, { params: { id }, body: { version, scenes } });
    version = Board.safeParse(saved.body).data?.version ?? version;
    const spoken = await world.call('speakStoryboard', account, { params: { id } });
    version = Board.safeParse(spoken.body).data?.version ?? version;
    if (['invalid', 'film_too_costly'].includes(spoken.code)) count = Math.max(1, Math.floor(count / 2));
    // The storyboard's version changes while scenes are spoken.
    if (saved.code === 'storyboard_changed') {
      const read = await world.call('readStoryboard', account, { params: { id } });
      version = Board.safeParse(read.body).data?.version ?? version;
    }
    return spoken.status < 300 ? { ...spoken, status: 409, retryAfterMs: 2 * MINUTE_MS } : spoken;
  });
  return account;
};

const Link = z.object({ url: z.url() });
/** A free account's files and films, packed into an archive. */
const ARCHIVE_BYTES = 2 * MEDIA_GB.free * 1e9;
const DOWNLOADS_A_MINUTE = EDGE_RATES.find(({ name }) => name === 'archive')?.perMinute ?? 0;

/** Downloads an archive over and over while its link is valid, and gets a new link as often as possible. */
const exporting: Way = async (world, index) => {
  const account = await join(world, index);
  let link: URL | undefined;
  const open = async (): Promise<number> => {
    const answer = world.has('openExport')
      ? await world.call('openExport', account)
      : await world.call('readExport', account);
    const url = Link.safeParse(answer.body).data?.url;
    if (url === undefined) {
      await world.call('requestExport', account);
      return 0;
    }
    link = new URL(url);
    const [, , , folder = ''] = link.pathname.split('/');
    world.viewers.owns(account.id, folder);
    return (1000 * Number(link.searchParams.get('Expires')) - now().getTime()) / MINUTE_MS;
  };
  world.viewers.download({
    ownerId: account.id,
    path: () => link?.pathname.replace('/media/', '') ?? '',
    query: '-',
    bytesPerMinute: Math.min(LINES.fast, DOWNLOADS_A_MINUTE * ARCHIVE_BYTES),
    open,
  });
  return account;
};

/** The signed request, which sends the file itself or, until 2026-11-26, a form. */
const Begun = z.object({
  upload: z.object({ id: z.string() }),
  put: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }).optional(),
  post: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
});
type Begun = z.infer<typeof Begun>;

/** The bytes that are actually sent for each file, although each is counted as having the maximum size. */
const FILE = Buffer.alloc(64);
const LARGEST_BYTES = UPLOAD_MAX_MB.clip * 1_000_000;

const send = async ({ put, post }: Begun): Promise<boolean> => {
  if (put !== undefined)
    return (await fetch(put.url, { method: 'PUT', headers: put.headers, body: FILE })).ok;
  const form = new FormData();
  for (const [name, value] of Object.entries(post?.fields ?? {})) form.set(name, value);
  form.set('file', new Blob([FILE]));
  return (await fetch(post?.url ?? '', { method: 'POST', body: form })).ok;
};

/** The file's key in the bucket. The path of a signed request starts with the bucket's name. */
const keyOf = ({ put, post }: Begun): string =>
  put === undefined ? (post?.fields['key'] ?? '') : new URL(put.url).pathname.split('/').slice(2).join('/');

const begin = async (world: World, account: Account, bytes = FILE.length) => {
  const body = { kind: 'clip', name: 'clip.mp4', type: 'video/mp4', bytes };
  const answer = await world.call('createUpload', account, { body });
  return { answer, begun: Begun.safeParse(answer.body).data };
};

const Listed = z.array(z.object({ id: z.string() }));

/** Deletes each upload once its file has arrived, and then sends the file again, so that no row names that file. */
const forms: Way = async (world, index) => {
  const account = await join(world, index);
  const keys: string[] = [];
  keepCalling(async () => {
    const { answer, begun } = await begin(world, account);
    if (begun === undefined) return answer;
    const params = { id: begun.upload.id };
    await send(begun);
    await world.call('deleteUpload', account, { params });
    if (await send(begun)) keys.push(keyOf(begun));
    return answer;
  });
  world.atEnd.push(async () => {
    const listed = await world.call('listUploads', account);
    const known = new Set(Listed.parse(listed.body).map(({ id }) => id));
    const stray: string[] = [];
    for (const key of keys) {
      const isKnown = key.split('/').some((part) => known.has(part));
      if (!isKnown && (await media().exists(key))) stray.push(key);
    }
    const quantity = stray.length * LARGEST_BYTES;
    // If nothing erases a file, the bucket keeps it for a month.
    world.lose(account.id, Number(itemsOf([{ sku: 's3.storage', quantity }], now()).pico) / PICO_PER_USD);
    return index === 0
      ? [
          `The first account left ${stray.length} files, as much as ${quantity / 1e9} GB, outside its storage.`,
        ]
      : [];
  });
  return account;
};

/** Has an uploaded file checked; its contents don’t matter here. */
const checkFile = async (world: World, account: Account, bytes: number): Promise<Answer> => {
  const { answer, begun } = await begin(world, account, bytes);
  if (begun === undefined) return answer;
  await media().write(keyOf(begun), FILE, 'video/mp4');
  return world.call('checkUpload', account, { params: { id: begun.upload.id } });
};

/** Keeps as many checks of maximum-size files running as are allowed at once. */
const probe: Way = async (world, index) => {
  const account = await join(world, index);
  keepCalling(async () => {
    const answer = await checkFile(world, account, LARGEST_BYTES);
    return answer.status < 300 ? answer : { ...answer, retryAfterMs: MINUTE_MS };
  });
  return account;
};

const Series = z.object({ id: z.string() });
const PREMISE = 'Trains that never arrived, told at night to people who cannot sleep. '
  .repeat(40)
  .slice(0, PREMISE_MAX_CHARS - 1)
  .trim();
const SERIES = {
  name: 'Trains',
  premise: PREMISE,
  category: 'Mystery',
  language: 'en',
  voiceId: 'adam',
  music: { kind: 'none' },
  length: 'long',
  cadence: { days: ['mon'], times: ['18:30'], zone: 'UTC' },
  leadHours: 24,
  approves: 'script',
  unanswered: 'skip',
  creditFloor: 0,
} as const;

const Ideas = z.object({ ideas: z.array(z.unknown()) });

/** Makes many simultaneous calls that add ideas and ask for suggested ones. */
const ideas: Way = async (world, index) => {
  const account = await join(world, index);
  await world.call('startTrial', account);
  const created = await world.call('createSeries', account, { body: SERIES });
  const params = { id: Series.parse(created.body).id };
  const own = {
    ideas: Array.from({ length: IDEAS_A_CALL }, (_, idea) => ({ text: `A train, number ${idea}.` })),
  };
  let calls: readonly (() => Promise<Answer>)[] = [
    () => world.call('suggestIdeas', account, { params }),
    () => world.call('addIdeas', account, { params, body: own }),
    () =>
      world.call('suggestFirstIdeas', account, {
        body: { premise: PREMISE, category: 'Mystery', language: 'en' },
      }),
  ];
  keepCalling(async () => {
    const rounds = await Promise.all(
      calls.map(async (call) => ({
        call,
        answers: await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => call())),
      })),
    );
    // The queue stays full, so further calls don’t add anything and only pay for another moderation of the same text.
    calls = rounds
      .filter(({ answers }) => answers.some(({ code }) => code !== 'conflict'))
      .map(({ call }) => call);
    const answers = rounds.flatMap((round) => round.answers);
    const wait = Math.min(...answers.map(({ retryAfterMs }) => retryAfterMs), HOUR_MS);
    return { ...(answers[0] ?? created), status: 409, code: 'busy', retryAfterMs: Math.max(wait, MINUTE_MS) };
  });
  world.atEnd.push(async () => {
    if (index > 0) return [];
    const { body } = await world.call('listIdeas', account, { params });
    return [`The first account’s series has ${Ideas.parse(body).ideas.length} ideas.`];
  });
  return account;
};

/** What a customer does during the attack, competing for the same resources. */
export const BESIDES: Readonly<Record<string, Besides>> = {
  probe: (world, account) => checkFile(world, account, FILE.length),
};
export const JOB_WAYS: Readonly<Record<string, Way>> = { speak, export: exporting, forms, probe, ideas };
