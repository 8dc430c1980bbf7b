import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { archiveFolder } from '#functions/domain/export/film-files.ts';
import type { UserData } from '#functions/domain/export/ports.ts';
import { Video } from '#functions/domain/video/video.ts';
import { userPk } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { INTERNAL, kindOf, ROWS } from './user-rows.ts';

type Row = Readonly<Record<string, unknown>>;

const EXPORTED = [...ROWS].flatMap(([kind, row]) => ('file' in row ? [{ kind, ...row }] : []));
const LEFT_OUT = [...ROWS.values()].flatMap((row) =>
  'leftOut' in row ? [{ what: row.what, why: row.leftOut }] : [],
);
const FolderOf = Video.pick({ id: true, title: true });
const isDeleted = ({ status }: Row): boolean => status === 'deleting';

/** A row as its owner sees it; undefined for a row that the owner deleted. */
const shownAs = (
  row: Row,
  { kind, only, without = [] }: (typeof EXPORTED)[number],
): Record<string, unknown> | undefined => {
  if (kind === 'VIDEO' && isDeleted(row)) return undefined;
  const hidden = new Set<string>([...INTERNAL, ...without]);
  const shown = Object.entries(row).filter(([name]) => (only?.includes(name) ?? true) && !hidden.has(name));
  const video = kind === 'VIDEO' ? FolderOf.safeParse(row).data : undefined;
  return { ...Object.fromEntries(shown), ...(video && { folder: archiveFolder(video) }) };
};

export const userDataStore = (table: Table): UserData => ({
  files: EXPORTED.map(({ file: name, about }) => ({ name, about })),
  leftOut: LEFT_OUT,
  rows: async function* (userId, name) {
    const about = EXPORTED.find(({ file }) => file === name);
    if (about === undefined) return;
    const pages = paginateQuery(
      { client: table.client },
      {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
        ExpressionAttributeValues: { ':pk': userPk(userId), ':kind': about.kind },
      },
    );
    for await (const { Items = [] } of pages)
      for (const row of Items) {
        if (kindOf(String(row['sk'])) !== about.kind) continue;
        const shown = shownAs(row, about);
        if (shown !== undefined) yield shown;
      }
  },
});
