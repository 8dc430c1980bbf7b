/** Runs a cdk command with the pinned Node and returns its exit status. */
export function cdk(args: readonly string[]): number;

/** The named stages, with or without `--stage`, and the remaining arguments for cdk. */
export function stagesIn(args: readonly string[]): { stages: string[]; rest: string[] };
