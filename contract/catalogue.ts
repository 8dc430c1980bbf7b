/**
 * Every business constant of the product, defined once. Amounts are in US dollars; other units are in the
 * names.
 */

export const CATEGORIES = ['General', 'History', 'Science', 'Technology', 'Adventure', 'Mystery'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Languages a story can be written and spoken in (ISO 639-1). */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Language names as shown in the interface. */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
} as const satisfies Record<Language, string>;

/** Length of a password, in characters; length is the only rule. `max` is the user pool's own limit. */
export const PASSWORD_CHARS = { min: 10, max: 256 } as const;

export const STORY_PROMPT_MAX_CHARS = 2000;
export const STORY_MIN_WORDS = 60;
export const STORY_MAX_WORDS = 400;
export const READING_WORDS_PER_MINUTE = 200;
/** How much of a story is shown on its card, in the wizard, and in the dialog for making a video. */
export const PREVIEW_CHARS = { card: 150, wizard: 200, fromStory: 300 } as const;

export const CREDITS_PER_VIDEO = 10;
/** How often an account may request suggestions, which cost no credits. */
export const SUGGESTIONS_PER_HOUR = 20;
/** The price of repainting or rewriting one scene. */
export const CREDITS_PER_SCENE = 1;
/** An update costs one credit for each scene that is filmed again: at least one, and at most this many. */
export const UPDATE_CREDITS_MAX = 10;
/** How long the version before an edit can be restored. */
export const PREVIOUS_KEPT_DAYS = 7;
export const SCENE_TEXT_MAX_CHARS = 300;
/** How many words an account’s pronunciation list can hold, and how long a word and its respelling may be. */
export const PRONUNCIATIONS_MAX = 500;
export const PRONOUNCED_WORD_MAX_CHARS = 40;
export const RESPELLING_MAX_CHARS = 60;
export const STORYBOARD_SCENES_MAX = 40;
/**
 * The maximum number of storyboards that an account may have at once, not counting those already made into videos.
 */
export const STORYBOARDS_OPEN_MAX = 50;
/** How many series can be active during a trial. Each plan sets its own number. */
export const SERIES_IN_TRIAL = 1;
/** How many series an account may keep, including paused ones. */
export const SERIES_KEPT = 20;
export const SERIES_NAME_MAX_CHARS = 60;
export const PREMISE_MAX_CHARS = 2000;
/** How many videos a series may make in one day. */
export const CADENCE_TIMES_MAX = 3;
/** The maximum number of runs that a series may start within 24 hours, however often its times are changed. */
export const RUNS_A_DAY = 2 * CADENCE_TIMES_MAX;
/** How long before an airing a series starts making the video. */
export const LEAD_HOURS = [2, 6, 12, 24, 48] as const;
/** The video lengths offered for a series, and roughly how many words each length takes. */
export const SERIES_LENGTHS = {
  short: { seconds: 30, words: 75 },
  medium: { seconds: 60, words: 150 },
  long: { seconds: 90, words: 225 },
} as const;
export type SeriesLength = keyof typeof SERIES_LENGTHS;
export const IDEA_MAX_CHARS = 300;
/** How many ideas may wait in the queue of a series. */
export const IDEAS_KEPT = 200;
/** How many ideas a model suggests at a time, and how many of them the wizard shows at first. */
export const IDEAS_AT_ONCE = 10;
export const FIRST_IDEAS = 3;
/** The maximum number of ideas that one call can add. Browsers send a longer list in parts. */
export const IDEAS_A_CALL = 20;
/** How many times in total a script is written before it is held as a repetition. */
export const SCRIPT_WRITES = 3;
export const REMAKE_NOTE_MAX_CHARS = 500;
/** How many scripts a run may have. The limit exists because remaking a script that has no video is free. */
export const RUN_ROUNDS_MAX = 10;
/** How long after its airing an unanswered run ends, even if its series is set to wait. */
export const ANSWER_DAYS_MAX = 30;
/** The lengths of text that every platform accepts. YouTube’s title and TikTok’s caption have the lowest limits. */
export const POST_MAX = { titleChars: 100, descriptionChars: 2000, tags: 15, tagChars: 30 } as const;
/** How long an unchanged draft lasts. */
export const DRAFT_HOURS = 24;
/** The longest time that a draft can last, no matter how often it changes. */
export const DRAFT_DAYS_MAX = 7;
/** The maximum length of a picture description. */
export const PICTURE_TEXT_MAX_CHARS = 600;
/**
 * The maximum length of a scene’s text while it is being edited. A scene is marked if its picture would be shown for
 * too long.
 */
export const SCENE_WORDS_MAX_CHARS = 600;
/** Scenes longer than this are marked, because their picture would be shown for too long. */
export const SCENE_LONG_SECONDS = 12;
export const ZOOM_MOST = 3;
/** How long the intermediate files of a film are kept, so that its scenes can be edited. */
export const PIECES_KEPT_DAYS = 30;
/** How long a deleted video can be restored. */
export const DELETED_KEPT_DAYS = 7;
/**
 * The maximum number of an account’s publications that may be waiting or in progress at once; simultaneous orders may
 * exceed this number.
 */
export const PUBLICATIONS_OPEN_MAX = 50;
/** How many platform accounts may be connected to one account. */
export const CONNECTIONS_MAX = 10;
/** How long a canceled publication is listed. */
export const CANCELED_KEPT_DAYS = 30;
/** How long content that operators took down is kept as evidence. US law requires a year after a report. */
export const EVIDENCE_KEPT_DAYS = 400;
/** How far back the table can be restored, and so how long deleted data can still come back. */
export const BACKUP_DAYS = 35;
/**
 * How long each of the edge's two cache layers keeps the films and pages of shared videos. Twice this, plus the time
 * it takes to move a video's files, is under a minute: the longest time that a video can still be watched after its
 * takedown.
 */
export const EDGE_CACHE_SECONDS = 20;
/**
 * Errors that the edge doesn't cache. By default it caches an error for ten seconds, serves it to everyone who
 * requests the path, regardless of their cookies, and ignores `no-store` for most of these codes.
 */
export const EDGE_KEEPS_NO = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504] as const;
export const FREE_VIDEOS_PER_MONTH = 3;
export const FREE_CREDITS_PER_MONTH = FREE_VIDEOS_PER_MONTH * CREDITS_PER_VIDEO;
/** Unused credits of paid plans roll over, up to this many monthly allowances. */
export const ROLL_OVER_MONTHS = 2;
const TRIAL_VIDEOS = 20;
export const TRIAL = { videos: TRIAL_VIDEOS, credits: TRIAL_VIDEOS * CREDITS_PER_VIDEO, days: 7 } as const;
/** Customers may ask for a refund for this many days after a payment. */
export const MONEY_BACK_DAYS = 30;
/** How long the link that confirms a newsletter subscription is valid. */
export const NEWSLETTER_CONFIRM_DAYS = 7;
export const SUPPORT_EMAIL = 'support@veilcast.app';

/** A monthly price in cents, valid from its date (UTC) until the plan's next price takes effect. */
export interface PlanPrice {
  readonly from: `${number}-${number}-${number}`;
  readonly cents: number;
}

interface CataloguePlan {
  readonly name: string;
  /**
   * Oldest first. To change a price, add a line and keep the old ones: subscribers keep the price they signed
   * up for, and an invoice for an amount that is missing here grants no credits.
   */
  readonly prices: readonly [PlanPrice, ...PlanPrice[]];
  readonly videosPerMonth: number;
  readonly credits: number;
  readonly series: number;
  readonly popular: boolean;
}

/** Every plan, smallest first. */
export const PLANS = [
  {
    name: 'Hobby',
    prices: [{ from: '2024-01-01', cents: 1900 }],
    videosPerMonth: 5,
    credits: 50,
    series: 0,
    popular: false,
  },
  {
    name: 'Starter',
    prices: [{ from: '2024-01-01', cents: 3900 }],
    videosPerMonth: 40,
    credits: 400,
    series: 1,
    popular: true,
  },
  {
    name: 'Growth',
    prices: [{ from: '2024-01-01', cents: 6900 }],
    videosPerMonth: 120,
    credits: 1200,
    series: 3,
    popular: false,
  },
  {
    name: 'Influencer',
    prices: [{ from: '2024-01-01', cents: 12_900 }],
    videosPerMonth: 240,
    credits: 2400,
    series: 6,
    popular: false,
  },
  {
    name: 'Ultra',
    prices: [{ from: '2024-01-01', cents: 19_900 }],
    videosPerMonth: 500,
    credits: 5000,
    series: 10,
    popular: false,
  },
] as const satisfies readonly CataloguePlan[];

/**
 * How accounts share a stage’s monthly budgets, in percent. A lower tier can never use up a higher tier’s share; a
 * budget below `fromUsd` is not shared. In one day, a tier may use `dayPercent` of its monthly share, or what
 * `dayFilms` films can cost if that is more.
 */
export const BUDGET_TIERS = {
  fromUsd: 100,
  percent: { paid: 70, trial: 20, free: 10 },
  dayPercent: 10,
  dayFilms: 20,
} as const;

/**
 * What may be spent on checking uploads and packing archives, neither of which costs credits. `percent`: of a
 * stage’s budgets, shared in the same way. `dayUsd`: per account and day (UTC); work already in progress is still
 * finished.
 */
export const WORK_PURSES = {
  checks: { percent: 5, dayUsd: { free: 0.1, trial: 0.2, paid: 0.4 } },
  packs: { percent: 2, dayUsd: { free: 0.1, trial: 0.1, paid: 0.1 } },
} as const;
export type WorkKind = keyof typeof WORK_PURSES;

/**
 * What an account’s failed videos may cost us in a month before we pause it; on paid plans, a percentage of
 * the price.
 */
export const LOSS_CAPS = { freeUsd: 0.5, trialUsd: 1.5, paidPercent: 5 } as const;

/**
 * What an account may spend in a month on things other than videos: stories, ideas, suggestions and speech, whether
 * or not they succeed. On paid plans, it is a percentage of the monthly price. Failed videos count too. The account
 * may spend `dayUsd` of it in one day (UTC).
 */
export const UNPAID_CAPS = { dayUsd: 0.5, freeUsd: 0.5, trialUsd: 1.5, paidPercent: 10 } as const;

/**
 * What an account’s calls alone may cost in one day (UTC): enough for about fifty thousand calls, or fewer if
 * responses are long.
 */
export const CALLS_USD_A_DAY = 0.25;

/** How many (estimated) minutes of narration are free of charge: per storyboard, and per account and day (UTC). */
export const SPEECH_MINUTES = { storyboard: 20, day: { free: 10, trial: 15, paid: 15 } } as const;

/** The affiliate program: a share of every payment by users who sign up within this many days of following a link. */
export const AFFILIATE = { commissionPercent: 30, attributionDays: 60, payoutMinimumCents: 5000 } as const;

/** Marketing claims on the public pages; none of these figures is computed. */
export const CLAIMS = {
  creators: '27,000+',
  songs: '1000s',
  commissionPerMonth: '$89',
  conversion: '8.5%',
  averageOrder: '$69',
  topAffiliate: '$12,000+',
} as const;

/** A session ends after `idle` days without a request, and after `most` days at the latest. */
export const SESSION_DAYS = { idle: 30, most: 90 } as const;
/** How long a network or browser counts as the owner's after the owner signs in from it with a password. */
export const KNOWN_DAYS = 90;
/** How many sessions an account can have. One more sign-in ends the least recently used session. */
export const SESSIONS_AT_ONCE = 20;
/** How precisely a session’s last use is recorded: not to the second, so that not every request causes a write. */
export const SESSION_USE_MINUTES = 15;
/** How long a sign-in counts as recent, for actions that require a recent one. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** `free` and `trial` come from the specification; a paid subscription uses its plan’s name in lower case. */
export const SUBSCRIPTIONS = [
  'free',
  'trial',
  'hobby',
  'starter',
  'growth',
  'influencer',
  'ultra',
  'pro',
  'premium',
] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

/** How many of an account's videos are made at the same time. The others wait their turn. */
export const FILMS_AT_ONCE = {
  free: 1,
  trial: 2,
  hobby: 2,
  starter: 3,
  growth: 5,
  influencer: 8,
  ultra: 12,
  pro: 2,
  premium: 2,
} as const satisfies Record<Subscription, number>;

/** How many of an account’s uploads are checked, or archives packed, at the same time. The others wait. */
export const CHECKS_AT_ONCE = {
  free: 2,
  trial: 2,
  hobby: 4,
  starter: 4,
  growth: 4,
  influencer: 4,
  ultra: 4,
  pro: 4,
  premium: 4,
} as const satisfies Record<Subscription, number>;
export const PACKS_AT_ONCE = {
  free: 1,
  trial: 1,
  hobby: 1,
  starter: 1,
  growth: 1,
  influencer: 1,
  ultra: 1,
  pro: 1,
  premium: 1,
} as const satisfies Record<Subscription, number>;

/**
 * How many videos an account may send in one day to a platform whose daily quota all accounts share, such as YouTube;
 * any further videos wait until the next day. `pro` and `premium` are not sold.
 */
export const SHARED_UPLOADS_A_DAY = {
  free: 1,
  trial: 3,
  hobby: 3,
  starter: 5,
  growth: 10,
  influencer: 15,
  ultra: 20,
  pro: 3,
  premium: 3,
} as const satisfies Record<Subscription, number>;

/**
 * The maximum share of such a quota that may be used, in percent: by one account, by all free accounts together, and
 * by trials and free accounts together. The rest is for paying accounts.
 */
export const SHARED_QUOTA_PERCENT = { account: 20, free: 20, unpaid: 40 } as const;

/** How long signed cookies and URLs give owners access to files. Open pages renew them. */
export const ACCESS_MINUTES = 15;

/**
 * How long cookies and URLs give viewers access to a shared video: only briefly, because its link may be closed at
 * any time, but for longer than any film lasts and longer than the page takes to renew them.
 */
export const VIEWER_MINUTES = 5;

/**
 * How often an account may be exported per day (UTC), how long the archive is kept, and how many links to it may be
 * made.
 */
export const EXPORTS_PER_DAY = 3;
export const EXPORT_HOURS = 24;
export const EXPORT_OPENINGS = 3;

/**
 * Gigabytes of traffic that an account may generate in a month (UTC): the owner’s viewing, downloads, share links and
 * publishing on platforms, taken together. Once they are used up, the account’s links stop working until the next
 * month, and nothing more is published. `pro` and `premium` are not sold.
 */
export const EGRESS_GB = {
  free: 20,
  trial: 50,
  hobby: 200,
  starter: 500,
  growth: 1_000,
  influencer: 2_000,
  ultra: 5_000,
  pro: 200,
  premium: 200,
} as const satisfies Record<Subscription, number>;

/**
 * Gigabytes of a creator’s own media that an account may keep. Above the limit, existing files stay, but none
 * can be added.
 */
export const MEDIA_GB = {
  free: 0.2,
  trial: 1,
  hobby: 2,
  starter: 4,
  growth: 8,
  influencer: 12,
  ultra: 20,
  pro: 2,
  premium: 2,
} as const satisfies Record<Subscription, number>;
export const UPLOAD_KINDS = ['picture', 'clip', 'sound'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
/** The largest file of each kind, in megabytes (10⁶ bytes). */
export const UPLOAD_MAX_MB = { picture: 25, clip: 200, sound: 20 } as const satisfies Record<
  UploadKind,
  number
>;
/** The maximum length of a clip or sound. */
export const UPLOAD_MAX_SECONDS = 180;
/** How many files an account can have, and how many of them may be uploading or being checked at once. */
export const UPLOADS_KEPT = 1000;
export const UPLOADS_AT_ONCE = 20;
/** How long a browser that was given a permit may wait before it starts sending the file. */
export const UPLOAD_PERMIT_MINUTES = 10;

export const FRAMES_PER_SECOND = 30;
export const QUALITIES = ['480p', '720p', '1080p'] as const;
export const DEFAULT_QUALITY = '720p' satisfies (typeof QUALITIES)[number];
/** The video quality used when publishing to other platforms. */
export const SHARPEST_QUALITY = '1080p' satisfies (typeof QUALITIES)[number];
/** Pixel sizes of the renditions a finished video is delivered in. */
export const RENDITIONS = [
  { format: 'mp4', quality: '480p', width: 480, height: 854 },
  { format: 'mp4', quality: '720p', width: 720, height: 1280 },
  { format: 'mp4', quality: '1080p', width: 1080, height: 1920 },
  { format: 'webm', quality: '720p', width: 720, height: 1280 },
] as const;
export type Rendition = (typeof RENDITIONS)[number];
export const FILM_MIN_SECONDS = 15;
export const FILM_MAX_SECONDS = 180;
/** How much longer a film may be than its narration, in seconds. */
export const FILM_TAIL_SECONDS = 1.5;

export const VOICES = [
  { id: 'adam', name: 'Adam', description: 'Male, middle-aged, deep' },
  { id: 'charlotte', name: 'Charlotte', description: 'Female, young' },
  { id: 'will', name: 'Will', description: 'Male, young' },
  { id: 'bryan', name: 'Bryan', description: 'Male, old' },
  { id: 'audrey', name: 'Audrey', description: 'Female, middle-aged' },
] as const;
export type VoiceId = (typeof VOICES)[number]['id'];

export const TRACKS = [
  { id: 'night-train', name: 'Night Train', genre: 'Lo-fi' },
  { id: 'deep-current', name: 'Deep Current', genre: 'Ambient' },
  { id: 'first-light', name: 'First Light', genre: 'Cinematic' },
  { id: 'iron-gate', name: 'Iron Gate', genre: 'Epic' },
  { id: 'glass-garden', name: 'Glass Garden', genre: 'Piano' },
  { id: 'cold-case', name: 'Cold Case', genre: 'Suspense' },
  { id: 'neon-mile', name: 'Neon Mile', genre: 'Synthwave' },
  { id: 'paper-boats', name: 'Paper Boats', genre: 'Acoustic' },
  { id: 'clockwork', name: 'Clockwork', genre: 'Minimal' },
] as const;
export type TrackId = (typeof TRACKS)[number]['id'];

export const LIST_PAGE_SIZE = 50;
export const BODY_LIMIT_BYTES = 64 * 1024;
/** The largest webhook body accepted from the payment provider. */
export const RAW_BODY_LIMIT_BYTES = 1024 * 1024;
