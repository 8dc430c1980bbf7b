/** The share of all members of two sets that are in both sets (Jaccard); 0 when both are empty. */
export const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = [...one].filter((member) => other.has(member)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
};
