import type { Idea } from '#functions/domain/series/idea.ts';
import { ideaKey } from '#functions/store/table/series-keys.ts';
import type { Table, TransactItem } from '#functions/store/table/table.ts';

const keyOf = ({ ownerId, seriesId, id }: Idea) => ideaKey(ownerId, seriesId, id);

export const ideaRow = (idea: Idea) => ({ ...keyOf(idea), ...idea });

export const newIdeaRow = (table: Table, idea: Idea): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: ideaRow(idea),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Removes an idea from the queue if its text is unchanged, even if its place in the queue has changed. */
export const takenIdea = (table: Table, idea: Idea): TransactItem => ({
  Delete: {
    TableName: table.name,
    Key: keyOf(idea),
    ConditionExpression:
      idea.script === undefined
        ? '#text = :text AND attribute_not_exists(#script)'
        : '#text = :text AND #script = :script',
    ExpressionAttributeNames: { '#text': 'text', '#script': 'script' },
    ExpressionAttributeValues: {
      ':text': idea.text,
      ...(idea.script !== undefined && { ':script': idea.script }),
    },
  },
});

export const returnedIdea = (table: Table, idea: Idea): TransactItem => ({
  Put: { TableName: table.name, Item: ideaRow(idea) },
});
