/** Turns DynamoDB's sets into lists, which JSON supports. */
const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** Rows as the text of a JSON array, in pieces. */
export async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, plain, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
