import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

const Provider = z.enum(['openai', 'offline']);

/** What one stage decides for itself. Unknown fields are refused, so that a typing mistake cannot pass as a default. */
export const StageSettings = z.strictObject({
  /** Without these two the account and region of the caller's credentials are used. */
  account: z
    .string()
    .regex(/^\d{12}$/u, 'an account is twelve digits')
    .optional(),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/u, 'a region looks like eu-west-1')
    .optional(),
  /** The site's own name. The certificate is one of us-east-1, where CloudFront looks for it. */
  domain: z
    .strictObject({
      name: z.hostname(),
      certificateArn: z
        .string()
        .startsWith('arn:aws:acm:us-east-1:', 'CloudFront needs a certificate of us-east-1'),
    })
    .optional(),
  /** Who writes and who paints: a model, or the code of `functions/offline`, which needs no key. */
  writer: Provider,
  painter: Provider,
  /** Any OpenAI-compatible address; OpenAI's own when left out. */
  textBaseUrl: z.url().optional(),
  imageBaseUrl: z.url().optional(),
  textModel: z.string().min(1),
  imageModel: z.string().min(1),
  imageQuality: z.enum(['low', 'medium', 'high']),
  /** `<width>x<height>` in pixels, taller than wide. */
  pictureSize: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/u)
    .refine((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return height > width;
    }, 'a picture is taller than wide'),
  /** Scenes of one film that are painted or filmed at the same time. A new account may run ten functions in all. */
  filmConcurrency: z.int().min(1).max(40),
  /** Google as the identity provider; `off` leaves Cognito's own e-mail sign-in. The client secret is a secret of the stage. */
  google: z.union([
    z.literal('off'),
    z.strictObject({ clientId: z.string().endsWith('.apps.googleusercontent.com') }),
  ]),
  /** Whether people may sign up and sign in with an address and a password on the site's own login page. */
  emailSignIn: z.boolean().default(false),
  /** Who takes payments; `off`: plans are shown and cannot be bought. The keys are a secret of the stage. */
  payments: z.enum(['stripe', 'off']),
  /** Whether the table, the media and the users are guarded against deletion, by mistake too. */
  deletionProtection: z.boolean(),
  /** The table to use in place of the stack's own, which stays: one that was restored from it (`docs/runbook.md`). */
  restoredTable: z.string().min(3).optional(),
  /** Who is told of alarms; without it they are seen on the dashboard only. */
  alarmAddress: z.email().optional(),
  /** Whether a release serves a tenth of the requests and films first, and is taken back when an alarm rings. */
  canary: z.boolean().default(false),
  logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
});
export type StageSettings = z.infer<typeof StageSettings>;

const STAGES = {
  dev: {
    writer: 'offline',
    painter: 'offline',
    textModel: 'gpt-6-luna',
    imageModel: 'gpt-image-2.5-flare',
    imageQuality: 'low',
    pictureSize: '1152x2048',
    filmConcurrency: 4,
    google: 'off',
    payments: 'off',
    deletionProtection: false,
    logRetentionDays: 7,
  },
  staging: {
    writer: 'openai',
    painter: 'openai',
    textModel: 'gpt-6-luna',
    imageModel: 'gpt-image-2.5-flare',
    imageQuality: 'low',
    pictureSize: '1152x2048',
    filmConcurrency: 8,
    google: 'off',
    payments: 'stripe',
    deletionProtection: false,
    logRetentionDays: 30,
  },
  prod: {
    writer: 'openai',
    painter: 'openai',
    textModel: 'gpt-6-luna',
    imageModel: 'gpt-image-2.5-flare',
    imageQuality: 'medium',
    pictureSize: '1152x2048',
    filmConcurrency: 20,
    google: 'off',
    payments: 'stripe',
    deletionProtection: true,
    canary: true,
    logRetentionDays: 365,
  },
} as const satisfies Record<string, z.input<typeof StageSettings>>;

export const STAGE_NAMES = Object.keys(STAGES);

/** The settings of a stage after checking. Throws a `SettingsError` that names the stage and the field. */
export const checkStage = (name: string, settings: unknown): StageSettings => {
  const parsed = StageSettings.safeParse(settings);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new SettingsError(
    `The settings of stage ${name} in infra/stages.ts are wrong: ${faults.join('; ')}.`,
  );
};

/** The settings of a known stage. Throws a `SettingsError` when there is none of that name. */
export const stageSettings = (name: string): StageSettings => {
  const found = new Map<string, unknown>(Object.entries(STAGES)).get(name);
  if (found === undefined)
    throw new SettingsError(
      `There is no stage "${name}" in infra/stages.ts; there are ${STAGE_NAMES.join(', ')}.`,
    );
  return checkStage(name, found);
};
