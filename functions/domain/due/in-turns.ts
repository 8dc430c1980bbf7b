/** The items of several owners in turns, each owner’s in their order: nobody waits for all that another has due. */
export const inTurns = <Item extends { readonly ownerId: string }>(
  items: readonly Item[],
): readonly Item[] => {
  const byOwner = Map.groupBy(items, ({ ownerId }) => ownerId);
  const most = Math.max(0, ...[...byOwner.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    [...byOwner.values()].flatMap((own) => own.slice(turn, turn + 1)),
  );
};
