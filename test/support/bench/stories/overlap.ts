/** Of all members of two sets, the share that both sets contain (Jaccard index); 0 if both are empty. */
export const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = [...one].filter((member) => other.has(member)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
};
