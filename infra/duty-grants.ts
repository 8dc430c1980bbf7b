import { ENDS, FULFILS, MINUTE, PROGRESS } from './grants.ts';
import type { DutyLine } from './permissions/needs.ts';

const DUTY = { ...MINUTE, unfinishedIndex: true } as const;

/** The scheduled duties, each with its own schedule. */
export const DUTY_GRANTS = {
  RescueRenders: {
    ...DUTY,
    everyMinutes: 1,
    neglected:
      'Videos and pictures that hang stay unfinished, and neither their credits nor those of abandoned drafts are returned.',
    table: ENDS,
    media: ['erase'],
    work: ['erase'],
    startsFilms: true,
    paints: true,
    speaks: true,
    alignsNarrations: true,
  },
  DispatchFilms: {
    ...MINUTE,
    everyMinutes: 1,
    neglected: 'Queued videos wait although slots are free.',
    table: [...ENDS, 'Query'],
    startsFilms: true,
    queues: true,
  },
  PruneMedia: {
    ...DUTY,
    everyMinutes: 5,
    neglected: 'Files of deleted videos stay in the bucket, and may stay open to who opened them before.',
    table: [...PROGRESS, 'DeleteItem'],
    media: ['read', 'erase'],
    withheld: ['write', 'erase'],
    work: ['erase'],
  },
  MeterEgress: {
    ...MINUTE,
    everyMinutes: 1,
    neglected: 'What viewers watch and download is not counted, so nothing stops at its monthly limit.',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    edgeLog: true,
    secrets: ['origin'],
  },
  ResumeDeletions: {
    ...DUTY,
    everyMinutes: 10,
    neglected: 'Accounts whose deletion failed keep their data.',
    deletesAccounts: true,
  },
  PruneExports: {
    ...DUTY,
    everyMinutes: 10,
    neglected: 'Archives of exported accounts stay for longer than a day.',
    table: PROGRESS,
    exports: ['erase'],
    exportsAccounts: true,
  },
  PruneUploads: {
    ...DUTY,
    everyMinutes: 10,
    neglected: 'Uploads that stopped half-way keep taking storage, and checks that were lost never end.',
    table: [...PROGRESS, 'DeleteItem'],
    arrivals: ['erase'],
    ownMedia: ['erase'],
    checksUploads: true,
  },
  ForgetSignUps: {
    ...MINUTE,
    everyMinutes: 30,
    neglected: 'Addresses that somebody signed up with and never confirmed are kept for more than a day.',
    people: ['ListUsers', 'AdminDeleteUser'],
  },
  ReconcilePayments: {
    ...DUTY,
    everyMinutes: 5,
    neglected: 'Payments whose webhook was lost bring no credits.',
    table: FULFILS,
    payments: true,
  },
  SpeakPreviews: {
    memoryMb: 1024,
    timeoutSeconds: 300,
    everyMinutes: 10,
    neglected: 'Visitors hear voice previews by an earlier narrator, or the shipped ones.',
    table: PROGRESS,
    previews: ['write', 'delete'],
    speech: true,
    spends: true,
    carries: ['kokoro', 'espeak'],
  },
  SendMails: {
    ...DUTY,
    everyMinutes: 1,
    neglected: 'No mails are sent; they wait for a day and are then given up.',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    posters: true,
    secrets: ['signIn'],
    mail: 'sends',
  },
  SettleBudgets: {
    ...MINUTE,
    everyMinutes: 1,
    neglected: 'The monthly budget fills up with reservations for finished videos until it refuses new ones.',
    table: [...PROGRESS, 'DeleteItem', 'Query'],
    spends: true,
  },
} as const satisfies Record<string, DutyLine>;
