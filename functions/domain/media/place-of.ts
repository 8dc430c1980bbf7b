/** A ULID. */
export const ID = '[0-9A-HJKMNP-TV-Z]{26}';
/** An account’s random folder. */
export const FOLDER = '[0-9a-f]{32}';

/** What an object in the bucket belongs to. */
export interface Place {
  /** Everything under this prefix belongs to the same row. */
  readonly prefix: string;
  /**
   * `arrival`: a file just uploaded with a permit. `film`: files belonging to a video or its storyboard. `upload`: a
   * creator’s own file. `archive`: everything in an account, packed. `preview`: a recording of a voice.
   */
  readonly kind: 'arrival' | 'film' | 'upload' | 'archive' | 'preview';
  /** The account’s id or, for files served by the edge, its folder; both are absent for previews. */
  readonly ownerId?: string | undefined;
  readonly folder?: string | undefined;
  readonly id?: string | undefined;
}

const PLACES = [
  ['arrival', `work/(?<ownerId>${ID})/uploads/(?<id>${ID})/`],
  ['film', `(?:work|withheld)/(?<ownerId>${ID})/(?:storyboards/)?(?<id>${ID})/`],
  ['archive', `media/exports/(?<folder>${FOLDER})/(?<id>${ID})\\.zip$`],
  ['preview', 'media/previews/.+$'],
  ['upload', `media/(?<folder>${FOLDER})/uploads/(?<id>${ID})/`],
  ['film', `media/(?<folder>${FOLDER})/(?:storyboards/)?(?<id>${ID})/`],
] as const satisfies readonly (readonly [Place['kind'], string])[];

const PATTERNS = PLACES.map(([kind, pattern]) => [kind, new RegExp(`^${pattern}`, 'u')] as const);

/** What the object with this key belongs to; undefined for evidence and other objects that are never deleted. */
export const placeOf = (key: string): Place | undefined => {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(key);
    if (found !== null) return { kind, prefix: found[0], ...found.groups };
  }
  return undefined;
};
