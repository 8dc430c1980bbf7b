import { REASONS } from '#functions/domain/operators/case.ts';
import { caseSort, OTHER_CASES, operatorKeys, URGENT_CASES } from '#functions/store/table/operator-keys.ts';
import { secondsOf, type Table, type TransactItem } from '#functions/store/table/table.ts';
import { countOf } from './case-row.ts';

const DAY_SECONDS = 86_400;
/** Longer than the period in which the owner may appeal. */
const CLOSED_KEPT_SECONDS = 400 * DAY_SECONDS;

interface Subject {
  readonly subject: string;
  readonly ownerId: string;
  readonly videoId: string | undefined;
}

/** The attributes that identify what the case is about and whose it is. */
const named = {
  update: 'subject = :subject, ownerId = :owner',
  values: ({ subject, ownerId }: Subject) => ({ ':subject': subject, ':owner': ownerId }),
};

/** Closes a case, because nothing in it is waiting for an operator; a later report reopens it. */
export const closing = (table: Table, about: Subject, now: Date): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: operatorKeys.case(about.subject),
    UpdateExpression: `SET ${named.update}, closedAt = :at, #ttl = :ttl
      REMOVE gsi1pk, gsi1sk, openedAt, held, appeal, reports, ${REASONS.map(countOf).join(', ')}`,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ...named.values(about),
      ':at': now.toISOString(),
      ':ttl': secondsOf(now) + CLOSED_KEPT_SECONDS,
    },
  },
});

interface Opening {
  readonly isUrgent: boolean;
  /** Additional update expressions for the row, such as `appeal = :appeal`. */
  readonly set?: string;
  readonly add?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Opens a case, or adds to an open one. */
export const opening = (
  table: Table,
  about: Subject,
  now: Date,
  { isUrgent, set, add, names, values }: Opening,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: operatorKeys.case(about.subject),
    UpdateExpression: `SET ${named.update}${about.videoId === undefined ? '' : ', videoId = :video'}${set === undefined ? '' : `, ${set}`},
        openedAt = if_not_exists(openedAt, :at), gsi1sk = if_not_exists(gsi1sk, :sort),
        gsi1pk = ${isUrgent ? ':group' : 'if_not_exists(gsi1pk, :group)'}
      REMOVE #ttl ${add === undefined ? '' : `ADD ${add}`}`,
    ExpressionAttributeNames: { '#ttl': 'ttl', ...names },
    ExpressionAttributeValues: {
      ...named.values(about),
      ...(about.videoId === undefined ? {} : { ':video': about.videoId }),
      ':at': now.toISOString(),
      ':sort': caseSort(now.toISOString(), about.subject),
      ':group': isUrgent ? URGENT_CASES : OTHER_CASES,
      ...values,
    },
  },
});
