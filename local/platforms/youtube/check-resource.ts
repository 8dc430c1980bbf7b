import { invalid } from './google-error.ts';
import { Resource } from './state.ts';

const TITLE_CHARS = 100;
const DESCRIPTION_BYTES = 5000;
const TAGS_CHARS = 500;
const PRIVACIES: ReadonlySet<string> = new Set(['public', 'unlisted', 'private']);
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/u;
const CATEGORY = /^[1-9]\d?$/u;
const KNOWN = {
  snippet: new Set<string>([
    'title',
    'description',
    'tags',
    'categoryId',
    'defaultLanguage',
    'defaultAudioLanguage',
  ]),
  status: new Set<string>([
    'privacyStatus',
    'publishAt',
    'selfDeclaredMadeForKids',
    'containsSyntheticMedia',
    'embeddable',
  ]),
};

const lengthOf = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (/\s/u.test(tag) ? 2 : 0), Math.max(0, tags.length - 1));

const unknownIn = (given: unknown, known: ReadonlySet<string>): string | undefined =>
  typeof given === 'object' && given !== null
    ? Object.keys(given).find((name) => !known.has(name))
    : undefined;

const need = (isMet: boolean, reason: string, what: string): void => {
  if (!isMet) throw invalid(reason, `The request metadata specifies ${what}.`);
};

/** The metadata of a new video, checked the way YouTube would. Throws a `GoogleError`. */
export const checkResource = (given: unknown, now: number): Resource => {
  const parsed = Resource.safeParse(given);
  if (!parsed.success) throw invalid('badRequest', 'Invalid JSON payload received.');
  for (const part of ['snippet', 'status'] as const) {
    const unknown =
      typeof given === 'object' && given !== null
        ? unknownIn(Reflect.get(given, part), KNOWN[part])
        : undefined;
    if (unknown !== undefined)
      throw invalid('badRequest', `Invalid JSON payload received. Unknown name "${unknown}".`);
  }
  const { snippet, status } = parsed.data;
  const { title, description, tags = [], categoryId, defaultLanguage, defaultAudioLanguage } = snippet;
  need(
    title.trim() !== '' && title.length <= TITLE_CHARS && !/[<>]/u.test(title),
    'invalidTitle',
    'an invalid or empty video title',
  );
  need(
    Buffer.byteLength(description) <= DESCRIPTION_BYTES && !/[<>]/u.test(description),
    'invalidDescription',
    'an invalid video description',
  );
  need(lengthOf(tags) <= TAGS_CHARS && !tags.includes(''), 'invalidTags', 'invalid video keywords');
  need(CATEGORY.test(categoryId), 'invalidCategoryId', 'an invalid category ID');
  for (const language of [defaultLanguage, defaultAudioLanguage])
    need(language === undefined || LANGUAGE.test(language), 'invalidLanguage', 'an invalid language');
  const { privacyStatus, publishAt } = status;
  need(PRIVACIES.has(privacyStatus), 'invalidPrivacyStatus', 'an invalid privacy status');
  need(
    publishAt === undefined || (privacyStatus === 'private' && Date.parse(publishAt) > now),
    'invalidPublishAt',
    'an invalid scheduled publishing time',
  );
  return parsed.data;
};
